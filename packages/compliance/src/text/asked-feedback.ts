// Finds feedback and surveys that a description asks for, and takes away what they are about: that is not what is sent.

export type AskedFeedback = {
  /** The words that ask, as the description has them; undefined if it asks for no feedback. */
  readonly quoted: string | undefined;
  /** The description without what the feedback is about. */
  readonly rest: string;
};

const ASKED = String.raw`(?:feedback|surveys?|questionnaires?|satisfaction (?:scores?|ratings?)|encuestas?|comentarios|opini(?:[oó]n|ones))`;
const ABOUT = String.raw`(?:about|on|regarding|concerning|after|following|of|for|sobre|acerca de|despu[eé]s de|tras|de)`;
/** Another kind of message in the same sentence. */
const NEXT = String.raw`(?:and|plus|y|e)\s+(?:we|also|then|tambi[eé]n|(?:send|remind|notify|text|offer|env[ií]|mand|record|avis)[a-z]{0,8}|(?:[^\s.,;:!?]{1,16}\s+){0,3}(?:updates?|notifications?|notices?|reminders?|alerts?|codes?|offers?|promo[a-z]{0,10}|discounts?|confirmations?|coupons?|recordatorios?|avisos?|notificaciones|ofertas?|descuentos?|c[oó]digos?|confirmaciones))\b`;
/** What is sent or received because of it, or who gets it: a sentence that goes on with another verb. */
const ELSE = String.raw`(?:(?:we|they)\s+(?:(?:also|then|now|will)\s+)?(?:send|text|offer|notify|remind|alert|message|email|share)|(?:gets?|receives?|reciben?|recibir[aá]n?|(?:les? )?(?:enviamos|mandamos|avisamos|ofrecemos))|(?:is|are)\s+(?:sent|texted))\b`;
const OBJECT = new RegExp(
  String.raw`\b(${ASKED})((?:\s+(?:via|by|per|through|with|using|from|to|por|con|a)\s+(?:[^\s.,;:!?]{1,16}\s+){1,3}?)?\s*(?:that (?:is|are) )?)${ABOUT}\s+((?:(?!\s(?:${NEXT}|${ELSE}))[^.,;:!?\n]){1,90})`,
  'gi',
);
/** “Delivery surveys”, “post-visit feedback”. */
const MODIFIER =
  /\b(?:post[- ]?)?(?:delivery|order|purchase|appointment|visit|service|shipping|checkout|account|payment|stay|support|event)(?:['’]s)?(?: (?:experience|satisfaction))?(?=\s(?:feedback|surveys?|questionnaires?)\b)/gi;
/** Surveys of land, and people who answer what customers send. */
const OTHERWISE =
  /\b(?:land|site|property|boundary|drone|title|geological|answer[a-z]{0,3}|respond[a-z]{0,3}(?: to)?|repl(?:y|ies)(?: to)?|who (?:send|give|leave)s?|contest[a-z]{0,5}|que (?:env[ií]an|mandan|dejan))(?:\s[^\s.,;:!?]{1,16}){0,4}\s*$/i;
/** Feedback that somebody gave or gives, and a sender who gives it, right before the word. */
const GIVEN =
  /\b(?:(?:gave|left|shared|submitted|provided|dieron|dejaron)|(?:thanks to|based on|because of|in response to|seg[uú]n|gracias a|a partir de)|(?:when|whenever|if|once|after|every time)\s(?:an?\s|the\s)?[a-z]{3,12}\s(?:leaves?|gives?|posts?|submits?|sends?)|(?:teachers?|coach(?:es)?|trainers?|tutors?|instructors?|professors?|mentors?|managers?|supervisors?|editors?|judges?|maestr[oa]s?|profesor(?:[ae]s?)?|entrenador(?:[ae]s?)?)\s(?:texts?|sends?|gives?|shares?|provides?|env[ií]an?|mandan?|dan?))\s(?:[^\s.,;:!?]{1,16}\s){0,2}$/i;
/** “Feedback on logins is texted to owners” is a report; a survey that is sent asks. */
const REPORTED =
  /^feedback\b[^.,;:!?\n]{1,90}?\s(?:is|are|gets?)\s(?:sent|texted|given|shared) (?:to|with)\b/i;
const DENIED = /\b(?:never|not|no|don['’]t|without|nunca|sin|jam[aá]s)\b[^.;!?\n]{0,40}$/i;
const BEFORE_UNITS = 60;
const REPORTED_UNITS = 130;

/** What a description says besides what its feedback is about. Linear in the description. */
export function readAskedFeedback(description: string): AskedFeedback {
  if (!/feedback|survey|questionnaire|satisfaction|encuesta|comentarios|opini/i.test(description)) {
    return { quoted: undefined, rest: description };
  }
  const quotes: string[] = [];
  const isAsked = (index: number) => {
    const before = description.slice(Math.max(0, index - BEFORE_UNITS), index);
    const isReported = REPORTED.test(description.slice(index, index + REPORTED_UNITS));
    return !isReported && ![OTHERWISE, GIVEN, DENIED].some((pattern) => pattern.test(before));
  };
  const rest = description
    .replaceAll(OBJECT, (found: string, asked: string, between: string, _object: string, index: number) => {
      if (!isAsked(index)) {
        return found;
      }
      quotes.push(asked);
      return `${asked}${between}`;
    })
    .replaceAll(MODIFIER, (found: string, index: number) => (isAsked(index) ? '' : found));
  const [quoted] = quotes;
  return { quoted: quoted ?? (rest === description ? undefined : readAskedWord(rest)), rest };
}

const readAskedWord = (rest: string): string | undefined => new RegExp(ASKED, 'i').exec(rest)?.[0];

// Rules on how consent is asked for: free, by an act of its own, and for the messages of this brand only.
import { findAffirmed } from '../affirmed.ts';
import type { FlowReading } from '../flow-reading.ts';
import type { PacketContext } from '../packet-context.ts';
import { NO_EDIT, type Verdict } from '../report.ts';
import { DONATION } from './description.ts';
import type { PacketRule } from './packet-rule.ts';

const FLOW_PATH = 'campaign.messageFlow';

export const CONDUCT_RULES: readonly PacketRule<FlowReading>[] = [
  ['flow.consent-words', checkConsentWords],
  ['flow.forced', checkForced],
  ['flow.prechecked', checkPrechecked],
  ['flow.bundled', checkBundled],
  ['flow.marketing-separate', checkSeparate],
  ['flow.informational-explicit', checkExplicit],
  ['flow.donation-separate', checkDonations],
  ['flow.first-message', checkFirstMessage],
  ['flow.third-party-data', checkThirdParty],
  ['flow.age', checkAge],
];

/** “Everyone who checked the box gets texts.” */
const WHO_AGREED =
  /\b(?:who|that) (?:\w+ ){0,2}(?:check|tick|agree|opt(?:s|ed)?[ -]?in|consent|sign(?:s|ed)? up|subscri)/i;

/** “Existing customers” is where this method begins: what counts is whether they agreed. */
const isImplied = ({ methods, wording: { impliedBy } }: FlowReading): boolean =>
  impliedBy !== undefined &&
  !WHO_AGREED.test(impliedBy) &&
  !(methods.includes('existing-customers') && /^(?:existing|current|previous|past)\b/i.test(impliedBy));

/** “☐ Text me appointment reminders”: the box says it. */
const BOX_ASKS = /["“‘'\]☐] ?(?:yes,? )?(?:please )?(?:text|send|sign) me\b/i;
const ACT =
  /\b(?:agree|consent|opt(?:s|ed|ing)?[ -]?in|say(?:s|ing)? yes|sign(?:s|ed|ing)? (?:up|a|the)|check(?:s|ed|ing)?|tick(?:s|ed|ing)?|subscribe|turn(?:s|ed)? on|text(?:s|ing)? (?:us|[A-Z]{2,}))/;

function checkConsentWords(flow: FlowReading): Verdict | undefined {
  const { reading, wording } = flow;
  const implied = isImplied(flow) ? wording.impliedBy : undefined;
  const hasAct =
    wording.elements.consent_action !== undefined ||
    ACT.test(reading.text) ||
    (flow.hasBox && BOX_ASKS.test(reading.text));
  return implied === undefined && hasAct
    ? undefined
    : {
        path: FLOW_PATH,
        message:
          implied === undefined
            ? 'The message flow has no act by which people agree to text messages.'
            : 'Consent is taken from something else that people do. It has to be an act of its own.',
        remedy:
          'Let people check a box, sign, say yes, or text a keyword, with words of agreement to text messages.',
        quoted: implied,
        mend: 'rewrite',
      };
}

const FORCED =
  /\b(?:all|every|each) (?:new )?(?:customers?|clients?|patients?|members?|users?|guests?|students?|employees?|buyers?) (?:are|is|will be|get|gets) (?:automatically )?(?:enrolled|opted[ -]in|added|subscribed|signed up)\b|\bautomatically (?:enrolled|opted[ -]in|added|subscribed|signed up)\b|\b(?:consent|opt(?:ing)?[- ]in|agreeing|agreement) (?:to (?:texts?|text messages|sms|messages) )?is (?:required|mandatory|necessary)\b|\b(?:must|have to|are required to|is required to) (?:agree|consent|opt[ -]in|accept)\b|\b(?:check ?)?box\b[^.!?“”"]{0,90}\b(?:has to|must|needs to) be (?:ticked|checked|selected)\b/i;
/** “Everyone who hires us gets texts”, but not “everyone who signed up”. */
const ENROLLED_BY_BUYING =
  /\b(?:everyone|everybody|(?:all|every|each) (?:new )?(?:customers?|clients?|patients?|members?|guests?|buyers?))(?: (?:who|that) (?!(?:\w+ ){0,2}(?:agree|opt|check|tick|sign|consent|subscri|join|enrol|text|ask|request|want|cho|said|says?\b))[^.,;!?]{1,40}?)? (?:(?:is|are) (?:automatically )?(?:put|placed|added)|(?:will )?(?:gets?|receives?) (?:the |our )?(?:text|sms))/i;
/** “Our team enrolls all guests in our texts.” */
const ENROLLED_BY_STAFF =
  /\b(?:we|staff|our (?:staff|team|office)|the (?:front desk|office)) (?:automatically )?(?:add|adds|enroll|enrolls|subscribe|subscribes|opt|opts|sign|signs) (?:all|every|each|any)\b[^.!?]{0,60}\b(?:list|texts?|text messages|sms|in|up)\b/i;
const STAFF_ENTERS =
  /\b(?:staff|cashiers?|employees?|clerks?|agents?|we) (?:enters?|types?|adds?) (?:the |their |each |all |every )?(?:customer['’]?s?['’]? )?(?:phone |mobile |cell )?numbers?\b/i;
/** “… after they check the box”, but not “even if they do not check it”. */
const ONCE_AGREED =
  /^[^.!?]{0,120}?(?<!\beven )\b(?:after|if|once|when|as soon as) (?:they |the \w+ )?(?:(?!not\b|never\b)\w+ ){0,2}(?:check(?!(?:ed|ing)?[ -]?(?:out|in)\b)|tick|agree(?!\w* to (?:\w+ ){0,2}(?:terms|contract|agreement|policy|policies)\b)|consent|opt(?:s|ed|ing)?[ -]?in\b)/i;

/** What enrolls everyone without an agreement before it. */
function findEnrolled(text: string): string | undefined {
  const found = findAffirmed(ENROLLED_BY_BUYING, text);
  if (found === undefined) {
    return undefined;
  }
  const rest = text.slice(text.indexOf(found) + found.length);
  return ONCE_AGREED.test(rest) ? findEnrolled(rest) : found;
}

const YES = /\b(?:agree|consent|yes|opt[ -]?in|tap|check|ask)/i;

function checkForced({ reading, wording }: FlowReading): Verdict | undefined {
  const entered = YES.test(reading.text) ? undefined : STAFF_ENTERS.exec(reading.text)?.[0];
  const forced =
    wording.required ??
    findEnrolled(reading.text) ??
    wording.condition ??
    findAffirmed(FORCED, reading.text) ??
    findAffirmed(ENROLLED_BY_STAFF, reading.text) ??
    entered;
  return forced === undefined
    ? undefined
    : {
        path: FLOW_PATH,
        message:
          'People have to agree to text messages to get something else, or are enrolled without agreeing.',
        remedy: 'Make the consent optional, and write “Consent is not a condition of purchase.”',
        quoted: forced,
        mend: 'rewrite',
      };
}

function checkPrechecked({ wording: { preChecked } }: FlowReading): Verdict | undefined {
  return preChecked === undefined
    ? undefined
    : {
        path: FLOW_PATH,
        message: 'The box for text messages is checked before people see it.',
        remedy: 'Leave the box unchecked by default.',
        quoted: preChecked,
        mend: 'rewrite',
      };
}

/** A label, such as “Send me SMS and email updates”. */
const TWO_CHANNELS =
  /["“][^"“”]{0,120}\b(?:me|I)\b[^"“”.]{0,80}\b(?:(?:sms|texts?|text messages) (?:and|or|&) (?:e-?mails?|calls?|phone calls?)|(?:e-?mails?|calls?|phone calls?) (?:and|or|&) (?:sms|texts?|text messages))\b/i;

function checkBundled({
  reading,
  wording: { bundledWith, otherChannels },
}: FlowReading): Verdict | undefined {
  const bundled = bundledWith ?? otherChannels ?? findAffirmed(TWO_CHANNELS, reading.text);
  return bundled === undefined
    ? undefined
    : {
        path: FLOW_PATH,
        message: 'One consent covers text messages and something else, such as email, calls, or the terms.',
        remedy: 'Use a box for text messages alone.',
        quoted: bundled,
        mend: 'rewrite',
      };
}

const WITH_BOX: ReadonlySet<string> = new Set([
  'web',
  'paper',
  'point-of-sale',
  'existing-customers',
  'account-settings',
]);

function checkSeparate(
  { methods, hasTwoConsents }: FlowReading,
  { programs }: PacketContext,
): Verdict | undefined {
  const isMixed = programs.includes('MARKETING') && programs.length > 1;
  return !isMixed || hasTwoConsents || !WITH_BOX.has(methods[0] ?? '')
    ? undefined
    : {
        path: FLOW_PATH,
        also: ['campaign.subUsecases'],
        message: 'One consent covers updates and offers.',
        remedy: 'Offer two unchecked boxes: one for updates, one for offers. Quote both labels here.',
        mend: 'rewrite',
      };
}

const BY_PROVIDING =
  /\bby (?:providing|giving|entering|submitting|leaving|sharing) (?:us )?(?:your|their|a|his or her) (?:\w+ ){0,3}(?:phone|number)[^.]{0,80}/i;
const AGREES = /\b(?:agree|consent|opt[ -]?in)\b[^.]{0,60}\b(?:text|sms|messages)/i;

function checkExplicit({ reading }: FlowReading): Verdict | undefined {
  const found = BY_PROVIDING.exec(reading.text)?.[0];
  return found === undefined || AGREES.test(reading.text)
    ? undefined
    : {
        path: FLOW_PATH,
        message: 'A phone number that people give for a service is taken as consent.',
        remedy: 'Say beside the phone field that people agree to text messages, and to which ones.',
        quoted: found,
        mend: 'consent-words',
      };
}

function checkDonations({ reading }: FlowReading, { samples, useCase }: PacketContext): Verdict | undefined {
  const asking = samples.find(({ text }) => DONATION.test(text));
  return asking === undefined ||
    useCase === 'CHARITY' ||
    useCase === 'POLITICAL' ||
    DONATION.test(reading.text)
    ? undefined
    : {
        path: FLOW_PATH,
        also: [asking.path],
        message: 'A sample message asks for donations, but people agree only to other messages.',
        remedy: 'Ask for a consent of its own that names donations.',
        quoted: DONATION.exec(asking.text)?.[0],
      };
}

const ASKING_FIRST =
  /\b(?:we|first) (?:then )?(?:text|message|send)(?: (?:a |an |the |our )?(?:text|message|sms))?\b[^.]{0,60}\b(?:to ask|asking|ask)\b (?:them |him or her |customers )?(?:if|whether|for (?:consent|permission|their consent))|\bfirst (?:text|message) asks\b|\b(?:text|sms|message) (?:asks|asking) (?:for (?:consent|permission)|(?:them )?to opt[ -]in)\b/i;

/** Where no box, keyword, or spoken yes comes before it. */
const FIRST_TEXT =
  /\b(?:first|initial|introductory|invitation|opt-in) (?:text|message|sms)\b[^.!?“”"]{0,60}(?:["“][^"“”]{0,80}\?|\b(?:consent|agree|permission|opt[ -]?in|reply(?:ing)? YES)\b)|\b(?:text|message|sms)s?\b[^.!?“”"]{0,40}\b(?:asking|asks)\b[^.!?“”"]{0,30}\b(?:permission|consent|to opt[ -]?in)\b/i;
const hasEarlierAct = ({ hasBox, methods }: FlowReading): boolean =>
  hasBox || methods.some((method) => method === 'keyword' || method === 'verbal' || method === 'paper');

function checkFirstMessage(flow: FlowReading): Verdict | undefined {
  const { reading } = flow;
  const found =
    findAffirmed(ASKING_FIRST, reading.text) ??
    (hasEarlierAct(flow) ? undefined : findAffirmed(FIRST_TEXT, reading.text));
  return found === undefined
    ? undefined
    : {
        path: FLOW_PATH,
        message: 'The first text asks for consent, so it goes to people who have not agreed.',
        remedy: 'Collect consent before the first text.',
        quoted: found,
        mend: 'rewrite',
      };
}

/** AWS lets the applicant correct it; for others it is final. */
const BOUGHT =
  /\b(?:rents?|buys?|purchases?|licenses?|bought|rented|purchased|licensed) (?:\w+ ){0,2}(?:leads|(?:an?|the|phone|contact|mailing|marketing|prospect) lists?|(?:contact|phone|customer|consumer|homeowner) (?:data|numbers|records|information))\b/i;

function checkThirdParty(
  { reading, wording: { purchasedList, sharesData } }: FlowReading,
  { provider }: PacketContext,
): Verdict | undefined {
  const found = purchasedList ?? sharesData ?? findAffirmed(BOUGHT, reading.text);
  return found === undefined
    ? undefined
    : {
        path: FLOW_PATH,
        message: 'Phone numbers come from others, or consent is shared with others.',
        remedy: 'Do not submit this campaign. Text only people who agreed to messages from this brand.',
        quoted: found,
        resubmittable: provider === 'aws' ? 'yes' : 'no',
        mend: NO_EDIT,
      };
}

function checkAge({ reading }: FlowReading, { needsAgeGate }: PacketContext): Verdict | undefined {
  return !needsAgeGate ||
    /\b(?:date of birth|birth ?date|birthday|dob|fecha de nacimiento)\b/i.test(reading.text)
    ? undefined
    : {
        path: FLOW_PATH,
        also: ['campaign.ageGated'],
        message: 'The campaign is age-gated, but the message flow does not say how the age is checked.',
        remedy: 'Ask for the full date of birth before the phone number. A yes or no button is not enough.',
        mend: 'age',
      };
}

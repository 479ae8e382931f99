// Wordings that say by themselves that a text is about politics or somebody's debt, although no word of it sells or names a party.
import { withSmallCode } from '../text/fast-patterns.ts';

const POLITICAL: readonly RegExp[] = [
  /\byour polling (?:location|place|site)\b/i,
  /\b(?:holding|keeping|stopping) (?:you|u) (?:back )?from voting\b|\b(?:plan to vote|planning to vote|plan on voting|count on your vote)\b|\bvoting (?:this|next|on) (?:tuesday|nov)/i,
  withSmallCode(/\b(?:lugar|centro|casilla) de votaci[oó]n\b|\bvas? a votar (?:el|este|en|por \p{Lu})/iu),
];
/** “Will you vote for Smith?”, where the text is about an election. */
const VOTE_FOR = withSmallCode(
  /\b(?:[Ww]ill|[Cc]an|[Dd]o) (?:you|u) (?:(?:plan|intend) to )?vote for (?!The\b|A\b|Our\b|Us\b|Best\b|Team\b)\p{Lu}\p{L}+/u,
);
const ELECTION =
  /\b(?:campaign|elections?|ballot|polls|congress|senate|senator|mayor|governor|council|primary|district|candidate|november|nov\.? \d|paid for by)\b/i;
/** Votes of clubs, schools, and shops. */
const OTHER_VOTE =
  /\b(?:hoa|club|pta|pto|homecoming|prom|student council|consejo escolar|mascot|mascota|favorite|favorit[oa]|best of|board|union|members?|shareholders?|proxy|annual meeting|logo|flavor|sabor|team|coop|parish|parroquia)\b/i;
const DEBT =
  /(?<!\b(?:don['’]?t|do not|why|never|not|won['’]?t) )\b(?:settle|resolve|close)(?: (?:it|this|your (?:account|balance|debt)))? for (?:\d{1,2} ?%|half|less)\b|\bl[ií]quid\w+ (?:con|por) (?:el )?\d{1,2} ?%/iu;
const OWED =
  /\b(?:past due|overdue|delinquent|charged off|balance (?:due|of)|your (?:balance|debt)|owed?|debts?|saldo (?:vencido|pendiente)|adeudo|deuda)\b/i;

const MAY_HAVE = /vot|polling|settle|resolve|close|l[ií]quid/i;

type Wording = { readonly category: string; readonly quoted: string; readonly start: number };

/** The wordings of a text, at most one of each category. */
export function findPlainWordings(text: string): readonly Wording[] {
  if (!MAY_HAVE.test(text)) {
    return [];
  }
  const political = OTHER_VOTE.test(text)
    ? undefined
    : (ELECTION.test(text) ? [...POLITICAL, VOTE_FOR] : POLITICAL)
        .map((pattern) => pattern.exec(text))
        .find((match) => match !== null);
  const debt = OWED.test(text) ? DEBT.exec(text) : null;
  return [...describe('political', political), ...describe('debt', debt)];
}

const describe = (category: string, match: RegExpExecArray | null | undefined): Wording[] =>
  match === null || match === undefined ? [] : [{ category, quoted: match[0], start: match.index }];

// What a company name gives away: the legal form at its end, and words that no sole proprietor may have in a name.
import type { Sourced } from './sources.ts';

export const BUSINESS_TYPES = ['corporation', 'llc', 'partnership', 'sole_proprietor', 'non_profit'] as const;
export type BusinessType = (typeof BUSINESS_TYPES)[number];

export type LegalForm = Sourced & {
  /** How it is usually written. */
  readonly suffix: string;
  /** Lower case, without dots; blanks where the form has several words. */
  readonly spellings: readonly string[];
  /** What the form says the business is; the first is the likeliest. Empty for foreign forms. */
  readonly types: readonly BusinessType[];
  readonly isForeign?: true;
};

const ours = { source: 'house', basis: 'estimate' } as const;
const form = (
  suffix: string,
  spellings: string,
  types: readonly BusinessType[],
  isForeign?: true,
): LegalForm => ({
  ...ours,
  suffix,
  spellings: spellings.split('|'),
  types,
  ...(isForeign ? { isForeign } : {}),
});

// Non-profits are usually corporations, so a corporate ending never contradicts them.
export const legalForms: readonly LegalForm[] = [
  form('LLC', 'llc|l l c|limited liability company|limited liability co|lc|ltd liability co', [
    'llc',
    'non_profit',
  ]),
  form('PLLC', 'pllc|p l l c|professional limited liability company', ['llc']),
  form('Inc.', 'inc|incorporated|inc a professional corporation', ['corporation', 'non_profit']),
  form('Corp.', 'corp|corporation', ['corporation', 'non_profit']),
  form('Co.', 'co|company', ['corporation', 'non_profit', 'llc', 'partnership']),
  form('Ltd.', 'ltd|limited', ['corporation', 'llc', 'partnership', 'non_profit']),
  form('P.C.', 'pc|p c|professional corporation|prof corp', ['corporation']),
  form('P.A.', 'pa|p a|professional association', ['corporation']),
  form('P.S.C.', 'psc|p s c|professional service corporation', ['corporation']),
  form('S.C.', 'sc|s c|service corporation', ['corporation']),
  form('C.S.P.', 'csp|c s p|corporacion de servicios profesionales', ['corporation']),
  form('Chartered', 'chartered|chtd', ['corporation']),
  form('Cooperative', 'cooperative|coop|co op', ['corporation', 'non_profit']),
  form('LLP', 'llp|l l p|limited liability partnership', ['partnership']),
  form('LLLP', 'lllp|limited liability limited partnership', ['partnership']),
  form('LP', 'lp|l p|limited partnership', ['partnership']),
  form('GP', 'gp|general partnership', ['partnership']),
  form('N.A.', 'na|n a|national association', ['corporation']),
  form('Foundation', 'foundation', ['non_profit', 'corporation']),
  form('Association', 'association|assn|assoc', ['non_profit', 'corporation']),
  form('PBC', 'pbc|public benefit corporation', ['corporation']),
  form('GmbH', 'gmbh', [], true),
  form('AG', 'ag', [], true),
  form('S.A.', 'sa|s a', [], true),
  form('S.A. de C.V.', 'sa de cv|s a de c v|s de rl de cv', [], true),
  form('B.V.', 'bv|b v', [], true),
  form('Pty Ltd', 'pty ltd|pty limited|pty', [], true),
  form('Pvt Ltd', 'pvt ltd|private limited', [], true),
  form('PLC', 'plc', [], true),
  form('ULC', 'ulc', [], true),
  form('S.r.l.', 'srl|s r l', [], true),
  form('SAS', 'sas', [], true),
  form('Oy', 'oy', [], true),
  form('A/S', 'a s', [], true),
];

/** Words that keep a name or site out of sole-proprietor registration. Corporate endings are looked for separately. */
export const soleProprietorScreen: readonly (Sourced & { readonly word: string })[] = (
  'school|college|university|academy|bank|loan|mortgage|cash|money|fund|wealth|investment|capital|credit union|lending|' +
  'financial|collections|insurance|hospital|clinic|vet|health|spa|property|real estate|management|agency|home buyer|' +
  'church|club|group|charity|center|ministry|ministries|chamber|county|software|marketing|media|employees|staff'
)
  .split('|')
  .map((word) => ({ word, source: 'telnyxSoleProprietor', basis: 'published' }));

/** Endings of a domain that speak against a sole proprietor. */
export const soleProprietorDomainEndings: readonly string[] = ['gov', 'org', 'ai'];

/** Words by which public bodies and charities are known. */
export const governmentWords =
  /\b(?:city of|county of|town of|village of|state of|department of|dept of|sheriff|police department|water district|fire district|library district|school district|public schools|county schools|board of education|housing authority|transit authority|commonwealth of)\b/;
export const nonProfitWords =
  /\b(?:foundation|church|ministries|ministry|charity|charities|nonprofit|non profit|pto|pta|humane society|food bank|united way|habitat for humanity|synagogue|mosque|parish|diocese|rescue mission)\b/;
export const politicalCommitteeWords =
  /\b(?:committee to elect|elect [a-z]+|for (?:congress|senate|us senate|mayor|governor|president|city council|county commission|state (?:house|senate|representative))|political action committee|(?:democratic|republican|libertarian|green) (?:party|committee|club|women)|campaign committee|ballot measure|yes on|no on)\b|\bpac$/;
/** Businesses whose names end in what they are instead of a legal form, though they are corporations. */
export const namesWithoutEnding =
  /\b(?:credit union|bank|savings|church|school|schools|university|college|hospital|cooperative|society|institute)\b/;

// Legal suffixes of company names, and words that are not allowed in the name of a sole proprietor.
import type { Sourced } from './sources.ts';

export const BUSINESS_TYPES = ['corporation', 'llc', 'partnership', 'sole_proprietor', 'non_profit'] as const;
export type BusinessType = (typeof BUSINESS_TYPES)[number];

export type LegalForm = Sourced & {
  /** The usual spelling. */
  readonly suffix: string;
  /** Lowercase, without dots, words separated by spaces. */
  readonly spellings: readonly string[];
  /** Possible business types of the form, most likely first. Empty for foreign forms. */
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

// Nonprofits are usually corporations, so a corporate suffix never contradicts them.
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

/** Words in a name or domain that prevent sole proprietor registration. Corporate suffixes are checked separately. */
export const soleProprietorScreen: readonly (Sourced & { readonly word: string })[] = (
  'school|college|university|academy|bank|loan|mortgage|cash|money|fund|wealth|investment|capital|credit union|lending|' +
  'financial|collections|insurance|hospital|clinic|vet|health|spa|property|real estate|management|agency|home buyer|' +
  'church|club|group|charity|center|ministry|ministries|chamber|county|software|marketing|media|employees|staff'
)
  .split('|')
  .map((word) => ({ word, source: 'telnyxSoleProprietor', basis: 'published' }));

/** Top-level domains that are not typical of a sole proprietor. */
export const soleProprietorDomainEndings: readonly string[] = ['gov', 'org', 'ai'];

/** Words that are typical of government bodies. A “County Library Cafe” is a business that is named after a place. */
export const governmentWords =
  /\b(?:city of|county of|town of|township of|borough of|village of|state of|department of|dept of|sheriff|(?:police|fire|health|public works|parks and recreation) department|public schools|county schools|board of education|commonwealth of|(?:(?:water|fire|library|school|emergency services|(?:public|municipal) utility|hospital|college|sanitation|sewer|irrigation|drainage|flood control|conservation|transportation|recreation) district|(?:public|county) librar(?:y|ies)|(?:housing|transit|port|airport|redevelopment) authority|(?:area|regional|metropolitan) (?:rapid )?transit|rapid transit)(?! (?:[a-z]+ )?(?:cafe|coffee|diner|grill|bar|pub|deli|bakery|pizza|restaurant|bistro|eatery|catering|books|bookstore|gifts?|shop|store|market|salon|spa|apartments|lofts|condos?|dental|realty|couriers?|movers|moving|logistics|trucking|towing|taxi|limo|cleaning|plumbing|roofing|consulting|consultants|supply)\b))\b/;
/** Hosts that only public bodies get: `.gov`, and the branches of a state below `.us`. Private schools have `pvt`. */
export const governmentHosts =
  /(?:^|\.)gov$|(?:^|\.)(?<!\bpvt\.)(?:(?:k12|state|lib|cc|dst)\.|(?:ci|co|town|vil|twp)\.[a-z-]{2,40}\.)[a-z]{2}\.us$/;
/** Names of charities and religious organizations. “Church & Dwight Co.” and “Foundation Medicine” are others. */
export const charityNames =
  /\b(?:church|foundation|ministries|ministry|charity|charities|synagogue|mosque|parish|diocese|humane society|food bank|rescue mission|pta|pto)$|\b(?:christian|baptist|lutheran|methodist|catholic|presbyterian|episcopal|pentecostal|evangelical|bible|community|orthodox) church\b|\bchurch of\b|\b(?:habitat for humanity|united way|foundation (?:of|for)|ministries of|diocese of)\b/;
export const nonProfitWords =
  /\b(?:foundation|church|ministries|ministry|charity|charities|nonprofit|non profit|pto|pta|humane society|food bank|united way|habitat for humanity|synagogue|mosque|parish|diocese|rescue mission)\b/;
export const politicalCommitteeWords =
  /\b(?:committee to elect|elect [a-z]+|for (?:congress|senate|us senate|mayor|governor|president|city council|county commission|state (?:house|senate|representative))|political action committee|(?:democratic|republican|libertarian|green) (?:party|committee|club|women)|campaign committee|ballot measure|yes on|no on)\b|\bpac$/;
/** Kinds of corporations whose names often end in the kind of business instead of a legal suffix. */
export const namesWithoutEnding =
  /\b(?:credit union|bank|savings|church|school|schools|university|college|hospital|cooperative|society|institute)\b/;

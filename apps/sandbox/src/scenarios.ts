// The scenarios: words in a name or description, and EINs, that produce fixed outcomes. The control page and the README
// show this table.
import {
  FEEDBACK_CATEGORIES,
  type FeedbackCategoryId,
  MNO_IDS,
  REJECTION_CATEGORIES,
  SUSPENSION_CATEGORIES,
} from '@tendlc/registry/wire';
import type { FaultAction } from './faults.ts';
import type { Delivery } from './options.ts';

export type Effect =
  | { readonly kind: 'unverified'; readonly category: FeedbackCategoryId }
  | { readonly kind: 'pending' }
  | { readonly kind: 'selfDeclared' }
  | { readonly kind: 'attributes'; readonly attributes: Readonly<Record<string, string | boolean>> }
  | { readonly kind: 'vetScore'; readonly number?: number }
  | { readonly kind: 'vetFails' }
  | { readonly kind: 'vetUnscored' }
  | { readonly kind: 'vetPending' }
  | { readonly kind: 'declined'; readonly category: string }
  | { readonly kind: 'cnpSilent' }
  | { readonly kind: 'notShared' }
  | { readonly kind: 'carrier'; readonly status: 'REJECTED' | 'REVIEW'; readonly mnoIds: readonly number[] }
  | { readonly kind: 'carriersSilent' }
  | { readonly kind: 'suspended'; readonly category: string; readonly lifted: boolean }
  | { readonly kind: 'expires' }
  | { readonly kind: 'delivery'; readonly delivery: Partial<Delivery> }
  | { readonly kind: 'answer'; readonly action: FaultAction }
  | { readonly kind: 'refused'; readonly number?: number }
  | { readonly kind: 'httpStatus'; readonly number?: number };

type ScenarioGroup = 'identity' | 'vetting' | 'campaign' | 'callbacks' | 'answers';

export type Scenario = {
  readonly group: ScenarioGroup;
  /** In a brand's display or company name, or in a campaign's description. `NNN` stands for a number. */
  readonly words: string;
  /** Nine digits, with a prefix that the IRS never issues. */
  readonly ein?: string;
  readonly outcome: string;
  readonly effect: Effect;
};

const wordsOf = (code: string) => code.toLowerCase().replaceAll('_', ' ');
const numbered = (prefix: string, number: number) => prefix + String(number).padStart(9 - prefix.length, '0');

const ALL_CARRIERS: readonly number[] = Object.values(MNO_IDS);
const CARRIERS = [
  { words: 'AT&T', mnoIds: [MNO_IDS.att] },
  { words: 'T-Mobile', mnoIds: [MNO_IDS.tMobile] },
  { words: 'US Cellular', mnoIds: [MNO_IDS.usCellular] },
  { words: 'Verizon', mnoIds: [MNO_IDS.verizon] },
  { words: 'every carrier', mnoIds: ALL_CARRIERS },
];

const IDENTITY: readonly Scenario[] = [
  ...FEEDBACK_CATEGORIES.map(
    ({ id }, index): Scenario => ({
      group: 'identity',
      words: `unverified ${wordsOf(id)}`,
      ein: numbered('0000001', index + 1),
      outcome: `The registry does not verify the brand: UNVERIFIED, with feedback ${id}.`,
      effect: { kind: 'unverified', category: id },
    }),
  ),
  {
    group: 'identity',
    words: 'stays pending',
    ein: '000000110',
    outcome: 'The identity check takes a day. Advance the time, or set the outcome on the page.',
    effect: { kind: 'pending' },
  },
  {
    group: 'identity',
    words: 'self declared',
    ein: '000000111',
    outcome: 'The identity status is SELF_DECLARED instead of UNVERIFIED until the check is done.',
    effect: { kind: 'selfDeclared' },
  },
  {
    group: 'identity',
    words: 'Russell 3000',
    ein: '000000120',
    outcome: 'Verified with russell3000: the best carrier terms without external vetting.',
    effect: { kind: 'attributes', attributes: { russell3000: true } },
  },
  {
    group: 'identity',
    words: 'tax exempt 501c4',
    ein: '000000124',
    outcome:
      'Verified as 501(c)(4) instead of 501(c)(3): POLITICAL is possible, CHARITY is not. For NON_PROFIT.',
    effect: { kind: 'attributes', attributes: { taxExemptStatus: '501c4' } },
  },
  {
    group: 'identity',
    words: 'not tax exempt',
    ein: '000000125',
    outcome: 'Verified without a tax-exempt status. For NON_PROFIT.',
    effect: { kind: 'attributes', attributes: { taxExemptStatus: '' } },
  },
];

const VETTING: readonly Scenario[] = [
  {
    group: 'vetting',
    words: 'score NNN',
    ein: '000001NNN',
    outcome: 'External vetting ends with this score, 0 to 100.',
    effect: { kind: 'vetScore' },
  },
  {
    group: 'vetting',
    words: 'vet fails',
    ein: '000002001',
    outcome: 'External vetting ends FAILED, with reasons.',
    effect: { kind: 'vetFails' },
  },
  {
    group: 'vetting',
    words: 'vet under review',
    ein: '000002002',
    outcome: 'External vetting is UNSCORE for a while, then gets a score.',
    effect: { kind: 'vetUnscored' },
  },
  {
    group: 'vetting',
    words: 'vet takes a day',
    ein: '000002003',
    outcome: 'External vetting stays PENDING for a day.',
    effect: { kind: 'vetPending' },
  },
];

const CAMPAIGN: readonly Scenario[] = [
  ...REJECTION_CATEGORIES.map(
    (category, index): Scenario => ({
      group: 'campaign',
      words: `declined for ${wordsOf(category)}`,
      ein: numbered('000003', index + 1),
      outcome: `The upstream CNP declines the campaign with ${category}. An APPEAL_REJECTION nudge reverses this.`,
      effect: { kind: 'declined', category },
    }),
  ),
  {
    group: 'campaign',
    words: 'CNP stays silent',
    ein: '000003010',
    outcome: 'The share stays PENDING until a REVIEW nudge.',
    effect: { kind: 'cnpSilent' },
  },
  {
    group: 'campaign',
    words: 'never shared',
    ein: '000003011',
    outcome: 'The sandbox does not share the campaign automatically.',
    effect: { kind: 'notShared' },
  },
  ...CARRIERS.map(
    ({ words, mnoIds }, index): Scenario => ({
      group: 'campaign',
      words: `${words} rejects`,
      ein: numbered('000004', index + 1),
      outcome: `${words === 'every carrier' ? 'Every carrier' : words} rejects the campaign. Resubmitting starts a new review.`,
      effect: { kind: 'carrier', status: 'REJECTED', mnoIds },
    }),
  ),
  ...CARRIERS.map(
    ({ words, mnoIds }, index): Scenario => ({
      group: 'campaign',
      words: `${words} keeps reviewing`,
      ein: numbered('000004', index + 11),
      outcome: `The campaign stays in REVIEW at ${words}.`,
      effect: { kind: 'carrier', status: 'REVIEW', mnoIds },
    }),
  ),
  {
    group: 'campaign',
    words: 'carriers stay silent',
    ein: '000004020',
    outcome: 'No carrier reports: the operation status stays an empty map.',
    effect: { kind: 'carriersSilent' },
  },
  ...SUSPENSION_CATEGORIES.map(
    (category, index): Scenario => ({
      group: 'campaign',
      words: `suspended for ${wordsOf(category)}`,
      ein: numbered('000005', index + 1),
      outcome: `Registered, then suspended by every carrier for ${category}.`,
      effect: { kind: 'suspended', category, lifted: false },
    }),
  ),
  {
    group: 'campaign',
    words: 'suspended then lifted',
    ein: '000005020',
    outcome: 'Registered, then suspended, then registered again.',
    effect: { kind: 'suspended', category: 'OTHER', lifted: true },
  },
  {
    group: 'campaign',
    words: 'expires early',
    ein: '000006001',
    outcome: 'Registered, then EXPIRED.',
    effect: { kind: 'expires' },
  },
];

const CALLBACKS: readonly Scenario[] = [
  {
    group: 'callbacks',
    words: 'duplicate callbacks',
    ein: '000007001',
    outcome: 'Each callback is sent twice.',
    effect: { kind: 'delivery', delivery: { duplicates: 1 } },
  },
  {
    group: 'callbacks',
    words: 'disordered callbacks',
    ein: '000007002',
    outcome: 'Callbacks arrive out of order.',
    effect: { kind: 'delivery', delivery: { disorder: true } },
  },
  {
    group: 'callbacks',
    words: 'early callbacks',
    ein: '000007003',
    outcome: 'Callbacks arrive before the response to the call that caused them.',
    effect: { kind: 'delivery', delivery: { beforeAnswer: true } },
  },
  {
    group: 'callbacks',
    words: 'late callbacks',
    ein: '000007004',
    outcome: 'Callbacks arrive one minute late.',
    effect: { kind: 'delivery', delivery: { delayMs: 60_000 } },
  },
  {
    group: 'callbacks',
    words: 'lost callbacks',
    ein: '000007005',
    outcome: 'No callback is sent.',
    effect: { kind: 'delivery', delivery: { silent: true } },
  },
  {
    group: 'callbacks',
    words: 'forged callbacks',
    ein: '000007006',
    outcome: 'Callbacks are signed with the wrong key.',
    effect: { kind: 'delivery', delivery: { signature: 'wrong' } },
  },
];

const ANSWERS: readonly Scenario[] = [
  {
    group: 'answers',
    words: 'answer dropped',
    ein: '000008001',
    outcome:
      'Created, but the connection closes before the response. Only the first time, as with the next four.',
    effect: { kind: 'answer', action: { do: 'drop', processed: true } },
  },
  {
    group: 'answers',
    words: 'request dropped',
    ein: '000008002',
    outcome: 'Not created: the connection closes before the call is processed.',
    effect: { kind: 'answer', action: { do: 'drop' } },
  },
  {
    group: 'answers',
    words: 'answer hangs',
    ein: '000008003',
    outcome: 'Created, but there is no response.',
    effect: { kind: 'answer', action: { do: 'hang', processed: true } },
  },
  {
    group: 'answers',
    words: 'answer comes late',
    ein: '000008004',
    outcome: 'Created immediately, but the response takes 20 seconds.',
    effect: { kind: 'answer', action: { do: 'late', delayMs: 20_000 } },
  },
  {
    group: 'answers',
    words: 'nonsense answer',
    ein: '000008005',
    outcome: 'Created, but the response is an HTML page.',
    effect: { kind: 'answer', action: { do: 'nonsense', processed: true } },
  },
  {
    group: 'answers',
    words: 'HTTP status NNN',
    outcome: 'Not created. The response has this HTTP status (429, 500, 503 …). Only the first time.',
    effect: { kind: 'httpStatus' },
  },
  {
    group: 'answers',
    words: 'registry error NNN',
    ein: '000009NNN',
    outcome: 'Rejected with this registry code (550, 554, 590 …), every time.',
    effect: { kind: 'refused' },
  },
];

export const SCENARIOS: readonly Scenario[] = [
  ...IDENTITY,
  ...VETTING,
  ...CAMPAIGN,
  ...CALLBACKS,
  ...ANSWERS,
];

const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()} `;

type Matcher = { readonly effect: Effect; readonly words: string | RegExp; readonly ein: RegExp | undefined };

const MATCHERS: readonly Matcher[] = SCENARIOS.map(({ words, ein, effect }) => ({
  effect,
  words: words.includes('NNN')
    ? new RegExp(plain(words).replace('nnn', String.raw`(\d{1,3})`))
    : plain(words),
  ein: ein === undefined ? undefined : new RegExp(`^${ein.replace('NNN', String.raw`(\d{3})`)}$`),
}));

function withNumber(effect: Effect, digits: string | undefined): Effect {
  return digits === undefined ? effect : ({ ...effect, number: Number(digits) } as Effect);
}

function matchWords({ words, effect }: Matcher, texts: readonly string[]): Effect | undefined {
  for (const text of texts) {
    const match = typeof words === 'string' ? (text.includes(words) ? [] : null) : words.exec(text);
    if (match !== null) {
      return withNumber(effect, match[1]);
    }
  }
  return undefined;
}

/** The effects of the words in these texts and of the EIN. */
export function effectsOf(texts: readonly (string | null | undefined)[], ein?: string): Effect[] {
  const plainTexts = texts.filter((text) => typeof text === 'string').map(plain);
  const effects: Effect[] = [];
  for (const matcher of MATCHERS) {
    const einMatch = ein === undefined ? null : (matcher.ein?.exec(ein) ?? null);
    const effect =
      einMatch === null ? matchWords(matcher, plainTexts) : withNumber(matcher.effect, einMatch[1]);
    if (effect !== undefined) {
      effects.push(effect);
    }
  }
  return effects;
}

export function findEffect<Kind extends Effect['kind']>(
  effects: readonly Effect[],
  kind: Kind,
): Extract<Effect, { kind: Kind }> | undefined {
  return effects.find((effect): effect is Extract<Effect, { kind: Kind }> => effect.kind === kind);
}

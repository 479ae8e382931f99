// Consent: whether consent-validator accepts what a reviewer accepts, and names what a reviewer would name.
import type { Judged } from './judgment.ts';
import type { Row } from './rows.ts';
import { callTool, type Check, isFault } from './tools.ts';

type Problem = Row<'consent'>['problems'][number];

const METHODS = {
  web: 'web_form',
  html: 'web_form',
  paper: 'signature',
  verbal: 'verbal',
  keyword: 'sms_optin',
  none: undefined,
} as const;

/** The rules of which one must have found the problem. */
const RULES: Readonly<Record<Problem, readonly string[]>> = {
  'pre-checked': ['consent.unticked', 'consent.pre-checked'],
  'required-box': ['consent.optional', 'consent.required'],
  bundled: ['consent.separate', 'consent.purposes-apart', 'consent.optional'],
  condition: ['consent.not-condition-of-purchase', 'consent.optional', 'consent.condition'],
  contradiction: ['consent.contradiction', 'consent.not-condition-of-purchase', 'consent.one-sender'],
  shared: ['consent.one-sender', 'consent.shared'],
  implied: ['consent.consent-action', 'consent.optional'],
  'no-sender': ['consent.seller-identity'],
  'no-opt-out': ['consent.opt-out'],
  'no-help': ['consent.help'],
  'no-rates': ['consent.rates'],
  'no-frequency': ['consent.frequency'],
  'no-terms': ['consent.terms-link'],
  'no-privacy': ['consent.privacy-link'],
  'no-purpose': ['consent.message-purpose'],
  'no-automation': ['consent.automated-technology'],
  'no-condition-clause': ['consent.not-condition-of-purchase'],
  placeholder: ['consent.placeholder', 'consent.seller-identity'],
  'no-phone-field': ['consent.phone-number'],
  'court-order': ['consent.court-order', 'consent.consent-action'],
  'purchased-list': ['consent.purchased-list', 'consent.consent-action', 'consent.one-sender'],
};

const PROBLEMS = Object.keys(RULES) as Problem[];

const hasFound = (checks: readonly Check[], problem: Problem): boolean =>
  checks.some((check) => isFault(check) && RULES[problem].includes(check.ruleId));

export function judgeConsent(row: Row<'consent'>): Judged {
  const { checks, status, consentLevel } = callTool('consent-validator', {
    consentText: row.text,
    consentMethod: METHODS[row.method],
  });
  const isAccepted = status !== 'error';
  const [worst] = row.problems;
  return {
    judgment: {
      right: row.acceptable ? isAccepted : !isAccepted && (worst === undefined || hasFound(checks, worst)),
      'worst problem named': worst === undefined ? undefined : hasFound(checks, worst),
      'all problems named':
        worst === undefined ? undefined : row.problems.every((problem) => hasFound(checks, problem)),
      'no written consent beside an error': row.acceptable
        ? undefined
        : isAccepted || consentLevel !== 'express_written',
      'accepts what is acceptable': row.acceptable ? isAccepted : undefined,
    },
    labels: {
      expected: row.acceptable ? ['acceptable'] : row.problems,
      answered: isAccepted ? ['acceptable'] : PROBLEMS.filter((problem) => hasFound(checks, problem)),
    },
    expected: row.acceptable ? 'acceptable' : row.problems.join(', '),
    answered: `${String(status)}, ${String(consentLevel)}: ${checks
      .filter((check) => check.status === 'error')
      .map(({ ruleId }) => ruleId.replace('consent.', ''))
      .join(', ')}`,
  };
}

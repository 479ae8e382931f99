// Errors and rejections: whether the codes in a paste are found and the subject is the right one.
import type { Judged } from './judgment.ts';
import type { Row } from './rows.ts';
import { callTool } from './tools.ts';

type Topic = Row<'errors'>['topics'][number];

/** Subjects of codes and reasons of rejections, in the words of the corpus. */
const TOPIC_OF: Readonly<Record<string, Topic>> = {
  // Subjects of error codes
  'opt-in': 'opt-in',
  'privacy-policy': 'privacy-policy',
  terms: 'terms',
  website: 'website',
  'brand-identity': 'identity',
  'business-identity': 'identity',
  'sample-messages': 'sample-messages',
  'use-case': 'use-case',
  'campaign-description': 'use-case',
  'opt-out': 'opted-out',
  keywords: 'opt-out',
  'prohibited-content': 'prohibited-content',
  'high-risk': 'prohibited-content',
  'age-gate': 'attributes',
  attributes: 'attributes',
  throughput: 'throughput',
  '10dlc-throughput': 'throughput',
  '10dlc-registration': 'unregistered-number',
  '10dlc-suspension': 'unregistered-number',
  'number-provisioning': 'unregistered-number',
  'toll-free-verification': 'unregistered-number',
  sharing: 'unregistered-number',
  'registration-limits': 'duplicate',
  filtering: 'filtered',
  content: 'filtered',
  compliance: 'filtered',
  'fraud-protection': 'filtered',
  'carrier-rejection': 'filtered',
  blocked: 'filtered',
  'link-shortening': 'links',
  'invalid-destination': 'invalid-number',
  'handset-unavailable': 'unreachable',
  'carrier-outage': 'unreachable',
  routing: 'unreachable',
  account: 'account',
  config: 'account',
  'bad-request': 'account',
  'invalid-sender': 'account',
  'sender-id': 'account',
  platform: 'system-fault',
  protocol: 'system-fault',
  unknown: 'unknown',
  // Reasons of rejections
  'identity.mismatch': 'identity',
  'identity.ein-reused': 'identity',
  'brand.address': 'identity',
  'brand.email': 'email',
  'brand.phone': 'identity',
  'brand.sole-proprietor': 'identity',
  'brand.public-company': 'identity',
  'brand.government': 'identity',
  'brand.non-profit': 'identity',
  'brand.reseller': 'identity',
  'brand.otp': 'identity',
  'brand.country': 'identity',
  'brand.score': 'brand-not-verified',
  'brand.blocked': 'brand-not-verified',
  'brand.not-found': 'brand-not-verified',
  'attributes.links-phones': 'attributes',
  'attributes.age-gate': 'attributes',
  'attributes.lending': 'attributes',
  'description.unclear': 'use-case',
  'description.english': 'use-case',
  'content.prohibited': 'prohibited-content',
  'content.high-risk': 'prohibited-content',
  'use-case.ineligible': 'use-case',
  'campaign.brand-mismatch': 'identity',
  'campaign.limit': 'duplicate',
  'campaign.not-shared': 'unregistered-number',
  'campaign.carrier': 'filtered',
  'process.system': 'system-fault',
  'cta.stop': 'opt-out',
  'cta.help': 'help',
  'cta.website-broken': 'website',
  'privacy.sharing': 'privacy-policy',
  'privacy.missing': 'privacy-policy',
  'terms.missing': 'terms',
  'terms.incomplete': 'terms',
  'website.missing': 'website',
  'website.thin': 'website',
  'website.login': 'website',
  'samples.use-case': 'sample-messages',
  'samples.brand': 'sample-messages',
  'samples.opt-out': 'opt-out',
  'samples.shortener': 'links',
  'samples.insecure': 'links',
  'samples.insufficient': 'sample-messages',
  'confirmations.optin': 'opt-in',
  'confirmations.optout': 'opt-out',
  'confirmations.help': 'help',
};

const topicOf = (word: string): Topic =>
  TOPIC_OF[word] ?? (word.startsWith('cta.') || word.startsWith('confirmations.') ? 'opt-in' : 'unknown');

type Match = {
  readonly code?: string;
  readonly system?: string;
  readonly subject?: string;
  readonly reason?: string;
};

function ask(row: Row<'errors'>): readonly Match[] {
  const { provider, entityType } = row.context ?? {};
  const answer =
    row.tool === 'error-diagnostic'
      ? callTool(row.tool, { errorCode: row.text, context: provider })
      : callTool(row.tool, { rejectionReason: row.text, entityType });
  return answer['matches'] as readonly Match[];
}

/** `system:code` fits a match of that system or of one whose name begins with it; a code alone fits any system. */
function fits(expected: string, { code, system }: Match): boolean {
  const [first = '', ...rest] = expected.split(':');
  const wanted = rest.length === 0 ? first : rest.join(':');
  const isSystem = rest.length === 0 || system === first || (system ?? '').startsWith(`${first}-`);
  return isSystem && code?.toLowerCase() === wanted.toLowerCase();
}

export function judgeErrors(row: Row<'errors'>): Judged {
  const matches = ask(row);
  const topics = [...new Set(matches.map(({ subject, reason }) => topicOf(subject ?? reason ?? 'unknown')))];
  const abstains = row.expected.length === 0 && row.topics[0] === 'unknown';
  const hasCodes = row.expected.every((code) => matches.some((match) => fits(code, match)));
  const hasTopic = row.topics.some((topic) => topic === topics[0]);
  return {
    judgment: {
      right: abstains ? matches.length === 0 : hasCodes && (hasTopic || row.expected.length > 0),
      'abstains where nothing is known': abstains ? matches.length === 0 : undefined,
      'codes found': row.expected.length === 0 ? undefined : hasCodes,
      'first topic right': abstains ? undefined : hasTopic,
      'all topics found': abstains ? undefined : row.topics.every((topic) => topics.includes(topic)),
    },
    labels: { expected: row.topics, answered: topics.length === 0 ? ['unknown'] : topics },
    expected: `${row.expected.join(' ')} ${row.topics.join(', ')}`.trim(),
    answered:
      matches
        .slice(0, 5)
        .map(
          ({ system, code, subject, reason }) => `${system ?? ''}:${code ?? ''} ${subject ?? reason ?? ''}`,
        )
        .join(', ') || 'nothing',
  };
}

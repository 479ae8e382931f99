// Groups the subjects of codes into seven categories, with general steps for each category.
export const BROAD_CATEGORIES = [
  'delivery',
  'registration',
  'opt_out',
  'rate_limit',
  'configuration',
  'content',
  'unknown',
] as const;
export type BroadCategory = (typeof BROAD_CATEGORIES)[number];

const subjects: Readonly<Record<BroadCategory, string>> = {
  delivery:
    'handset-unavailable invalid-destination carrier-rejection carrier-outage routing blocked platform cancelled in-progress success inbound sender-id',
  registration:
    '10dlc-registration 10dlc-suspension registration-limits brand-identity business-identity website opt-in attributes use-case keywords age-gate ' +
    'privacy-policy campaign-description terms sample-messages sharing toll-free-verification number-provisioning regulatory',
  opt_out: 'opt-out',
  rate_limit: 'throughput 10dlc-throughput',
  configuration: 'account config bad-request invalid-sender protocol link-shortening media',
  content: 'content filtering prohibited-content high-risk fraud-protection compliance quiet-hours',
  unknown: 'unknown',
};

const broadBySubject = new Map(
  BROAD_CATEGORIES.flatMap((broad) => subjects[broad].split(' ').map((subject) => [subject, broad] as const)),
);

/** The broad category of a code's subject. */
export function findBroadCategory(subject: string): BroadCategory {
  return broadBySubject.get(subject) ?? 'unknown';
}

/** Steps for an unknown error. */
export const generalSteps: Readonly<Record<BroadCategory, readonly string[]>> = {
  delivery: [
    'Check the number type and format of one failed recipient.',
    'Compare failed messages with delivered messages: carrier, number type, text, and time.',
    'Send the provider two or three message IDs from the last 24 hours.',
  ],
  registration: [
    'Check the status of the brand and campaign at the provider, with the reason for each carrier.',
    'Check that the sending number is assigned to an approved campaign.',
  ],
  opt_out: [
    'Do not send more messages to this recipient.',
    'Ask for a new opt-in. If the provider handles keywords, the recipient can text START.',
  ],
  rate_limit: [
    'Reduce the sending rate to the message class of the campaign and the daily cap of the brand.',
    'Queue the remaining messages and send them later.',
  ],
  configuration: [
    'Compare each field of the request with the provider’s documentation.',
    'Check that the credentials belong to the account that owns the sending number.',
  ],
  content: [
    'Check the message for links, words, and repetition that filters treat as spam.',
    'Compare the message with the sample messages of the registered campaign.',
  ],
  unknown: [],
};

/** What to correct before a message succeeds that was rejected because of its registration; other subjects use a general phrase. */
export const untilRegistered: ReadonlyMap<string, string> = new Map([
  ['10dlc-registration', 'the sending number is assigned to an approved campaign and set up at the carriers'],
  ['10dlc-suspension', 'the campaign is active again'],
  ['toll-free-verification', 'the toll-free number is verified'],
  ['number-provisioning', 'the number is set up for messaging'],
  ['regulatory', 'the sender is registered as the recipient’s country requires'],
]);

/** Codes that reject a message, in systems with shared codes for messages and registrations: `system:code`. */
export const messageRefusals: ReadonlySet<string> = new Set([
  'twilio:30032',
  'twilio:30033',
  'twilio:30034',
  'twilio:30990',
  'signalwire:associated_campaign_inactive',
  'signalwire:associated_campaign_suspended',
  'signalwire:inactive_campaign',
]);

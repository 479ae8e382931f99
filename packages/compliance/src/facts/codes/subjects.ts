// What a code is about in seven broad words, and what one does about each when nothing better is known.
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
export function broadCategoryOf(subject: string): BroadCategory {
  return broadBySubject.get(subject) ?? 'unknown';
}

/** Steps for an error nobody has a record of. */
export const generalSteps: Readonly<Record<BroadCategory, readonly string[]>> = {
  delivery: [
    'Check the number type and format of one failed recipient.',
    'Compare failed with delivered messages: carrier, number type, text, time.',
    'Ask the provider about two or three message ids from the last 24 hours.',
  ],
  registration: [
    'Read the status of brand and campaign at the provider, with the reason given for each carrier.',
    'Check that the sending number is assigned to an approved campaign.',
  ],
  opt_out: [
    'Do not send to this recipient again.',
    'Ask for a new opt-in; the recipient can text START where the provider handles keywords.',
  ],
  rate_limit: [
    'Slow down to the class of the campaign and the daily allowance of the brand.',
    'Queue the rest and send it later.',
  ],
  configuration: [
    'Compare the request with the provider’s documentation, field by field.',
    'Check that the credentials belong to the account that owns the sending number.',
  ],
  content: [
    'Look for links, words and repetition that filters take for spam.',
    'Compare the text with the samples of the registered campaign.',
  ],
  unknown: [],
};

/** What has to be put right before a message goes through that was refused for a registration; the rest is general. */
export const untilRegistered: ReadonlyMap<string, string> = new Map([
  ['10dlc-registration', 'the sending number is on an approved campaign and set up at the carriers'],
  ['10dlc-suspension', 'the campaign is active again'],
  ['toll-free-verification', 'the toll-free number is verified'],
  ['number-provisioning', 'the number is set up for messaging'],
  ['regulatory', 'the sender is registered as the country of the recipient asks'],
]);

/** Codes that refuse a message, in systems that number messages and registrations together: `system:code`. */
export const messageRefusals: ReadonlySet<string> = new Set([
  'twilio:30032',
  'twilio:30033',
  'twilio:30034',
  'twilio:30990',
  'signalwire:associated_campaign_inactive',
  'signalwire:associated_campaign_suspended',
  'signalwire:inactive_campaign',
]);

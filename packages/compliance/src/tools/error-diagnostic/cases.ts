// Errors as people paste them, and the code that must come first, each row named after what it probes.
export type DiagnosticCase = {
  readonly probes: string;
  readonly errorCode: string;
  readonly context?: string;
  /** `system:code` of the best match; `none` when it must stay unknown. */
  readonly best: string;
  readonly also?: readonly string[];
  readonly category?: string;
  readonly retryable?: boolean | null;
  /** Words of the advice whether to try again. */
  readonly advice?: string;
};

const row = (
  probes: string,
  errorCode: string,
  best: string,
  rest: Omit<DiagnosticCase, 'probes' | 'errorCode' | 'best'> = {},
): DiagnosticCase => ({ probes, errorCode, best, ...rest });

export const diagnosticCases: readonly DiagnosticCase[] = [
  row('a bare number', '30007', 'twilio:30007', { category: 'content' }),
  row('blanks around it', '  30007\n', 'twilio:30007'),
  row('a number in a sentence', 'We get Error 30007: Message filtered since Monday', 'twilio:30007'),
  row(
    'a number in JSON',
    '{"code":21610,"message":"Attempt to send to unsubscribed recipient"}',
    'twilio:21610',
    {
      category: 'opt_out',
      retryable: false,
    },
  ),
  row('an opt-out at Telnyx', '40300', 'telnyx:40300', { category: 'opt_out' }),
  row('a throttle may pass', '20429', 'twilio:20429', { category: 'rate_limit', retryable: true }),
  row('an unregistered number', '30034', 'twilio:30034', { category: 'registration' }),
  row('a landline', '30006', 'twilio:30006'),
  row('a Bandwidth code', '4770', 'bandwidth:4770'),
  row('a hyphened code', 'SMS-CAR-430', 'ringcentral:SMS-CAR-430'),
  row('a named code', 'associated_campaign_inactive', 'signalwire:associated_campaign_inactive'),
  row('a named code in capitals', 'CAMPAIGN_NOT_AVAILABLE', 'sinch-provisioning:CAMPAIGN_NOT_AVAILABLE'),
  row('a long hexadecimal status', '0x0000000B', 'smpp:0x0000000B'),
  row('a short hexadecimal status', '0x0b', 'smpp:0x0000000B'),
  row('the name of an SMPP status', 'ESME_RINVDSTADR', 'smpp:0x0000000B'),
  row('one number, two registrations: the context decides', '1001', 'infobip-campaign:1001', {
    context: 'Infobip rejected our campaign',
    also: ['plivo-campaign:1001'],
  }),
  row('the same number at the other', '1001', 'plivo-campaign:1001', {
    context: 'Plivo',
    also: ['infobip-campaign:1001'],
  }),
  row('a decline code by its words', '803', 'dca2:803', {
    context: 'campaign declined',
    category: 'registration',
  }),
  row('a small number shows every system', '6', 'vonage-dlr:6', {
    also: ['infobip:6', 'smpp:0x00000006', 'vonage-sms-api:6'],
  }),
  row('a small number with its provider', '6', 'infobip:6', { context: 'Infobip delivery report' }),
  row('a small number in a sentence is none', '6 of 15 messages arrived', 'none'),
  row('unless it is called a code', 'error code 6', 'vonage-dlr:6', { also: ['infobip:6'] }),
  row('a registry error', '509', 'tcr-api:509', { context: 'TCR API' }),
  row('a registry state that will pass', '527', 'tcr-api:527', { retryable: true }),
  row('a title', 'Message too long', 'vonage-sms-api:12', { also: ['plivo:110', 'vonage-messages:1090'] }),
  row('a title with a provider', 'Message too long', 'plivo:110', { context: 'plivo' }),
  row('words about a daily limit', 'T-Mobile daily limit reached', 'twilio:30027', {
    category: 'rate_limit',
  }),
  row('words about spam', 'blocked by carrier as spam', 'signalwire:carrier_violation', {
    category: 'content',
    also: ['telnyx:40002', 'bandwidth:4770'],
  }),
  row('words about an opt-out', 'recipient replied STOP', 'twilio:21610', { category: 'opt_out' }),
  row('words and a provider', 'blocked by carrier as spam', 'telnyx:40002', { context: 'Telnyx' }),
  row('success is no error', '0x00000000', 'smpp:0x00000000', { retryable: null }),
  row('a number nobody uses', '99999', 'none', { category: 'unknown', retryable: null }),
  row('nonsense', 'purple monkey dishwasher', 'none'),
  row('an unknown code with a telling context', 'XJ-9', 'none', {
    context: 'recipient unsubscribed with STOP',
    category: 'opt_out',
  }),
  row('names of objects are no codes', '__proto__', 'none'),
  row('nor are their methods', 'constructor', 'none'),
  row('blanks only', '   ', 'none'),
  row(
    'the provider in the context goes first',
    'Message blocked because the campaign is not registered',
    'telnyx:40010',
    {
      context: 'telnyx',
      category: 'registration',
      advice: 'until the sending number is on an approved campaign',
    },
  ),
  row('the same at Bandwidth', 'sender unregistered, no approved campaign', 'bandwidth:4476', {
    context: 'Bandwidth',
  }),
  row('an opt-out in the words of another provider', 'unsubscribed recipient', 'telnyx:40300', {
    context: 'telnyx',
    category: 'opt_out',
  }),
  row('an unregistered number needs a campaign, not a new registration', '30034', 'twilio:30034', {
    advice: 'Sending the message again fails until',
  }),
  row('a suspended campaign', '30033', 'twilio:30033', { advice: 'until the campaign is active again' }),
  row('an unverified toll-free number', '4795', 'bandwidth:4795', { advice: 'toll-free number is verified' }),
  row('a number that is still being set up', '40320', 'telnyx:40320', { advice: 'may go through once' }),
  row('a refused registration is about the registration', '803', 'dca2:803', {
    context: 'campaign declined',
    advice: 'Correct the registration and submit it again.',
  }),
  row('a rejected toll-free verification is no message', '30440', 'twilio:30440', {
    advice: 'Submitting the same data again',
  }),
  row('two codes of one system', 'codes 30007 and 30034 both', 'twilio:30007', {
    context: 'twilio',
    also: ['twilio:30034'],
  }),
  row('a complaint without a word about the cause', 'it does not work', 'none'),
  row('a provider alone is no hint at the cause', 'El mensaje fue bloqueado', 'none', {
    context: 'Twilio',
    category: 'unknown',
  }),
];

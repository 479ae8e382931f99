// Cases of error-diagnostic. Each name says what the row tests.
export type DiagnosticCase = {
  readonly probes: string;
  readonly errorCode: string;
  readonly context?: string;
  /** `system:code` of the best match; `none` if the input must stay unknown. */
  readonly best: string;
  readonly also?: readonly string[];
  readonly category?: string;
  readonly retryable?: boolean | null;
  /** Part of the retry advice. */
  readonly advice?: string;
};

const row = (
  probes: string,
  errorCode: string,
  best: string,
  rest: Omit<DiagnosticCase, 'probes' | 'errorCode' | 'best'> = {},
): DiagnosticCase => ({ probes, errorCode, best, ...rest });

export const diagnosticCases: readonly DiagnosticCase[] = [
  row('only a number', '30007', 'twilio:30007', { category: 'content' }),
  row('a number with spaces around it', '  30007\n', 'twilio:30007'),
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
  row('a throttling error is temporary', '20429', 'twilio:20429', {
    category: 'rate_limit',
    retryable: true,
  }),
  row('an unregistered number', '30034', 'twilio:30034', { category: 'registration' }),
  row('a landline', '30006', 'twilio:30006'),
  row('a Bandwidth code', '4770', 'bandwidth:4770'),
  row('a hyphenated code', 'SMS-CAR-430', 'ringcentral:SMS-CAR-430'),
  row('a named code', 'associated_campaign_inactive', 'signalwire:associated_campaign_inactive'),
  row(
    'a named code in capital letters',
    'CAMPAIGN_NOT_AVAILABLE',
    'sinch-provisioning:CAMPAIGN_NOT_AVAILABLE',
  ),
  row('a long hexadecimal status', '0x0000000B', 'smpp:0x0000000B'),
  row('a short hexadecimal status', '0x0b', 'smpp:0x0000000B'),
  row('the name of an SMPP status', 'ESME_RINVDSTADR', 'smpp:0x0000000B'),
  row(
    'the context selects between two registration systems with the same number',
    '1001',
    'infobip-campaign:1001',
    {
      context: 'Infobip rejected our campaign',
      also: ['plivo-campaign:1001'],
    },
  ),
  row('the same number at the other system', '1001', 'plivo-campaign:1001', {
    context: 'Plivo',
    also: ['infobip-campaign:1001'],
  }),
  row('a decline code by its words', '803', 'dca2:803', {
    context: 'campaign declined',
    category: 'registration',
  }),
  row('a small number lists every system', '6', 'vonage-dlr:6', {
    also: ['infobip:6', 'smpp:0x00000006', 'vonage-sms-api:6'],
  }),
  row('a small number with its provider', '6', 'infobip:6', { context: 'Infobip delivery report' }),
  row('a small number in a sentence is not a code', '6 of 15 messages arrived', 'none'),
  row('a small number after “code” is a code', 'error code 6', 'vonage-dlr:6', { also: ['infobip:6'] }),
  row('a registry error', '509', 'tcr-api:509', { context: 'TCR API' }),
  row('a temporary registry state', '527', 'tcr-api:527', { retryable: true }),
  row('an error title', 'Message too long', 'vonage-sms-api:12', {
    also: ['plivo:110', 'vonage-messages:1090'],
  }),
  row('a title with a provider', 'Message too long', 'plivo:110', { context: 'plivo' }),
  row('text about a daily limit', 'T-Mobile daily limit reached', 'twilio:30027', {
    category: 'rate_limit',
  }),
  row('text about spam', 'blocked by carrier as spam', 'signalwire:carrier_violation', {
    category: 'content',
    also: ['telnyx:40002', 'bandwidth:4770'],
  }),
  row('text about an opt-out', 'recipient replied STOP', 'twilio:21610', { category: 'opt_out' }),
  row('text and a provider', 'blocked by carrier as spam', 'telnyx:40002', { context: 'Telnyx' }),
  row(
    'a Twilio exception without a code, refused credentials',
    'twilio.base.exceptions.TwilioRestException: HTTP 401 error: Unable to create record: Authenticate',
    'twilio:20003',
  ),
  row(
    'a Twilio exception without a code, wrong account',
    'TwilioRestException: HTTP 404 error: Unable to create record: The requested resource /2010-04-01/Accounts//Messages.json was not found',
    'twilio:20404',
  ),
  row(
    'a Twilio response about a call',
    '<TwilioResponse><RestException><Code>21215</Code><Message>Account not authorized to call +5491100000000</Message></RestException></TwilioResponse>',
    'twilio:21215',
  ),
  row(
    'an Infobip status in a receipt',
    'groupName: REJECTED, name: REJECTED_DESTINATION_NOT_REGISTERED, id: 18',
    'infobip-status:REJECTED_DESTINATION_NOT_REGISTERED',
  ),
  row(
    'an Infobip number on a block list',
    'groupName: REJECTED, name: REJECTED_DESTINATION_BLOCKLISTED, id: 14',
    'infobip-status:REJECTED_DESTINATION_BLOCKLISTED',
  ),
  row(
    'an Infobip status in a sentence',
    'Message status: REJECTED_SOURCE.',
    'infobip-status:REJECTED_SOURCE',
    {
      context: 'infobip',
    },
  ),
  row(
    'the literal text of an AWS receipt',
    '"providerResponse": "Blocked as spam by phone carrier"',
    'aws-sms:undefined',
    { context: 'cloudwatch logs, aws sns', category: 'content' },
  ),
  row(
    'a literal text of one provider in the trace of another',
    "Error: '1111111' is not a valid phone number. at PlivoRestError (restException.js:18)",
    'plivo:50',
  ),
  row('a prepaid balance', 'Outbound texting was turned off, the card on file expired', 'twilio:30002'),
  row('an expired card elsewhere', 'my credit card expired, where do I update it for the water bill', 'none'),
  row(
    'a number without a campaign in Spanish',
    'el número nuevo no está ligado a ninguna campaña y no salen los textos',
    'twilio:30034',
  ),
  row(
    'a daily cap in other words',
    'the first 2,000 go through to t-mobile phones each day and then nothing until midnight',
    'twilio:30001',
  ),
  row(
    'loaves, not messages',
    'We deliver the first 200 loaves each day and then nothing until tomorrow',
    'none',
  ),
  row('a success code is not an error', '0x00000000', 'smpp:0x00000000', { retryable: null }),
  row('a number that no system uses', '99999', 'none', { category: 'unknown', retryable: null }),
  row('nonsense', 'purple monkey dishwasher', 'none'),
  row('an unknown code with a helpful context', 'XJ-9', 'none', {
    context: 'recipient unsubscribed with STOP',
    category: 'opt_out',
  }),
  row('names of JavaScript objects are not codes', '__proto__', 'none'),
  row('names of JavaScript methods are not codes', 'constructor', 'none'),
  row('only spaces', '   ', 'none'),
  row(
    'the provider in the context goes first',
    'Message blocked because the campaign is not registered',
    'telnyx:40010',
    {
      context: 'telnyx',
      category: 'registration',
      advice: 'until the sending number is assigned to an approved campaign',
    },
  ),
  row('the same error at Bandwidth', 'sender unregistered, no approved campaign', 'bandwidth:4476', {
    context: 'Bandwidth',
  }),
  row('an opt-out in the words of another provider', 'unsubscribed recipient', 'telnyx:40300', {
    context: 'telnyx',
    category: 'opt_out',
  }),
  row('an unregistered number needs a campaign, not a new registration', '30034', 'twilio:30034', {
    advice: 'Retries fail until',
  }),
  row('a suspended campaign', '30033', 'twilio:30033', { advice: 'until the campaign is active again' }),
  row('an unverified toll-free number', '4795', 'bandwidth:4795', { advice: 'toll-free number is verified' }),
  row('a number that is still being set up', '40320', 'telnyx:40320', {
    advice: 'A retry may succeed after',
  }),
  row('the advice on a rejected registration is about the registration', '803', 'dca2:803', {
    context: 'campaign declined',
    advice: 'Correct the registration and resubmit it.',
  }),
  row('the advice on a rejected toll-free verification is not about a message', '30440', 'twilio:30440', {
    advice: 'Do not resubmit the same data.',
  }),
  row('two codes of one system', 'codes 30007 and 30034 both', 'twilio:30007', {
    context: 'twilio',
    also: ['twilio:30034'],
  }),
  row('a complaint without a cause', 'it does not work', 'none'),
  row('a provider alone does not identify the cause', 'El mensaje fue bloqueado', 'none', {
    context: 'Twilio',
    category: 'unknown',
  }),
  row('an order number is not a code', 'Order #30007 never arrived, can you text me?', 'none'),
  row('a ticket number is not a code', 'Ticket #40010 was closed, my SMS still fails', 'none'),
  row('a ZIP code is not a code', 'Our office is in Decatur, GA 30034 and texts work', 'none'),
  row('a port is not a code', 'nginx upstream failed http://127.0.0.1:30008/health', 'none'),
  row('a telephone number is not a code', 'Please call (403) 555-0140 about our messages', 'none'),
  row('an amount is not a code', 'You charged us $30.03 and $406 for texts', 'none'),
  row('an HTTP status is not a code', 'WordPress error 503 Backend fetch failed', 'none'),
  row('a one-time code is not an error', 'Your verification code is 40020.', 'none'),
  row('a field in a payload', '{"status":"undelivered","errorCode":4476}', 'bandwidth:4476'),
  row('a field with a leading zero', 'sinch stat:REJECTD err:060', 'sinch-10dlc-dlr:60'),
  row('a small number after its provider', 'two bots in a loop all night, plivo 60', 'plivo:60'),
  row('a number next to its title', '4721 destination-tn-deactivated, remove them?', 'bandwidth:4721'),
  row(
    'a literal text with a telephone number in it',
    "Unable to create record: The 'To' number +15625550118 is not a valid mobile number",
    'twilio:21614',
  ),
  row(
    'the sender in the words of Twilio, whatever stands between',
    "The 'From' number +27831234567 is not a valid phone number, shortcode, or alphanumeric sender ID.",
    'twilio:21212',
    { context: 'Twilio' },
  ),
  row('a sender that is not valid', 'The From number +15005550001 is not valid', 'twilio:21212', {
    also: ['telnyx:40305'],
  }),
  row('a sender in Spanish', 'el número de origen no es válido', 'twilio:21212'),
  row(
    'the recipient in the words of Twilio',
    "The 'To' number +15005550001 is not a valid phone number.",
    'twilio:21211',
  ),
  row('a recipient in the words of Plivo', 'The number +1500 is not a valid phone number', 'plivo:50', {
    context: 'Plivo',
  }),
  row('the named provider has a code for what others call differently', 'Message too long', 'telnyx:40302', {
    context: 'Telnyx',
  }),
  row('refused credentials at a named provider', 'Unauthorized', 'twilio:20003', { context: 'Twilio' }),
  row('a message status of Bandwidth', 'DLR_EXPIRED', 'bandwidth:9902', { context: 'Bandwidth' }),
  row('a title inside a sentence', 'Ported last week, now "Validity Period Expired"', 'twilio:30036'),
  row('two names in a Spanish sentence', 'sale ESME_RALYBND y luego ESME_RBINDFAIL', 'smpp:0x00000005', {
    also: ['smpp:0x0000000D'],
  }),
  row('letters instead of digits', 'Err0r c0de : 3OO34', 'twilio:30034'),
  row('codes without separators', 'ERR30003ERR30003', 'twilio:30003'),
  row(
    'a denial of AWS',
    'NON_COMPLIANT_USE_CASE_CANNIBIS',
    'aws-registration:NON_COMPLIANT_USE_CASE_CANNIBIS',
    {
      retryable: false,
    },
  ),
  row('the code goes before the status', '{"status":"MNO_REJECTED","failureReasons":"806"}', 'dca2:806', {
    also: ['telnyx-campaign-status:MNO_REJECTED'],
  }),
  row('a symptom in Spanish', 'el celular del cliente está apagado', 'twilio:30003'),
  row('a symptom with its provider', 'T-Mobile flagged our message as spam', 'plivo:30', {
    context: 'Plivo',
  }),
  row('several numbers behind one label', 'dca codes=706/713/861', 'dca2:706', {
    also: ['dca2:713', 'dca2:861'],
  }),
  row('short numbers behind one label', 'vonage errors 14, 15 and 9', 'vonage-dlr:14', {
    also: ['vonage-dlr:15', 'vonage-dlr:9'],
  }),
];

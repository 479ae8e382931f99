// Rules on sample messages, automatic replies, and keywords.
import { rulesOf } from './review-rule.ts';

const sample = rulesOf('sample_messages');
const optIn = rulesOf('opt_in_message');
const optOut = rulesOf('opt_out_message');
const help = rulesOf('help_message');
const keyword = rulesOf('keywords');
const OPT_IN = 'D:611 D:851 D:861';

export const MESSAGE_RULES = {
  'samples.count': sample('error', 'awsCriteria', 'TW:30893'),
  'samples.per-use': sample(
    'error',
    'twilioSubUseCases',
    'TW:30538 AWS:SAMPLE_MESSAGE_USE_CASE_MISMATCH D:602',
  ),
  'samples.brand': sample('error', 'twilioSampleMismatch', 'AWS:SAMPLE_MESSAGE_MISMATCH TW:30893'),
  'samples.stop': sample('error', 'twilioSampleMismatch', 'TW:30893'),
  'samples.short-link': sample(
    'error',
    'twilioShortLink',
    'TW:30892 TW:30963 AWS:SAMPLE_MESSAGE_SHORT_URL',
    'depends',
  ),
  'samples.http': sample('error', 'twilioHttp', 'TW:30964 TW:30858', 'depends'),
  'samples.link-domain': sample('warning', 'twilioNames', 'TW:30907'),
  'samples.placeholder': sample('warning', 'twilioSampleMismatch', 'TW:30893'),
  'samples.distinct': sample('warning', 'twilioSameText', 'TW:30911'),
  'reply.optin.missing': optIn('error', 'awsDenials', 'AWS:OPT_IN_MESSAGE_MISSING D:851'),
  'reply.optin.brand': optIn('error', 'telnyxDeclines', `${OPT_IN} AWS:OPT_IN_MESSAGE_MISMATCH TW:30540`),
  'reply.optin.frequency': optIn('error', 'telnyxDeclines', `${OPT_IN} AWS:OPT_IN_MESSAGE_NON_COMPLIANT`),
  'reply.optin.rates': optIn('error', 'telnyxDeclines', `${OPT_IN} AWS:OPT_IN_MESSAGE_NON_COMPLIANT`),
  'reply.optin.help': optIn(
    'error',
    'telnyxDeclines',
    `${OPT_IN} AWS:OPT_IN_MESSAGE_NON_COMPLIANT_HELP_STOP`,
  ),
  'reply.optin.stop': optIn(
    'error',
    'telnyxDeclines',
    `${OPT_IN} AWS:OPT_IN_MESSAGE_NON_COMPLIANT_HELP_STOP`,
  ),
  'reply.optin.program': optIn('warning', 'house', 'AWS:OPT_IN_MESSAGE_MISMATCH'),
  'reply.optout.missing': optOut('error', 'awsDenials', 'AWS:MISSING_CONDITIONAL_FIELD TW:30887'),
  'reply.optout.brand': optOut('error', 'twilioOptOutReply', 'TW:30887 AWS:OPT_OUT_MESSAGE_MISMATCH'),
  'reply.optout.final': optOut(
    'error',
    'twilioOptOutReply',
    'TW:30887 AWS:OPT_OUT_MESSAGE_NON_COMPLIANT AWS:UNCLEAR_OPT_OUT D:611',
  ),
  'reply.help.missing': help('error', 'awsDenials', 'AWS:MISSING_CONDITIONAL_FIELD TW:30890'),
  'reply.help.brand': help('error', 'twilioHelpReply', 'TW:30890 AWS:HELP_MESSAGE_MISMATCH'),
  'reply.help.contact': help(
    'error',
    'twilioHelpReply',
    'TW:30890 TW:30936 AWS:HELP_MESSAGE_NON_COMPLIANT AWS:SUBSCRIBER_HELP_ISSUES D:611',
  ),
  'reply.help.email-match': help('info', 'microsoftReasons'),
  'keywords.optout-stop': keyword('error', 'awsDenials', 'AWS:UNCLEAR_OPT_OUT'),
  'keywords.help': keyword('error', 'awsDenials', 'AWS:SUBSCRIBER_HELP_ISSUES'),
  'keywords.optin-in-flow': keyword('warning', 'bandwidthGuide', 'TW:30917'),
  'keywords.overlap': keyword('error', 'twilioOptOut'),
  'keywords.format': keyword('error', 'registryApi', 'AWS:INVALID_FIELD_VALUE'),
  'keywords.subscriber-flags': keyword('error', 'awsDenials', 'AWS:MISSING_CONDITIONAL_FIELD'),
} as const;

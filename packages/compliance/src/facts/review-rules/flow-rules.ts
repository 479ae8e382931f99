// Rules on the message flow: how people opt in, and what the text about it says.
import { rulesOf } from './review-rule.ts';

const flow = rulesOf('message_flow');
const PART = 'AWS:OPT_IN_WORKFLOW_NON_COMPLIANT';

export const FLOW_RULES = {
  'flow.method': flow(
    'error',
    'twilioFlow',
    'TW:30909 TW:30896 D:806 D:861 SI:CR4001 SI:CR4015 BW:2100 AWS:UNCLEAR_OPT_IN PL:1004',
  ),
  'flow.all-methods': flow('error', 'twilioMethods', 'TW:30917'),
  'flow.url': flow(
    'error',
    'twilioLink',
    'TW:30543 TW:30909 SI:CR4015 BW:2100 AWS:OPT_IN_WORKFLOW_INCOMPLETE',
  ),
  'flow.evidence': flow('error', 'twilioFlow', 'TW:30909 TW:30896 TW:30842 AWS:OPT_IN_WORKFLOW_INCOMPLETE'),
  'flow.brand': flow('error', 'sinchRejections', 'SI:CR4002 AWS:OPT_IN_WORKFLOW_MISMATCH TW:30927'),
  'flow.purpose': flow('error', 'twilioPurpose', 'TW:30544'),
  'flow.frequency': flow('error', 'twilioFrequency', `TW:30545 SI:CR4005 ${PART}_MSG_FREQUENCY`),
  'flow.rates': flow('error', 'twilioRates', `TW:30569 SI:CR4006 ${PART}_DATA_RATES`),
  'flow.stop': flow('error', 'sinchRejections', `SI:CR4004 ${PART}_HELP_STOP`),
  'flow.help': flow('error', 'twilioHelp', `TW:30570 SI:CR4003 ${PART}_HELP_STOP`),
  'flow.terms-link': flow('error', 'sinchRejections', `SI:CR4007 ${PART}_TERMS_AND_CONDITIONS`),
  'flow.privacy-link': flow('error', 'sinchRejections', `SI:CR4007 ${PART}_PRIVACY_POLICY`),
  'flow.names-sms': flow('error', 'twilioNamesSms', 'TW:30551 TW:30841'),
  'flow.consent-words': flow('error', 'twilioConsentWords', `TW:30924 ${PART}_CONSENT_LANGUAGE`),
  'flow.forced': flow(
    'error',
    'twilioForced',
    'TW:30923 TW:30931 TW:30475 TW:30505 D:803 AWS:OPT_IN_WORKFLOW_CONSENT',
  ),
  'flow.prechecked': flow(
    'error',
    'twilioCheckbox',
    'TW:30925 TW:30508 AWS:OPT_IN_WORKFLOW_CHECKBOX_INVALID',
  ),
  'flow.no-box': flow('error', 'twilioCheckbox', 'TW:30925 TW:30508 AWS:OPT_IN_WORKFLOW_CHECKBOX_INVALID'),
  'flow.bundled': flow('error', 'twilioBundled', 'TW:30556'),
  'flow.marketing-separate': flow(
    'error',
    'twilioSeparate',
    'TW:30913 AWS:OPT_IN_WORKFLOW_CONSENT_MARKETING_NOT_SEPARATED BW:2101',
  ),
  'flow.marketing-verbal': flow('error', 'twilioSeparate', 'TW:30913'),
  'flow.marketing-inbound': flow('warning', 'house', 'TW:30913'),
  'flow.informational-explicit': flow('warning', 'bandwidthGuide', 'BW:2102'),
  'flow.donation-separate': flow('warning', 'house'),
  'flow.first-message': flow('error', 'awsDenials', 'AWS:NON_COMPLIANT_OPT_IN TW:30924'),
  'flow.third-party-data': flow(
    'error',
    'telnyxDeclines',
    'AWS:OPT_IN_DATA_SHARED_WITH_THIRD_PARTIES TW:30951 D:708',
    'no',
  ),
  'flow.age': flow('error', 'twilioAgeGate', 'TW:30888 TW:30956 AWS:AGE_GATE_ISSUES', 'depends'),
  'flow.double-opt-in': flow('info', 'twilioDoubleOptIn', 'TW:30540 TW:30516'),
  'flow.record': flow('warning', 'house'),
  'flow.default-off': flow('warning', 'house'),
} as const;

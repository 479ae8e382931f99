// The systems with error codes, what their codes describe, and the names that people use for them.
export type CodeSystem = {
  readonly id: string;
  readonly displayName: string;
  /** Short name of the company or organization behind the system. */
  readonly provider: string;
  /** What its codes describe. A registration code tells why a brand or campaign was rejected. */
  readonly subject: 'messages' | 'registration' | 'both';
  /** Lowercase words and phrases that identify the system. */
  readonly names: readonly string[];
};

const system = (
  id: string,
  displayName: string,
  provider: string,
  subject: CodeSystem['subject'],
  names: string,
): CodeSystem => ({ id, displayName, provider, subject, names: names.split('|') });

/** Ordered by likelihood, for a code that several systems use. */
export const codeSystems: readonly CodeSystem[] = [
  system('twilio', 'Twilio error codes', 'twilio', 'both', 'twilio'),
  system('telnyx', 'Telnyx messaging errors', 'telnyx', 'messages', 'telnyx'),
  system(
    'dca2',
    'Campaign declines of the secondary aggregator',
    'dca2',
    'registration',
    'dca2|dca|telnyx|bandwidth|syniverse|decline code|declined|carrier review',
  ),
  system('bandwidth', 'Bandwidth messaging errors', 'bandwidth', 'messages', 'bandwidth'),
  system('bandwidth-vetting', 'Bandwidth campaign vetting', 'bandwidth', 'registration', 'bandwidth'),
  system(
    'tcr-brand',
    'Brand feedback of The Campaign Registry',
    'registry',
    'registration',
    'tcr|campaign registry|the registry',
  ),
  system(
    'tcr-api',
    'API of The Campaign Registry',
    'registry',
    'registration',
    'tcr|campaign registry|the registry|csp api',
  ),
  system('telnyx-10dlc-text', 'Telnyx registration reasons', 'telnyx', 'registration', 'telnyx'),
  system('telnyx-campaign-status', 'Telnyx campaign status', 'telnyx', 'registration', 'telnyx'),
  system('sinch', 'Sinch delivery receipts', 'sinch', 'messages', 'sinch'),
  system('sinch-campaign', 'Sinch campaign rejections', 'sinch', 'registration', 'sinch'),
  system('sinch-10dlc-dlr', 'Sinch 10DLC delivery errors', 'sinch', 'messages', 'sinch'),
  system('sinch-provisioning', 'Sinch number provisioning', 'sinch', 'registration', 'sinch'),
  system('vonage-dlr', 'Vonage delivery receipts', 'vonage', 'messages', 'vonage|nexmo'),
  system('vonage-sms-api', 'Vonage SMS API', 'vonage', 'messages', 'vonage|nexmo'),
  system('vonage-messages', 'Vonage Messages API', 'vonage', 'messages', 'vonage|nexmo|messages api'),
  system('plivo', 'Plivo messaging errors', 'plivo', 'messages', 'plivo'),
  system('plivo-campaign', 'Plivo campaign declines', 'plivo', 'registration', 'plivo'),
  system('infobip', 'Infobip message errors', 'infobip', 'messages', 'infobip'),
  system('infobip-status', 'Infobip message statuses', 'infobip', 'messages', 'infobip'),
  system('infobip-campaign', 'Infobip campaign rejections', 'infobip', 'registration', 'infobip'),
  system('aws-sms', 'Amazon SNS delivery failures', 'aws', 'messages', 'aws|amazon|sns|cloudwatch'),
  system(
    'aws-registration',
    'AWS End User Messaging registrations',
    'aws',
    'registration',
    'aws|amazon|pinpoint',
  ),
  system('ms-teams-10dlc', 'Microsoft Teams registrations', 'microsoft', 'registration', 'microsoft|teams'),
  system('signalwire', 'SignalWire errors', 'signalwire', 'both', 'signalwire'),
  system('ringcentral', 'RingCentral SMS errors', 'ringcentral', 'messages', 'ringcentral|ring central'),
  system('smpp', 'SMPP command status', 'smpp', 'messages', 'smpp|smsc|esme|command status'),
  system('gsm-tp-fcs', 'GSM TP failure causes', 'gsm', 'messages', 'gsm|cms error|tp failure|failure cause'),
];

/** Display names of the companies and organizations behind the systems. */
export const providerNames: ReadonlyMap<string, string> = new Map([
  ['twilio', 'Twilio'],
  ['telnyx', 'Telnyx'],
  ['dca2', 'the secondary aggregator'],
  ['bandwidth', 'Bandwidth'],
  ['registry', 'The Campaign Registry'],
  ['sinch', 'Sinch'],
  ['vonage', 'Vonage'],
  ['plivo', 'Plivo'],
  ['infobip', 'Infobip'],
  ['aws', 'AWS'],
  ['microsoft', 'Microsoft Teams'],
  ['signalwire', 'SignalWire'],
  ['ringcentral', 'RingCentral'],
  ['smpp', 'the SMPP standard'],
  ['gsm', 'the GSM standard'],
]);

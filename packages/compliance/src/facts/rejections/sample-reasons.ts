// Reasons why sample messages or automatic replies are rejected.
import { type RejectionReason, campaignReason, inBrand, inCampaign, onPage } from './rejection-reason.ts';

const samples = { ...campaignReason, category: 'sample_messages' } as const;
const confirmations = { ...campaignReason, category: 'confirmation_messages' } as const;
const LACK =
  '(?:missing|lacks?|without|no|not (?:found|included|provided|present)|does not (?:include|contain|mention|name)|(?:do|did|does) not (?:include|contain|mention|name|show|have|identify|state)|required|mismatch|must (?:include|meet))';

const optinText = inCampaign(
  'optinMessage',
  'Include the brand, program, frequency, rates, HELP, and STOP.',
  '[Brand]: You are subscribed to [kind] texts. Msg frequency varies. Msg & data rates may apply. Reply HELP for help, STOP to opt out.',
);
const optoutText = inCampaign(
  'optoutMessage',
  'Name the brand, confirm the opt-out, and say that no more messages follow.',
  '[Brand]: You are unsubscribed and will receive no further messages.',
);
const helpText = inCampaign(
  'helpMessage',
  'Name the brand and a working contact: a toll-free number, email address, or page.',
  '[Brand]: For help call [number] or write to [email]. Reply STOP to opt out.',
);

export const sampleReasons: readonly RejectionReason[] = [
  {
    ...samples,
    id: 'samples.use-case',
    title: 'The sample messages do not match the use case',
    meaning: 'The sample messages differ from the use case and description.',
    wording:
      /\bsamples?(?: messages?)?\b[^.;\n]{0,60}\b(?:use[ -]?case|match|mismatch|inconsisten|description|relate)|\bsamples?(?: messages?)?(?: #?\d)?\b[^.;\n]{0,24}\b(?:not (?:qualify|count)|cannot be (?:sent|used)) as\b|\buse[ -]?case\b[^.;\n]{0,40}\b(?:mismatch|match|inconsisten|samples?)/,
    codes: ['dca2:602', 'twilio:30893', 'ms-teams-10dlc:SampleMessageUseCaseMismatch'],
    causes: [
      'A promotion among service messages',
      'A code in a campaign that is not 2FA',
      'A declared sub-use case has no sample message',
    ],
    fixes: [
      inCampaign('sample1', 'Write realistic sample messages, at least one for each declared sub-use case.'),
      inCampaign('description', 'Describe exactly what the sample messages show.'),
      inCampaign(
        'usecase',
        'If the sample messages are correct and the use case is wrong, register a new campaign. You cannot change the use case.',
      ),
    ],
    tips: [
      'MIXED needs a sample message for every sub-use case, and MARKETING needs at least two sample messages.',
    ],
  },
  {
    ...samples,
    id: 'samples.brand',
    title: 'The sample messages do not name the brand',
    meaning: 'The sample messages do not name their sender.',
    wording: new RegExp(
      `\\bsamples?(?: messages?)?\\b ?:?[^.;\\n]{0,50}\\b(?:brand|company|business)(?: name)?\\b[^.;\\n]{0,30}${LACK}|\\bsamples?(?: messages?)?\\b[^.;\\n]{0,40}\\b${LACK}[^.;\\n]{0,30}\\b(?:brand|company|business)`,
    ),
    codes: ['ms-teams-10dlc:SampleMessageMissingBrandName'],
    causes: ['Sample messages copied from another system'],
    fixes: [
      inCampaign(
        'sample1',
        'Start with the brand name as on the website.',
        '[Brand]: Your appointment is on Friday at 3 pm. Reply STOP to opt out.',
      ),
    ],
    days: [0, 1],
    tips: ['Use the same name as in the form and on the website.'],
  },
  {
    ...samples,
    id: 'samples.opt-out',
    title: 'The sample messages have no opt-out instruction',
    meaning: 'No sample message has an opt-out instruction.',
    wording: new RegExp(
      `\\bsamples?(?: messages?)?\\b ?:?[^;\\n]{0,60}\\b(?:opt[ -]?out|stop)\\b|\\b(?:missing|no) opt[ -]?out (?:language|instructions?|wording)|\\bopt[ -]?out\\b[^.;\\n]{0,30}\\bsamples?`,
    ),
    codes: ['ms-teams-10dlc:SampleMessageMissingOptOutInstructions'],
    yieldsTo: ['confirmations.incomplete'],
    causes: ['Omitted to save characters'],
    fixes: [
      inCampaign(
        'sample1',
        'Add the opt-out instruction to at least one sample message; for marketing, to all of them.',
        '… Reply STOP to opt out.',
      ),
    ],
    days: [0, 1],
    tips: ['Write STOP in capital letters as a separate word.'],
  },
  {
    ...samples,
    id: 'samples.shortener',
    title: 'A public link shortener is used',
    meaning: 'A sample message has a link with a public shortener.',
    wording: /\b(?:url |link |public )*shortene(?:r|d|rs)\b|\bbit\.ly\b|\btinyurl\b/,
    codes: ['twilio:30892', 'twilio:30963', 'ms-teams-10dlc:SampleMessageContainsPublicURLShortener'],
    causes: ['bit.ly, tinyurl, or a similar service'],
    fixes: [
      inCampaign(
        'sample1',
        'Use a link on the brand’s own domain, or on a short domain that only the brand uses.',
        'https://[domain]/[path]',
      ),
      inCampaign('embeddedLink', 'Set it to true if any message has a link.'),
    ],
    days: [0, 1],
    tips: [
      'Set up your own short domain before the launch. Filters also block public shorteners after approval.',
    ],
  },
  {
    ...samples,
    id: 'samples.insecure',
    title: 'A link is not secure or does not work',
    meaning: 'A sample message has an http URL or a broken link.',
    wording: /\bnon[- ]?secure[d]?\b|\bhttp:\/\/|\binsecure\b|\burl issues? in (?:the )?sample/,
    codes: ['twilio:30857', 'twilio:30858', 'twilio:30964'],
    causes: ['http instead of https', 'An example URL'],
    fixes: [
      inCampaign('sample1', 'Use https URLs that work.'),
      onPage('website', 'Serve every page over https.'),
    ],
    days: [0, 2],
    tips: ['Reviewers open the links in sample messages.'],
  },
  {
    ...samples,
    id: 'samples.insufficient',
    title: 'Too few sample messages',
    meaning: 'The campaign does not have enough sample messages.',
    wording:
      /\b(?:insufficient|missing|no(?! but\b|,|\))|more(?! of\b)(?! samples?(?: messages?)? (?:mention|contain|includ|promot|refer|ha[sv]|relate|violat|appear|do\b|does\b|is\b|are\b))|additional|at least (?:one|two|\d)(?! of\b)|not enough)\b[^.;\n]{0,20}\bsamples?\b|\bsamples?(?: messages?)?: missing\b/,
    yieldsTo: ['samples.use-case', 'samples.brand', 'samples.opt-out'],
    causes: ['One sample message for several sub-use cases', 'Sample messages under 20 characters'],
    fixes: [
      inCampaign(
        'sample1',
        'Provide at least two realistic sample messages, each with 20 to 1,024 characters.',
      ),
    ],
    days: [0, 1],
    tips: ['Provide five different sample messages. They are free and answer questions in advance.'],
  },
  {
    ...confirmations,
    id: 'confirmations.optin',
    title: 'The opt-in message is incomplete',
    meaning: 'The confirmation for new subscribers lacks required content.',
    wording: /\bopt[ -]?in (?:message|confirmation|response|auto[- ]?reply|reply)\b/,
    codes: ['dca2:851'],
    causes: ['A welcome message without disclosures'],
    fixes: [optinText],
    days: [0, 1],
    tips: ['Use 20 to 320 characters. Sinch allows up to 255.'],
  },
  {
    ...confirmations,
    id: 'confirmations.optout',
    title: 'The opt-out message is incomplete',
    meaning: 'The reply to STOP does not name the brand or does not confirm the opt-out.',
    wording:
      /\bopt[ -]?out (?:message|confirmation|response|auto[- ]?reply|reply|error)\b|\bstop (?:message|response|reply)\b/,
    codes: ['twilio:30887'],
    causes: ['The default text of the provider without the brand'],
    fixes: [optoutText],
    days: [0, 1],
    tips: ['Send only one reply, without marketing.'],
  },
  {
    ...confirmations,
    id: 'confirmations.help',
    title: 'The HELP message is incomplete',
    meaning: 'The reply to HELP does not name the brand or a contact.',
    wording: /\bhelp (?:message|response|auto[- ]?reply|reply|keyword response)\b|\bsubscriber help\b/,
    codes: ['twilio:30890', 'twilio:30936'],
    causes: ['The default text of the provider', 'An address that differs from the brand’s'],
    fixes: [helpText, inBrand('email', 'Enter the same address as in the HELP message.')],
    days: [0, 1],
    tips: ['A toll-free number or an address at the brand’s domain is the safest choice.'],
  },
  {
    ...confirmations,
    id: 'confirmations.incomplete',
    title: 'The automatic replies are incomplete',
    meaning: 'The opt-in, opt-out, or HELP message does not meet the requirements.',
    wording:
      /\bconfirmation messages?\b|\bmandatory (?:message )?terminology\b|\bkeywords?\b[^.;\n]{0,40}\b(?:missing|invalid|requirements?)|\bopt[ -]?in, opt[ -]?out (?:and|or) help\b/,
    codes: ['dca2:611', 'dca2:861', 'ms-teams-10dlc:MandatoryMessageTerminologyMissing'],
    yieldsTo: ['confirmations.optin', 'confirmations.optout', 'confirmations.help'],
    causes: ['Default texts of the provider', 'Keywords without a reply'],
    fixes: [
      optinText,
      optoutText,
      helpText,
      inCampaign(
        'optoutKeywords',
        'List STOP and similar keywords, separated by commas without spaces.',
        'STOP,UNSUBSCRIBE,CANCEL,END,QUIT,REVOKE,OPTOUT',
      ),
    ],
    days: [0, 1],
    tips: ['Send STOP and HELP from a test phone, and check the replies.'],
  },
];

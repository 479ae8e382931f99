// Why sample messages and confirmation texts are refused.
import { type RejectionReason, campaignReason, inBrand, inCampaign, onPage } from './rejection-reason.ts';

const samples = { ...campaignReason, category: 'sample_messages' } as const;
const confirmations = { ...campaignReason, category: 'confirmation_messages' } as const;
const LACK =
  '(?:missing|lacks?|without|no|not (?:found|included|provided|present)|does not (?:include|contain|mention|name)|(?:do|did|does) not (?:include|contain|mention|name|show|have|identify|state)|required|mismatch|must (?:include|meet))';

const optinText = inCampaign(
  'optinMessage',
  'Name the brand and the program, frequency, rates, HELP and STOP.',
  '[Brand]: You are subscribed to [kind] texts. Msg frequency varies. Msg & data rates may apply. Reply HELP for help, STOP to opt out.',
);
const optoutText = inCampaign(
  'optoutMessage',
  'Name the brand, confirm that the opt-out is done, and say that nothing more will come.',
  '[Brand]: You are unsubscribed and will receive no further messages.',
);
const helpText = inCampaign(
  'helpMessage',
  'Name the brand and a contact that answers: toll-free number, e-mail or page.',
  '[Brand]: For help call [number] or write to [email]. Reply STOP to opt out.',
);

export const sampleReasons: readonly RejectionReason[] = [
  {
    ...samples,
    id: 'samples.use-case',
    title: 'Samples and use case do not fit together',
    meaning: 'The samples show other messages than the use case and description announce.',
    wording:
      /\bsamples?(?: messages?)?\b[^.;\n]{0,60}\b(?:use[ -]?case|match|mismatch|inconsisten|description|relate)|\buse[ -]?case\b[^.;\n]{0,40}\b(?:mismatch|match|inconsisten|samples?)/,
    codes: ['dca2:602', 'twilio:30893', 'ms-teams-10dlc:SampleMessageUseCaseMismatch'],
    causes: [
      'A promotion among service texts',
      'A code in a campaign that is not 2FA',
      'One of the declared sub-use-cases has no sample',
    ],
    fixes: [
      inCampaign('sample1', 'Write samples as they will really be sent, one for each declared use at least.'),
      inCampaign('description', 'Describe exactly what the samples show.'),
      inCampaign(
        'usecase',
        'If the samples are right and the use case is wrong, register a new campaign: the use case cannot be changed.',
      ),
    ],
    tips: ['MIXED needs a sample of every sub-use-case, MARKETING at least two.'],
  },
  {
    ...samples,
    id: 'samples.brand',
    title: 'Samples do not name the brand',
    meaning: 'The sample messages do not say who they are from.',
    wording: new RegExp(
      `\\bsamples?(?: messages?)?\\b ?:?[^.;\\n]{0,50}\\b(?:brand|company|business)(?: name)?\\b[^.;\\n]{0,30}${LACK}|\\bsamples?(?: messages?)?\\b[^.;\\n]{0,40}\\b${LACK}[^.;\\n]{0,30}\\b(?:brand|company|business)`,
    ),
    codes: ['ms-teams-10dlc:SampleMessageMissingBrandName'],
    causes: ['Samples copied from another system'],
    fixes: [
      inCampaign(
        'sample1',
        'Begin with the brand as on the website.',
        '[Brand]: Your appointment is on Friday at 3 pm. Reply STOP to opt out.',
      ),
    ],
    days: [0, 1],
    tips: ['Use the same name as in form and site.'],
  },
  {
    ...samples,
    id: 'samples.opt-out',
    title: 'Samples do not say how to opt out',
    meaning: 'No sample has opt-out wording.',
    wording: new RegExp(
      `\\bsamples?(?: messages?)?\\b ?:?[^;\\n]{0,60}\\b(?:opt[ -]?out|stop)\\b|\\b(?:missing|no) opt[ -]?out (?:language|instructions?|wording)|\\bopt[ -]?out\\b[^.;\\n]{0,30}\\bsamples?`,
    ),
    codes: ['ms-teams-10dlc:SampleMessageMissingOptOutInstructions'],
    yieldsTo: ['confirmations.incomplete'],
    causes: ['Left out to save characters'],
    fixes: [
      inCampaign(
        'sample1',
        'Add the instruction to at least one sample, for marketing to all.',
        '… Reply STOP to opt out.',
      ),
    ],
    days: [0, 1],
    tips: ['STOP in capitals, as a word of its own.'],
  },
  {
    ...samples,
    id: 'samples.shortener',
    title: 'A public link shortener is used',
    meaning: 'A sample links through a shortener that anybody can use.',
    wording: /\b(?:url |link |public )*shortene(?:r|d|rs)\b|\bbit\.ly\b|\btinyurl\b/,
    codes: ['twilio:30892', 'twilio:30963', 'ms-teams-10dlc:SampleMessageContainsPublicURLShortener'],
    causes: ['bit.ly, tinyurl and the like'],
    fixes: [
      inCampaign(
        'sample1',
        'Link to the brand’s own domain, or to a short domain that belongs to the brand alone.',
        'https://[domain]/[path]',
      ),
      inCampaign('embeddedLink', 'Set it to true when any message has a link.'),
    ],
    days: [0, 1],
    tips: [
      'Set up a short domain of your own before the launch; filters block shared ones after approval too.',
    ],
  },
  {
    ...samples,
    id: 'samples.insecure',
    title: 'A link is not secure or does not work',
    meaning: 'A sample has an http address, or a link that leads nowhere.',
    wording: /\bnon[- ]?secure[d]?\b|\bhttp:\/\/|\binsecure\b|\burl issues? in (?:the )?sample/,
    codes: ['twilio:30857', 'twilio:30858', 'twilio:30964'],
    causes: ['http instead of https', 'An example address'],
    fixes: [
      inCampaign('sample1', 'Use https addresses that open.'),
      onPage('website', 'Serve every page over https.'),
    ],
    days: [0, 2],
    tips: ['Reviewers open the links of samples.'],
  },
  {
    ...samples,
    id: 'samples.insufficient',
    title: 'Samples are missing or too few',
    meaning: 'The campaign does not show enough of what it will send.',
    wording:
      /\b(?:insufficient|missing|no|more|additional|at least (?:one|two|\d)|not enough)\b[^.;\n]{0,20}\bsamples?\b|\bsamples?(?: messages?)?: missing\b/,
    yieldsTo: ['samples.use-case', 'samples.brand', 'samples.opt-out'],
    causes: ['One sample for several uses', 'Samples under 20 characters'],
    fixes: [
      inCampaign('sample1', 'Give two samples or more, each 20 to 1,024 characters, as they will be sent.'),
    ],
    days: [0, 1],
    tips: ['Five different samples cost nothing and answer questions before they are asked.'],
  },
  {
    ...confirmations,
    id: 'confirmations.optin',
    title: 'The opt-in confirmation is incomplete',
    meaning: 'The text that greets new subscribers lacks something.',
    wording: /\bopt[ -]?in (?:message|confirmation|response|auto[- ]?reply|reply)\b/,
    codes: ['dca2:851'],
    causes: ['A welcome without disclosures'],
    fixes: [optinText],
    days: [0, 1],
    tips: ['20 to 320 characters; Sinch takes 255.'],
  },
  {
    ...confirmations,
    id: 'confirmations.optout',
    title: 'The opt-out confirmation is incomplete',
    meaning: 'The answer to STOP does not name the brand or does not confirm.',
    wording:
      /\bopt[ -]?out (?:message|confirmation|response|auto[- ]?reply|reply|error)\b|\bstop (?:message|response|reply)\b/,
    codes: ['twilio:30887'],
    causes: ['The provider’s default text without the brand'],
    fixes: [optoutText],
    days: [0, 1],
    tips: ['No marketing in it, and one answer only.'],
  },
  {
    ...confirmations,
    id: 'confirmations.help',
    title: 'The HELP answer is incomplete',
    meaning: 'The answer to HELP does not name the brand or a contact.',
    wording: /\bhelp (?:message|response|auto[- ]?reply|reply|keyword response)\b|\bsubscriber help\b/,
    codes: ['twilio:30890', 'twilio:30936'],
    causes: ['The provider’s default text', 'An address that differs from the brand’s'],
    fixes: [helpText, inBrand('email', 'Give the same address as in the HELP answer.')],
    days: [0, 1],
    tips: ['A toll-free number or an address at the brand’s domain is the safe choice.'],
  },
  {
    ...confirmations,
    id: 'confirmations.incomplete',
    title: 'Confirmation texts are incomplete',
    meaning: 'Answers to opt-in, STOP or HELP do not meet the requirements.',
    wording:
      /\bconfirmation messages?\b|\bmandatory (?:message )?terminology\b|\bkeywords?\b[^.;\n]{0,40}\b(?:missing|invalid|requirements?)|\bopt[ -]?in, opt[ -]?out (?:and|or) help\b/,
    codes: ['dca2:611', 'dca2:861', 'ms-teams-10dlc:MandatoryMessageTerminologyMissing'],
    yieldsTo: ['confirmations.optin', 'confirmations.optout', 'confirmations.help'],
    causes: ['Default texts of the provider', 'Keywords that nobody answers'],
    fixes: [
      optinText,
      optoutText,
      helpText,
      inCampaign(
        'optoutKeywords',
        'List STOP and its like, separated by commas without blanks.',
        'STOP,UNSUBSCRIBE,CANCEL,END,QUIT,REVOKE,OPTOUT',
      ),
    ],
    days: [0, 1],
    tips: ['Send STOP and HELP to your own number once and read the answers.'],
  },
];

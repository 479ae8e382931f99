// Why a call to action is refused: what the opt-in does not show or does not say.
import { type RejectionReason, campaignReason, inCampaign, onPage } from './rejection-reason.ts';

const cta = { ...campaignReason, category: 'call_to_action' } as const;
const CTA = '(?:call[ -]to[ -]action|cta|opt[ -]?in|consent|message ?flow|sign[ -]?up)';
const LACKS =
  "(?:missing|lacks?|lacking|absent|without|no|not (?:include|included|contain|state|stated|found|provided|present|mention|mentioned|disclosed?|clear)|does(?: not|n't) (?:include|contain|state|mention|name|identify|say|disclose)|omit(?:s|ted)?|needs?|required?|incomplete|add|must (?:include|have|contain))";
/** Either order of a lack and a thing within one clause. */
const lacks = (thing: string): string =>
  `${LACKS}[^.;\\n]{0,50}\\b${thing}|\\b${thing}[^.;\\n]{0,40}\\b${LACKS}`;

const showPath = inCampaign(
  'messageFlow',
  'Describe step by step where and how people agree, with the public address of the form and a hosted screenshot of it.',
  'Customers opt in at https://[domain]/[page] by entering their mobile number and ticking an optional, unticked box that reads: “[consent text]”. Screenshot: https://[domain]/opt-in.png',
);
const showText = (what: string, example: string) => [
  onPage('opt-in form', `Add ${what} to the consent text beside the phone field.`, example),
  inCampaign('messageFlow', 'Quote the complete consent text as it now reads.'),
];

export const consentReasons: readonly RejectionReason[] = [
  {
    ...cta,
    id: 'cta.missing',
    title: 'The opt-in could not be found or opened',
    meaning: 'The reviewer did not find where people agree to receive texts, or could not open the page.',
    wording: new RegExp(
      `\\b${CTA}\\b[^.;\\n]{0,60}\\b(?:missing|not (?:be )?(?:found|located|accessible|provided|reachable|visible|available|reached)|inaccessible|unreachable|could not be|cannot be|can't be|unable|not live|behind a login|no form|url)|\\b(?:unable|failed?|could not|cannot|can't) (?:to )?(?:verify|find|locate|access|open|confirm|view)[^.;\\n]{0,40}\\b${CTA}\\b|\\bno (?:form of )?${CTA}\\b(?: found)?|\\b(?:unable to|failed to|could not|cannot|can't) (?:verify|find|locate|access|open|view|reach|load|see)[^.;\\n]{0,50}\\b(?:form|screenshots?|sign[ -]?up page)\\b`,
    ),
    yieldsTo: [
      'privacy.sharing',
      'cta.website-broken',
      'cta.brand',
      'cta.frequency',
      'cta.rates',
      'cta.help',
      'cta.stop',
      'cta.purpose',
      'cta.forced',
      'cta.marketing',
      'cta.consent',
      'cta.verbal',
      'terms.missing',
      'privacy.missing',
      'confirmations.optin',
      'confirmations.optout',
      'confirmations.incomplete',
    ],
    codes: [
      'bandwidth-vetting:2100',
      'sinch-campaign:CR4015',
      'twilio:30842',
      'twilio:30909',
      'twilio:30836',
    ],
    causes: [
      'The form is behind a login or on paper',
      'The address in the message flow is wrong',
      'No screenshot was given',
    ],
    fixes: [
      showPath,
      onPage('opt-in form', 'Make the form public, or host a screenshot of it on the brand’s domain.'),
    ],
    severity: 'high',
    tips: [
      'Open the address in a private window before submitting: what you cannot see there, the reviewer cannot either.',
    ],
  },
  {
    ...cta,
    id: 'cta.website-broken',
    title: 'The page of the opt-in does not load',
    meaning: 'The address given for the opt-in has no site behind it, or its certificate is not valid.',
    wording:
      /\b(?:opt[ -]?in|call[ -]to[ -]action|cta) (?:url|page|link|website)[^.;\n]{0,50}\b(?:certificate|ssl|tls|404|does not load|not load|no website|error)\b|\bcertificate verify failed for the opt-in\b/,
    codes: ['bandwidth-vetting:2103', 'bandwidth-vetting:2104'],
    causes: ['Expired certificate', 'Wrong address', 'Site blocks visitors from outside'],
    fixes: [
      onPage('opt-in form', 'Renew the certificate and make the page answer without login over https.'),
      showPath,
    ],
    severity: 'high',
    tips: ['Watch certificate and uptime of the opt-in page as long as the campaign runs.'],
  },
  {
    ...cta,
    id: 'cta.incomplete',
    title: 'The call to action is incomplete or unclear',
    meaning: 'The opt-in does not tell people everything they have to know before they agree.',
    wording: new RegExp(
      `\\b${CTA}\\b[^.;\\n]{0,60}\\b(?:incomplete|inadequate|insufficient|not sufficient|unclear|not clear|non[- ]?compliant|not compliant|does(?: not|n't) (?:meet|comply)|inaccurate|invalid|issues?|error|needs?|language)|\\b(?:compliant|accurate|complete|sufficient)\\b[^.;\\n]{0,30}\\b${CTA}\\b`,
    ),
    yieldsTo: [
      'cta.missing',
      'cta.forced',
      'cta.consent',
      'cta.marketing',
      'cta.frequency',
      'cta.rates',
      'cta.help',
      'cta.stop',
      'cta.brand',
      'cta.purpose',
      'terms.missing',
      'privacy.missing',
      'confirmations.incomplete',
    ],
    codes: [
      'dca2:806',
      'dca2:861',
      'twilio:30896',
      'plivo-campaign:1004',
      'twilio:30841',
      'twilio:30917',
      'twilio:30924',
    ],
    causes: ['One of the disclosures is missing', 'Only one of several opt-in ways is described'],
    fixes: [
      ...showText(
        'brand, kind of messages, frequency, rates, STOP, HELP and links to terms and privacy policy',
        'I agree to receive [kind] texts from [brand] at the number given. Message frequency varies. Message and data rates may apply. Reply STOP to opt out, HELP for help. Terms: [link]. Privacy: [link].',
      ),
      showPath,
    ],
    severity: 'high',
    tips: ['Describe every way to opt in: form, keyword, paper, at the counter.'],
  },
  {
    ...cta,
    id: 'cta.forced',
    title: 'Consent is forced',
    meaning: 'People cannot use the form or service without agreeing to texts, or the box is ticked already.',
    wording:
      /\bforc(?:ed?|es|ing)\b[^.;\n]{0,30}\b(?:opt|consent|agree)|\b(?:consent|opt[ -]?in|check ?box|phone(?: number)?)\b[^.;\n]{0,50}\b(?:not optional|mandatory|pre[ -]?(?:checked|ticked|selected)|unchecked|required (?:for|to)|cannot be required|compulsory|bundled|without allowing|check ?box (?:is )?missing)|\bcheck ?box\b[^.;\n]{0,40}\b(?:missing|mandatory|required|optional)|\b(?:missing|no|optional|unchecked)\b[^.;\n]{0,25}\bcheck ?box/,
    codes: [
      'dca2:803',
      'twilio:30923',
      'twilio:30925',
      'twilio:30931',
      'ms-teams-10dlc:CallToActionConsentNotOptional',
    ],
    causes: [
      'The phone field is required',
      'The box is ticked in advance',
      'Agreeing to the terms counts as agreeing to texts',
    ],
    fixes: [
      onPage(
        'opt-in form',
        'Use a separate box for texts, optional and not ticked, apart from terms, e-mail and calls.',
      ),
      onPage('opt-in form', 'Make the phone field optional where the service does not need it.'),
      inCampaign(
        'messageFlow',
        'Say that the box is optional and unticked, and show it in the screenshot.',
        'The box is optional, not ticked in advance and separate from the terms of service.',
      ),
    ],
    severity: 'high',
    tips: ['One box per program: service texts and marketing apart.'],
  },
  {
    ...cta,
    id: 'cta.consent',
    title: 'Express consent is missing',
    meaning: 'The opt-in does not show that people actively agree to texts from this sender.',
    wording:
      /\b(?:explicit|express|prior|insufficient|verbal|implied|written|adequate)\b[^.;\n]{0,25}\b(?:consent|opt[ -]?in|agreement)\b|\b(?:consent|opt[ -]?in)\b[^.;\n]{0,30}\b(?:insufficient|not obtained|not collected|not given|not explicit|court[ -]ordered|implied)\b/,
    yieldsTo: ['cta.marketing', 'cta.forced', 'cta.verbal'],
    codes: ['bandwidth-vetting:2102', 'sinch-campaign:CR4001', 'twilio:30831', 'twilio:30927'],
    causes: ['A number given for another purpose counts as consent', 'The sentence of agreement is missing'],
    fixes: [
      ...showText(
        'a sentence in which the customer agrees',
        'By ticking this box I agree to receive [kind] texts from [brand].',
      ),
    ],
    severity: 'high',
    tips: ['Keep time, wording, medium and number of each consent; CTIA asks for them.'],
  },
  {
    ...cta,
    id: 'cta.marketing',
    title: 'Written consent to marketing is missing',
    meaning: 'Promotional texts need consent in writing, given for marketing and apart from other consent.',
    wording:
      /\b(?:marketing|promotional|promo)\b[^.;\n]{0,40}\b(?:consent|opt[ -]?in|agree|separate|written)\b|\bexpress written consent\b/,
    codes: [
      'bandwidth-vetting:2101',
      'twilio:30913',
      'ms-teams-10dlc:CallToActionMissingExpressWrittenConsent',
    ],
    causes: ['One box for service and marketing', 'Verbal consent to marketing'],
    fixes: [
      ...showText(
        'the word marketing and that agreeing is no condition of a purchase, in a box of its own',
        'I agree to receive recurring automated marketing texts from [brand]. Consent is not a condition of purchase. Message frequency varies. Message and data rates may apply. Reply STOP to opt out, HELP for help.',
      ),
    ],
    severity: 'high',
    tips: ['Register marketing and service texts as MIXED, or as two campaigns, with one box for each.'],
  },
  {
    ...cta,
    id: 'cta.verbal',
    title: 'The script of a verbal opt-in is missing',
    meaning: 'People agree by voice, and the reviewer has not seen the words that are read to them.',
    wording: /\bverbal(?:ly)?\b|\bscript\b/,
    codes: ['ms-teams-10dlc:CallToActionMissingVerbalScript'],
    causes: ['Consent on the telephone or at a counter without a written script'],
    fixes: [
      inCampaign(
        'messageFlow',
        'Give the script word for word, with brand, purpose, frequency, rates, STOP and HELP.',
        'Staff read: “May [brand] text you [kind]? Frequency varies, message and data rates may apply, reply STOP to opt out or HELP for help.” Only after a yes is the number enrolled and a confirmation text sent.',
      ),
      inCampaign('optinMessage', 'Confirm each verbal opt-in by text.'),
    ],
    tips: ['Verbal consent is not enough for marketing.'],
  },
  {
    ...cta,
    id: 'cta.brand',
    title: 'The opt-in does not name the brand',
    meaning: 'People cannot see from whom they would get texts.',
    wording: new RegExp(`\\b${CTA}\\b[^;\\n]{0,60}(?:${lacks('(?:brand|company|business)(?: name)?')})`),
    yieldsTo: ['confirmations.optin', 'confirmations.optout', 'confirmations.help', 'samples.brand'],
    codes: ['sinch-campaign:CR4002'],
    causes: ['A generic form', 'Another name than the registered one'],
    fixes: showText('the registered brand name', '…texts from [brand]…'),
    tips: ['Use one spelling of the name in form, samples and registration.'],
  },
  {
    ...cta,
    id: 'cta.frequency',
    title: 'Message frequency is not disclosed',
    meaning: 'The consent text does not say how often messages come.',
    wording: new RegExp(lacks('(?:(?:message |msg )?frequency)')),
    yieldsTo: ['confirmations.optin', 'terms.incomplete'],
    codes: ['sinch-campaign:CR4005'],
    causes: ['The disclosure was left out'],
    fixes: showText('how often messages come', 'Message frequency varies. / Up to 4 messages a month.'),
    tips: ['“Message frequency varies” is accepted where no number fits.'],
  },
  {
    ...cta,
    id: 'cta.rates',
    title: 'Message and data rates are not disclosed',
    meaning: 'The consent text does not say that texts may cost the recipient.',
    wording: new RegExp(
      lacks('(?:data rates?|msg (?:&|and) data|message (?:&|and) data|rates disclosure|rates)'),
    ),
    yieldsTo: ['confirmations.optin', 'terms.incomplete'],
    codes: ['sinch-campaign:CR4006'],
    causes: ['The disclosure was left out'],
    fixes: showText('that rates may apply', 'Message and data rates may apply.'),
    tips: ['Use the usual phrase; reviewers search for it.'],
  },
  {
    ...cta,
    id: 'cta.help',
    title: 'HELP is not mentioned in the opt-in',
    meaning: 'The consent text does not say how to get help.',
    wording: new RegExp(
      `\\b${CTA}\\b[^;\\n]{0,60}(?:${lacks('help\\b')})|${lacks('(?:help|customer support) (?:instructions?|keyword|information)')}`,
    ),
    yieldsTo: ['confirmations.help', 'confirmations.optin', 'confirmations.incomplete'],
    codes: ['sinch-campaign:CR4003'],
    causes: ['The disclosure was left out'],
    fixes: showText('the HELP keyword', 'Reply HELP for help.'),
    tips: ['HELP must answer even to people who never opted in.'],
  },
  {
    ...cta,
    id: 'cta.stop',
    title: 'STOP is not mentioned in the opt-in',
    meaning: 'The consent text does not say how to leave.',
    wording: new RegExp(
      `\\b${CTA}\\b[^;\\n]{0,60}(?:${lacks('(?:stop|opt[ -]?out)')})|${lacks('stop (?:instructions?|keyword|language)')}`,
    ),
    yieldsTo: [
      'confirmations.optout',
      'confirmations.optin',
      'samples.opt-out',
      'terms.incomplete',
      'confirmations.incomplete',
    ],
    codes: ['sinch-campaign:CR4004'],
    causes: ['The disclosure was left out'],
    fixes: showText('the STOP keyword', 'Reply STOP to opt out.'),
    tips: ['Write STOP in capitals and as a word of its own.'],
  },
  {
    ...cta,
    id: 'cta.purpose',
    title: 'The opt-in does not say what messages come',
    meaning: 'People are not told what kind of texts they agree to.',
    wording: new RegExp(
      `${lacks('(?:message|program|campaign) (?:type|purpose)s?')}|\\b${CTA}\\b[^;\\n]{0,50}\\b(?:purpose|type of messages?|kind of messages?)`,
    ),
    yieldsTo: ['terms.incomplete'],
    codes: ['twilio:30544', 'ms-teams-10dlc:CallToActionMissingMessageType'],
    causes: ['“Receive updates” and nothing more'],
    fixes: showText('what the messages are about', '…appointment reminders and account notices…'),
    tips: ['Name the same kinds of messages in form, description and samples.'],
  },
];

// Reasons why a call to action is rejected: what the opt-in does not show or state.
import { type RejectionReason, campaignReason, inCampaign, onPage } from './rejection-reason.ts';

const cta = { ...campaignReason, category: 'call_to_action' } as const;
const CTA = '(?:call[ -]to[ -]action|cta|opt[ -]?in|consent|message ?flow|sign[ -]?up)';
const LACKS =
  "(?:missing|lacks?|lacking|absent|without|no|not (?:include|included|contain|state|stated|found|provided|present|mention|mentioned|disclosed?|clear)|does(?: not|n't) (?:include|contain|state|mention|name|identify|say|disclose)|omit(?:s|ted)?|needs?|required?|incomplete|add|must (?:include|have|contain))";
/** Parts of an opt-in: where they are missing, the opt-in itself is there. */
const PARTS =
  '(?:(?:all|any|some|the|required|mandatory|necessary|certain|proper) ){0,3}(?:disclosures?|disclaimers?|elements?)\\b';
/** Matches an expression of absence and a subject in either order within one clause. */
const lacks = (thing: string): string =>
  `${LACKS}[^.;\\n]{0,50}\\b${thing}|\\b${thing}[^.;\\n]{0,40}\\b${LACKS}`;

const showPath = inCampaign(
  'messageFlow',
  'Describe step by step where and how people agree, with the public URL of the form and a link to a screenshot.',
  'Customers opt in at https://[domain]/[page] by entering their mobile number and checking an optional, unchecked box that reads: “[consent text]”. Screenshot: https://[domain]/opt-in.png',
);
const showText = (what: string, example: string) => [
  onPage('opt-in form', `Add ${what} to the consent text next to the phone field.`, example),
  inCampaign('messageFlow', 'Quote the complete, current consent text.'),
];

export const consentReasons: readonly RejectionReason[] = [
  {
    ...cta,
    id: 'cta.missing',
    title: 'The opt-in could not be found or opened',
    meaning: 'The reviewer did not find where people agree to receive texts, or could not open the page.',
    wording: new RegExp(
      `\\b${CTA}\\b[^.;\\n]{0,60}\\b(?:missing(?! ${PARTS})|not (?:be )?(?:found|located|accessible|provided|reachable|visible|available|reached)|inaccessible|unreachable|could not be|cannot be|can't be|unable|not live|behind a login|no form|url)|\\b(?:unable|failed?|could not|cannot|can't) (?:to )?(?:verify|find|locate|access|open|confirm|view)[^.;\\n]{0,40}\\b${CTA}\\b|\\bno (?:form of )?${CTA}\\b(?: found)?|\\b(?:unable to|failed to|could not|cannot|can't) (?:verify|find|locate|access|open|view|reach|load|see)[^.;\\n]{0,50}\\b(?:form|screenshots?|sign[ -]?up page)\\b`,
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
    causes: ['A form behind a login or on paper', 'An incorrect URL in the message flow', 'No screenshot'],
    fixes: [
      showPath,
      onPage('opt-in form', 'Make the form public, or host a screenshot of it on the brand’s domain.'),
    ],
    severity: 'high',
    tips: ['Before you submit, open the URL in a private window. The reviewer sees the same page.'],
  },
  {
    ...cta,
    id: 'cta.website-broken',
    title: 'The opt-in page does not load',
    meaning: 'The opt-in URL leads to no website, or its certificate is not valid.',
    wording:
      /\b(?:opt[ -]?in|call[ -]to[ -]action|cta) (?:url|page|link|website)[^.;\n]{0,50}\b(?:certificate|ssl|tls|404|does not load|not load|no website|error)\b|\bcertificate verify failed for the opt-in\b/,
    codes: ['bandwidth-vetting:2103', 'bandwidth-vetting:2104'],
    causes: ['Expired certificate', 'Incorrect URL', 'Website blocks external visitors'],
    fixes: [
      onPage('opt-in form', 'Renew the certificate, and make the page available over https without a login.'),
      showPath,
    ],
    severity: 'high',
    tips: ['Monitor the certificate and uptime of the opt-in page while the campaign is active.'],
  },
  {
    ...cta,
    id: 'cta.incomplete',
    title: 'The call to action is incomplete or unclear',
    meaning: 'The opt-in lacks information that people need before they agree.',
    wording: new RegExp(
      `\\b${CTA}\\b[^.;\\n]{0,60}\\b(?:(?:missing|lacks?|lacking|without) ${PARTS}|incomplete|inadequate|insufficient|not sufficient|unclear|not clear|non[- ]?compliant|not compliant|does(?: not|n't) (?:meet|comply)|inaccurate|invalid|issues?|error|needs?|language)|\\b(?:compliant|accurate|complete|sufficient)\\b[^.;\\n]{0,30}\\b${CTA}\\b`,
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
    causes: ['A missing disclosure', 'Only one of several opt-in methods is described'],
    fixes: [
      ...showText(
        'the brand, kind of messages, frequency, rates, STOP, HELP, and links to the terms and privacy policy',
        'I agree to receive [kind] texts from [brand] at the number provided. Message frequency varies. Message and data rates may apply. Reply STOP to opt out, HELP for help. Terms: [link]. Privacy: [link].',
      ),
      showPath,
    ],
    severity: 'high',
    tips: ['Describe every opt-in method: form, keyword, paper, and in person.'],
  },
  {
    ...cta,
    id: 'cta.forced',
    title: 'Consent is forced',
    meaning: 'People cannot use the form or service without agreeing to texts, or the box is pre-checked.',
    wording:
      /\bforc(?:ed?|es|ing)\b[^.;\n]{0,30}\b(?:opt|consent|agree)|\b(?:consent|opt[ -]?in|check ?box|phone(?: number)?)\b[^.;\n]{0,50}\b(?:not optional|mandatory|pre[ -]?(?:checked|ticked|selected)|unchecked|required (?:for|to)|cannot be required|compulsory|bundled|without allowing|check ?box (?:is )?missing)|\bcheck ?box\b[^.;\n]{0,40}\b(?:missing|mandatory|optional)|(?<!\ba )\bcheck ?box\b[^.;\n]{0,40}\brequired|\b(?:missing|no|optional|unchecked)\b[^.;\n]{0,25}\bcheck ?box/,
    codes: [
      'dca2:803',
      'twilio:30923',
      'twilio:30925',
      'twilio:30931',
      'ms-teams-10dlc:CallToActionConsentNotOptional',
    ],
    causes: [
      'The phone field is required',
      'The box is pre-checked',
      'Agreeing to the terms counts as agreeing to texts',
    ],
    fixes: [
      onPage(
        'opt-in form',
        'Use a separate, optional, unchecked box for texts, apart from the terms, email, and calls.',
      ),
      onPage('opt-in form', 'Make the phone field optional if the service does not need it.'),
      inCampaign(
        'messageFlow',
        'State that the box is optional and unchecked, and show it in the screenshot.',
        'The box is optional, unchecked by default, and separate from the terms of service.',
      ),
    ],
    severity: 'high',
    tips: ['Use one box per program, and separate boxes for service messages and marketing.'],
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
    causes: [
      'A phone number given for another purpose is treated as consent',
      'The sentence of agreement is missing',
    ],
    fixes: [
      ...showText(
        'a sentence in which the customer agrees',
        'By checking this box, I agree to receive [kind] texts from [brand].',
      ),
    ],
    severity: 'high',
    tips: ['Record the time, wording, medium, and phone number of each consent, as CTIA requires.'],
  },
  {
    ...cta,
    id: 'cta.marketing',
    title: 'Written consent to marketing is missing',
    meaning: 'Promotional texts require written consent to marketing, separate from other consent.',
    wording:
      /\b(?:marketing|promotional|promo)\b[^.;\n]{0,40}\b(?:consent|opt[ -]?in|agree|separate|written)\b|\bexpress written consent\b/,
    codes: [
      'bandwidth-vetting:2101',
      'twilio:30913',
      'ms-teams-10dlc:CallToActionMissingExpressWrittenConsent',
    ],
    causes: ['One box for service messages and marketing', 'Verbal consent to marketing'],
    fixes: [
      ...showText(
        'a separate box that says “marketing” and that consent is not a condition of purchase',
        'I agree to receive recurring automated marketing texts from [brand]. Consent is not a condition of purchase. Message frequency varies. Message and data rates may apply. Reply STOP to opt out, HELP for help.',
      ),
    ],
    severity: 'high',
    tips: [
      'Register marketing and service messages as MIXED or as two campaigns, with a separate box for each.',
    ],
  },
  {
    ...cta,
    id: 'cta.verbal',
    title: 'The script of the verbal opt-in is missing',
    meaning:
      'People agree verbally, but the registration does not include the script that staff read to them.',
    wording: /\bverbal(?:ly)?\b|\bscript\b/,
    codes: ['ms-teams-10dlc:CallToActionMissingVerbalScript'],
    causes: ['Consent by phone or in person without a written script'],
    fixes: [
      inCampaign(
        'messageFlow',
        'Provide the complete script with the brand, purpose, frequency, rates, STOP, and HELP.',
        'Staff read: “May [brand] text you [kind]? Frequency varies, message and data rates may apply, reply STOP to opt out or HELP for help.” The number is enrolled, and a confirmation text is sent, only if the customer says yes.',
      ),
      inCampaign('optinMessage', 'Confirm each verbal opt-in by text.'),
    ],
    tips: ['Verbal consent is not enough for marketing.'],
  },
  {
    ...cta,
    id: 'cta.brand',
    title: 'The opt-in does not name the brand',
    meaning: 'People cannot see who will send the texts.',
    wording: new RegExp(`\\b${CTA}\\b[^;\\n]{0,60}(?:${lacks('(?:brand|company|business)(?: name)?')})`),
    yieldsTo: ['confirmations.optin', 'confirmations.optout', 'confirmations.help', 'samples.brand'],
    codes: ['sinch-campaign:CR4002'],
    causes: ['A generic form', 'A name that differs from the registered name'],
    fixes: showText('the registered brand name', '…texts from [brand]…'),
    tips: ['Use the same spelling of the name in the form, sample messages, and registration.'],
  },
  {
    ...cta,
    id: 'cta.frequency',
    title: 'Message frequency is not disclosed',
    meaning: 'The consent text does not state the message frequency.',
    wording: new RegExp(lacks('(?:(?:message |msg )?frequency)')),
    yieldsTo: ['confirmations.optin', 'terms.incomplete'],
    codes: ['sinch-campaign:CR4005'],
    causes: ['The disclosure is missing'],
    fixes: showText('the message frequency', 'Message frequency varies. / Up to 4 messages per month.'),
    tips: ['Reviewers accept “Message frequency varies” if you cannot state a number.'],
  },
  {
    ...cta,
    id: 'cta.rates',
    title: 'Message and data rates are not disclosed',
    meaning: 'The consent text does not say that message and data rates may apply.',
    wording: new RegExp(
      lacks('(?:data rates?|msg (?:&|and) data|message (?:&|and) data|rates disclosure|rates)'),
    ),
    yieldsTo: ['confirmations.optin', 'terms.incomplete'],
    codes: ['sinch-campaign:CR4006'],
    causes: ['The disclosure is missing'],
    fixes: showText('that message and data rates may apply', 'Message and data rates may apply.'),
    tips: ['Use the standard phrase. Reviewers search for it.'],
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
    causes: ['The disclosure is missing'],
    fixes: showText('the HELP keyword', 'Reply HELP for help.'),
    tips: ['HELP must work even for people who never opted in.'],
  },
  {
    ...cta,
    id: 'cta.stop',
    title: 'STOP is not mentioned in the opt-in',
    meaning: 'The consent text does not say how to opt out.',
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
    causes: ['The disclosure is missing'],
    fixes: showText('the STOP keyword', 'Reply STOP to opt out.'),
    tips: ['Write STOP in capital letters as a separate word.'],
  },
  {
    ...cta,
    id: 'cta.purpose',
    title: 'The opt-in does not say what the messages are about',
    meaning: 'The opt-in does not say which kinds of texts people agree to.',
    wording: new RegExp(
      `${lacks('(?:message|program|campaign) (?:type|purpose)s?')}|\\b${CTA}\\b[^;\\n]{0,50}\\b(?:purpose|type of messages?|kind of messages?)`,
    ),
    yieldsTo: ['terms.incomplete'],
    codes: ['twilio:30544', 'ms-teams-10dlc:CallToActionMissingMessageType'],
    causes: ['Only “Receive updates”'],
    fixes: showText('what the messages are about', '…appointment reminders and account notices…'),
    tips: ['Name the same kinds of messages in the form, description, and sample messages.'],
  },
];

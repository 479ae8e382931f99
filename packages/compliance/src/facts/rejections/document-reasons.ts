// Reasons why the privacy policy, terms, or website are rejected.
import { type RejectionReason, campaignReason, inBrand, inCampaign, onPage } from './rejection-reason.ts';

const policy = { ...campaignReason, category: 'privacy_policy' } as const;
const terms = { ...campaignReason, category: 'terms' } as const;
const site = { ...campaignReason, category: 'website', days: [1, 5] } as const;

const TERMS = '\\bterms?(?: (?:and|&) conditions| of (?:service|use))?\\b';
const TERM_PARTS =
  '(?:brand name|customer support|support|contact|(?:message )?frequency|data rates|rates|opt[ -]?out|privacy link|program(?:me)? description|sweepstakes)';

const NON_SHARING =
  'No mobile information will be shared with or sold to third parties or affiliates for marketing or promotional purposes. Text messaging opt-in data and consent are excluded from all other sharing.';

export const documentReasons: readonly RejectionReason[] = [
  {
    ...policy,
    id: 'privacy.sharing',
    title: 'The privacy policy does not rule out sharing mobile data',
    meaning:
      'The policy does not say that mobile numbers and text consent are not shared with third parties or affiliates for marketing.',
    wording:
      /\bthird[ -]?part(?:y|ies)\b[^.;\n]{0,60}\b(?:shar|disclos|sold|sell|mobile|consent|data)|\b(?:non[- ]?sharing|sharing clause|data[ -]sharing|shar(?:e|ed|ing)[^.;\n]{0,40}\b(?:third|affiliate|mobile|consent|data|information))|\bprivacy polic(?:y|ies)\b[^.;\n]{0,60}\b(?:shar|third|sell|sold|compliant|compliance|non[- ]?compliant|not compliant|requirements?)|\b(?:compliant|compliance)\b[^.;\n]{0,20}\bprivacy polic/,
    codes: [
      'dca2:805',
      'dca2:851',
      'dca2:852',
      'twilio:30908',
      'twilio:30932',
      'ms-teams-10dlc:PrivacyPolicyDataSharingIssue',
    ],
    causes: [
      '“We never sell your data” does not cover sharing',
      'A general clause about partners and affiliates includes mobile data',
    ],
    fixes: [
      onPage(
        'privacy policy',
        'Add a clause that mobile numbers and opt-in data are not shared or sold for marketing, and exclude them from every other sharing clause.',
        NON_SHARING,
      ),
      inCampaign('privacyPolicyLink', 'Enter the public URL of the policy.'),
      inCampaign('messageFlow', 'Mention the policy and its URL.'),
    ],
    severity: 'high',
    tips: [
      '“Sold” alone is not enough. The clause must also say “shared”.',
      'Check the rest of the policy for sentences that contradict the clause.',
    ],
  },
  {
    ...policy,
    id: 'privacy.missing',
    title: 'The privacy policy is missing or cannot be opened',
    meaning: 'The reviewer found no privacy policy on the website, in the form, or in the campaign.',
    wording:
      /\bprivacy polic(?:y|ies)\b[^.;\n]{0,60}\b(?:missing|required|not (?:found|accessible|provided|included|linked|available|reachable)|absent|invalid|inaccessible|broken|link|url)|\b(?:missing|no|without|add|provide|lacks?)\b[^.;\n]{0,30}\bprivacy (?:polic|link|url)/,
    yieldsTo: ['privacy.sharing', 'terms.incomplete'],
    codes: [
      'twilio:30933',
      'ms-teams-10dlc:PrivacyPolicyMissingOrInvalid',
      'ms-teams-10dlc:CallToActionMissingPrivacyPolicyLink',
    ],
    causes: ['No policy', 'A pop-up, a login, or a shared document instead of a page'],
    fixes: [
      onPage(
        'privacy policy',
        'Publish the policy as a separate page on the brand’s domain, with a no-sharing clause.',
        NON_SHARING,
      ),
      onPage('opt-in form', 'Link to the policy next to the phone field.'),
      inCampaign('privacyPolicyLink', 'Enter its URL.', 'https://[domain]/privacy'),
    ],
    severity: 'high',
    tips: ['Pop-ups, shared documents, and pages behind a login are not accepted.'],
  },
  {
    ...terms,
    id: 'terms.missing',
    title: 'The terms are missing',
    meaning: 'The reviewer found no terms of the text program.',
    wording:
      /\bterms?(?: (?:and|&) conditions| of (?:service|use))?\b[^.;\n]{0,40}\b(?:missing|required|not (?:found|accessible|provided|included|linked)|url)|\b(?:missing|no|without|add|lacks?|provide|include)\b[^.;\n]{0,20}\bterms (?:and|&|of|link|url|page)/,
    yieldsTo: ['terms.incomplete', 'confirmations.optin', 'confirmations.incomplete'],
    codes: [
      'sinch-campaign:CR4007',
      'twilio:30934',
      'ms-teams-10dlc:TermsAndConditionsMissing',
      'ms-teams-10dlc:CallToActionMissingTermsAndConditions',
    ],
    causes: ['No terms page', 'Terms without a section on texts'],
    fixes: [
      onPage(
        'terms of service',
        'Publish the terms of the text program with its name, description, frequency, rates, STOP, HELP, contact, and a link to the privacy policy.',
      ),
      onPage('opt-in form', 'Link to the terms next to the phone field.'),
      inCampaign('termsAndConditionsLink', 'Enter their URL.', 'https://[domain]/terms'),
    ],
    tips: ['Twilio requires both URLs for new campaigns since 2026-06-30.'],
  },
  {
    ...terms,
    id: 'terms.incomplete',
    title: 'The terms are incomplete',
    meaning: 'The terms lack information that a text program must include.',
    wording: new RegExp(
      `${TERMS} ?:?[^.;\\n]{0,40}\\b${TERM_PARTS}\\b[^.;\\n]{0,20}\\b(?:missing|lack|not|required)|${TERMS}[^.;\\n]{0,20}\\b(?:missing|lacks?|without)\\b[^.;\\n]{0,20}\\b${TERM_PARTS}`,
    ),
    causes: ['General website terms without the text program'],
    fixes: [
      onPage(
        'terms of service',
        'Add the brand name, program description, frequency, rates, STOP, HELP, support contact, and a link to the privacy policy.',
      ),
      inCampaign('termsAndConditionsLink', 'Enter their URL.'),
    ],
    tips: ['Put all information about texts in one section so that reviewers find it easily.'],
  },
  {
    ...site,
    id: 'website.missing',
    title: 'The website is missing or does not work',
    meaning: 'The reviewer could not open the website of the brand.',
    wording:
      /\b(?:web ?site|domain|web page|site|url|online presence)\b[^.;\n]{0,60}\b(?:missing|not (?:be )?(?:found|working|reachable|accessible|live|valid|available|provided|load|loading|opened|verified|reached)|unreachable|inaccessible|down|invalid|offline|under construction|broken|could not be|404|certificate|problem|issues?|validation)|\b(?:no|missing|invalid|working|broken|without an?)\b[^.;\n]{0,25}\b(?:web ?site|online presence|domain)\b|\bcertificate verify failed\b/,
    yieldsTo: [
      'cta.missing',
      'cta.website-broken',
      'website.thin',
      'website.login',
      'privacy.missing',
      'samples.shortener',
      'samples.insecure',
    ],
    codes: [
      'dca2:804',
      'bandwidth-vetting:1100',
      'bandwidth-vetting:1101',
      'bandwidth-vetting:1103',
      'sinch-campaign:CR2005',
      'infobip-campaign:1003',
      'twilio:30891',
      'twilio:30907',
    ],
    causes: ['The website is down or blocks visitors', 'A certificate has expired', 'The URL has a typo'],
    fixes: [
      onPage('website', 'Make the website available over https without a login, from any country.'),
      inBrand('website', 'Enter the URL that works.', 'https://[domain]'),
      inCampaign('messageFlow', 'Enter the URL of the opt-in page.'),
    ],
    severity: 'high',
    tips: ['Before you submit, open the website in a private window and on a phone without Wi-Fi.'],
  },
  {
    ...site,
    id: 'website.thin',
    title: 'The website does not show a real business',
    meaning: 'The name, address, services, or contact on the website are missing or look fictitious.',
    wording:
      /\b(?:inauthentic|not authentic|thin|only a form|lacks? (?:business |messaging )?information|does not (?:describe|meet verification)|not enough information|lacks information|single page|placeholder)\b|\bweb ?site\b[^.;\n]{0,40}\b(?:verification requirements|information)/,
    codes: ['dca2:807', 'infobip-campaign:1004', 'twilio:30919', 'twilio:30920', 'twilio:30922'],
    causes: [
      'A landing page with only a form',
      'Template text',
      'A name that differs from the registered name',
    ],
    fixes: [
      onPage(
        'website',
        'Show the legal name, address, phone number, services, and links to the privacy policy and terms.',
      ),
      inBrand('website', 'Enter the main website, not the landing page.'),
    ],
    severity: 'high',
    days: [2, 7],
    tips: ['Reviewers most often name a domain that is only days old and a website without an address.'],
  },
  {
    ...site,
    id: 'website.login',
    title: 'The website is behind a login',
    meaning: 'Only registered users can see the pages that the reviewer must check.',
    wording:
      /\b(?:requires? (?:authentication|(?:a )?log[ -]?in|password|sign[ -]?in)|behind (?:a )?(?:log[ -]?in|paywall|password)|password[ -]protected|login required)\b/,
    codes: ['twilio:30921'],
    causes: ['The opt-in is inside an app or portal'],
    fixes: [
      onPage('website', 'Make the pages public.'),
      inCampaign(
        'messageFlow',
        'If that is impossible, publish screenshots of the flow, and enter their URLs.',
      ),
    ],
    tips: ['Screenshots must show the URL and the complete consent text.'],
  },
];

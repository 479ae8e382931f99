// Why policy, terms and the website itself are refused.
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
      'The policy does not say that mobile numbers and text consent are kept from third parties and affiliates for marketing.',
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
        'Add a clause that mobile numbers and opt-in data are not shared or sold for marketing, and except them from every other sharing clause.',
        NON_SHARING,
      ),
      inCampaign('privacyPolicyLink', 'Give the public address of the policy.'),
      inCampaign('messageFlow', 'Mention the policy and its address.'),
    ],
    severity: 'high',
    tips: [
      '“Sold” alone fails; the clause has to say “shared” as well.',
      'Check the rest of the policy for sentences that contradict the clause.',
    ],
  },
  {
    ...policy,
    id: 'privacy.missing',
    title: 'The privacy policy is missing or cannot be opened',
    meaning: 'The reviewer found no privacy policy on the site, in the form or in the campaign.',
    wording:
      /\bprivacy polic(?:y|ies)\b[^.;\n]{0,60}\b(?:missing|required|not (?:found|accessible|provided|included|linked|available|reachable)|absent|invalid|inaccessible|broken|link|url)|\b(?:missing|no|without|add|provide|lacks?)\b[^.;\n]{0,30}\bprivacy (?:polic|link|url)/,
    yieldsTo: ['privacy.sharing', 'terms.incomplete'],
    codes: [
      'twilio:30933',
      'ms-teams-10dlc:PrivacyPolicyMissingOrInvalid',
      'ms-teams-10dlc:CallToActionMissingPrivacyPolicyLink',
    ],
    causes: ['No policy', 'A pop-up, a login or a shared document instead of a page'],
    fixes: [
      onPage(
        'privacy policy',
        'Publish the policy as a page of its own on the brand’s domain, with the clause against sharing.',
        NON_SHARING,
      ),
      onPage('opt-in form', 'Link the policy beside the phone field.'),
      inCampaign('privacyPolicyLink', 'Give its address.', 'https://[domain]/privacy'),
    ],
    severity: 'high',
    tips: ['Pop-ups, shared documents and pages behind a login do not count.'],
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
    causes: ['No page of terms', 'Terms without a section on texts'],
    fixes: [
      onPage(
        'terms of service',
        'Publish terms of the text program: name, description, frequency, rates, STOP, HELP and contact, privacy link.',
      ),
      onPage('opt-in form', 'Link them beside the phone field.'),
      inCampaign('termsAndConditionsLink', 'Give their address.', 'https://[domain]/terms'),
    ],
    tips: ['Twilio requires both addresses on new campaigns since 2026-06-30.'],
  },
  {
    ...terms,
    id: 'terms.incomplete',
    title: 'The terms lack something about texts',
    meaning: 'Terms exist, but not everything that a text program has to say is in them.',
    wording: new RegExp(
      `${TERMS} ?:?[^.;\\n]{0,40}\\b${TERM_PARTS}\\b[^.;\\n]{0,20}\\b(?:missing|lack|not|required)|${TERMS}[^.;\\n]{0,20}\\b(?:missing|lacks?|without)\\b[^.;\\n]{0,20}\\b${TERM_PARTS}`,
    ),
    causes: ['General website terms without the text program'],
    fixes: [
      onPage(
        'terms of service',
        'Add brand name, program description, frequency, rates, STOP, HELP, support contact and privacy link.',
      ),
      inCampaign('termsAndConditionsLink', 'Give their address.'),
    ],
    tips: ['Put everything on texts in one section, so that a reviewer finds it at once.'],
  },
  {
    ...site,
    id: 'website.missing',
    title: 'The website is missing or does not work',
    meaning: 'The reviewer could not open a website of the brand.',
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
    causes: [
      'The site is down or blocks visitors',
      'A certificate has expired',
      'The address has a typing error',
    ],
    fixes: [
      onPage('website', 'Make the site answer over https without login, from any country.'),
      inBrand('website', 'Give the address that works.', 'https://[domain]'),
      inCampaign('messageFlow', 'Give the page of the opt-in.'),
    ],
    severity: 'high',
    tips: ['Open the site in a private window and on a phone without Wi-Fi before submitting.'],
  },
  {
    ...site,
    id: 'website.thin',
    title: 'The website does not convince',
    meaning:
      'The site does not show a real business: name, address, services and contact are missing or look made up.',
    wording:
      /\b(?:inauthentic|not authentic|thin|only a form|lacks? (?:business |messaging )?information|does not (?:describe|meet verification)|not enough information|lacks information|single page|placeholder)\b|\bweb ?site\b[^.;\n]{0,40}\b(?:verification requirements|information)/,
    codes: ['dca2:807', 'infobip-campaign:1004', 'twilio:30919', 'twilio:30920', 'twilio:30922'],
    causes: [
      'A landing page with a form and nothing else',
      'Template text',
      'Another name than the registered one',
    ],
    fixes: [
      onPage('website', 'Show the legal name, address, telephone, services and links to policy and terms.'),
      inBrand('website', 'Give the main site, not the landing page.'),
    ],
    severity: 'high',
    days: [2, 7],
    tips: [
      'A domain that is days old and a site without an address are the two things reviewers name first.',
    ],
  },
  {
    ...site,
    id: 'website.login',
    title: 'The website is behind a login',
    meaning: 'What the reviewer has to see is shown to registered users only.',
    wording:
      /\b(?:requires? (?:authentication|(?:a )?log[ -]?in|password|sign[ -]?in)|behind (?:a )?(?:log[ -]?in|paywall|password)|password[ -]protected|login required)\b/,
    codes: ['twilio:30921'],
    causes: ['The opt-in is inside an app or portal'],
    fixes: [
      onPage('website', 'Make the pages public.'),
      inCampaign(
        'messageFlow',
        'Where that is impossible, host screenshots of the flow publicly and give their addresses.',
      ),
    ],
    tips: ['Screenshots must show the web address and the whole consent text.'],
  },
];

// All sources of rules and figures. Other tables refer to them by tag.
import type { Source } from '@tendlc/contract';

/**
 * `asOf` is the date of the document, or the month in which we read an undated page.
 * Our own judgment is also a source, so that no finding looks like a published rule.
 */
export const sources = {
  ctia: {
    title: 'CTIA Messaging Principles and Best Practices',
    url: 'https://api.ctia.org/wp-content/uploads/2023/05/230523-CTIA-Messaging-Principles-and-Best-Practices-FINAL.pdf',
    asOf: '2023-05',
  },
  tcpaRules: {
    title: '47 CFR 64.1200 (FCC rules under the TCPA)',
    url: 'https://www.ecfr.gov/current/title-47/section-64.1200',
    asOf: '2026-08',
  },
  fccRevocation: {
    title: 'FCC 24-24, Federal Register 2024-04587 (revocation of consent)',
    url: 'https://www.federalregister.gov/d/2024-04587',
    asOf: '2024-03-05',
  },
  fccRevocationScope: {
    title: 'FCC 26-67 (scope and means of revocation), news release',
    url: 'https://docs.fcc.gov/public/attachments/DOC-425498A1.pdf',
    asOf: '2026-09-30',
  },
  attCode: {
    title: 'AT&T Code of Conduct for SMS/MMS A2P messaging',
    asOf: '2021-03-01',
  },
  tmobileCode: {
    title: 'T-Mobile Commercial Messaging Code of Conduct, version 2.2',
    asOf: '2026-08',
  },
  tmobileFines: {
    title: 'Bandwidth support: T-Mobile Sev-0 non-compliance fines',
    url: 'https://support.bandwidth.com/hc/en-us/articles/19939626519575',
    asOf: '2023-12-21',
  },
  gsmAlphabet: {
    title: '3GPP TS 23.038, alphabets and language-specific information',
    url: 'https://www.3gpp.org/dynareport/23038.htm',
    asOf: '2026-11',
  },
  gsmConcatenation: {
    title: '3GPP TS 23.040, concatenated short messages',
    url: 'https://www.3gpp.org/dynareport/23040.htm',
    asOf: '2026-11',
  },
  twilioSmartEncoding: {
    title: 'Twilio: Smart Encoding character list',
    url: 'https://www.twilio.com/docs/messaging/services/smart-encoding-char-list',
    asOf: '2026-11',
  },
  twilioGuidelines: {
    title: 'Twilio: United States SMS guidelines',
    url: 'https://www.twilio.com/en-us/guidelines/us/sms',
    asOf: '2026-11',
  },
  twilioOptOut: {
    title: 'Twilio: Advanced Opt-Out',
    url: 'https://www.twilio.com/docs/messaging/tutorials/advanced-opt-out',
    asOf: '2026-11',
  },
  twilioUseCases: {
    title: 'Twilio support: list of campaign use case types',
    url: 'https://support.twilio.com/hc/en-us/articles/1260801844470',
    asOf: '2023',
  },
  twilioSampleMismatch: {
    title: 'Twilio error 30893: sample messages and use case',
    url: 'https://www.twilio.com/docs/api/errors/30893',
    asOf: '2026',
  },
  twilioEnglish: {
    title: 'Twilio error 30910: campaign fields in English',
    url: 'https://www.twilio.com/docs/api/errors/30910',
    asOf: '2026',
  },
  twilioDebtCollection: {
    title: 'Twilio error 30863: third-party debt collection',
    url: 'https://www.twilio.com/docs/api/errors/30863',
    asOf: '2026',
  },
  telnyxDeclines: {
    title: 'Telnyx support: campaign decline codes',
    url: 'https://support.telnyx.com/en/articles/10547022',
    asOf: '2026-07-08',
  },
  telnyxForbidden: {
    title: 'Telnyx support: forbidden message use cases',
    url: 'https://support.telnyx.com/en/articles/14286763',
    asOf: '2026-07',
  },
  telnyxCompliance: {
    title: 'Telnyx support: 10DLC compliance checklist',
    url: 'https://support.telnyx.com/en/articles/9940291',
    asOf: '2026-06',
  },
  telnyxKeywords: {
    title: 'Telnyx support: keywords and confirmation messages',
    url: 'https://support.telnyx.com/en/articles/10645338',
    asOf: '2026',
  },
  telnyxRateLimits: {
    title: 'Telnyx: 10DLC rate limits',
    url: 'https://developers.telnyx.com/docs/messaging/10dlc/10dlc-rate-limits',
    asOf: '2026-11',
  },
  telnyxErrors: {
    title: 'Telnyx: messaging error codes',
    url: 'https://developers.telnyx.com/docs/messaging/messages/error-codes',
    asOf: '2026',
  },
  bandwidthAtt: {
    title: 'Bandwidth support: AT&T 10DLC',
    url: 'https://www.bandwidth.com/support/en/articles/12823099-at-t-10dlc',
    asOf: '2026-11',
  },
  bandwidthTmobile: {
    title: 'Bandwidth support: T-Mobile 10DLC',
    url: 'https://www.bandwidth.com/support/en/articles/12823101-t-mobile-10dlc',
    asOf: '2026-11',
  },
  signalHouseThroughput: {
    title: 'Signal House help: campaign types and throughput',
    url: 'https://help.signalhouse.io/en/articles/5781121',
    asOf: '2026-11',
  },
  bandwidthCampaigns: {
    title: 'Bandwidth CLI: 10DLC campaign options',
    url: 'https://github.com/Bandwidth/cli/blob/main/internal/tendlc/campaignoptions.go',
    asOf: '2026-08-21',
  },
  awsKeywords: {
    title: 'AWS End User Messaging: required keywords',
    url: 'https://docs.aws.amazon.com/sms-voice/latest/userguide/keywords-required.html',
    asOf: '2026-11',
  },
  sinchCampaignFields: {
    title: 'Sinch: 10DLC campaign fields',
    url: 'https://github.com/sinch/skills/blob/main/skills/sinch-10dlc/references/campaign-fields.md',
    asOf: '2026',
  },
  sinchRejections: {
    title: 'Sinch community: 10DLC rejection codes',
    url: 'https://community.sinch.com',
    asOf: '2026-11',
  },
  textVoltFees: {
    title: 'TextVolt help: carrier surcharges',
    url: 'https://help.textvolt.com/en/articles/13702582',
    asOf: '2026-05-26',
  },
  telnyxFees: {
    title: 'Telnyx support: 10DLC fees and carrier surcharges',
    url: 'https://support.telnyx.com/en/articles/5634625',
    asOf: '2026-07-22',
  },
  textEmAllShorteners: {
    title: 'Text-Em-All support: link shorteners that are not accepted',
    asOf: '2026-08',
  },
  usCellularMerger: {
    title: 'Fierce Network: T-Mobile closes the UScellular acquisition',
    url: 'https://www.fierce-network.com',
    asOf: '2025-12',
  },
  numberingPlan: {
    title: 'North American Numbering Plan Administrator',
    url: 'https://www.nanpa.com',
    asOf: '2026-11',
  },
  emailAddressSyntax: {
    title: 'RFC 5321, Simple Mail Transfer Protocol',
    url: 'https://www.rfc-editor.org/rfc/rfc5321',
    asOf: '2008-10',
  },
  urlStandard: {
    title: 'WHATWG URL Standard',
    url: 'https://url.spec.whatwg.org/',
    asOf: '2026-11',
  },
  htmlStandard: {
    title: 'WHATWG HTML Standard, parsing of text',
    url: 'https://html.spec.whatwg.org/multipage/parsing.html',
    asOf: '2026-11',
  },
  unicodeConfusables: {
    title: 'Unicode Technical Standard 39, security mechanisms',
    url: 'https://www.unicode.org/reports/tr39/',
    asOf: '2025',
  },
  cardNumbers: {
    title: 'ISO/IEC 7812-1, identification cards (check digit)',
    url: 'https://www.iso.org/standard/70484.html',
    asOf: '2017',
  },
  socialSecurityNumbers: {
    title: 'Social Security Administration: SSN randomization',
    url: 'https://www.ssa.gov/employer/randomization.html',
    asOf: '2011-06',
  },
  smishing: {
    title: 'FTC: how to recognize and report spam text messages',
    url: 'https://consumer.ftc.gov/articles/how-recognize-and-report-spam-text-messages',
    asOf: '2026-11',
  },
  virginiaOptOut: {
    title: 'Code of Virginia 59.1-514 (SB 1339)',
    url: 'https://law.lis.virginia.gov/vacode/title59.1/chapter44/section59.1-514/',
    asOf: '2026-01-01',
  },
  irsPrefixes: {
    title: 'IRS: how EINs are assigned and valid EIN prefixes',
    url: 'https://www.irs.gov/businesses/small-businesses-self-employed/how-eins-are-assigned-and-valid-ein-prefixes',
    asOf: '2026',
  },
  uspsStates: {
    title: 'USPS Publication 28, Appendix B: two-letter state abbreviations',
    url: 'https://pe.usps.com/text/pub28/28apb.htm',
    asOf: '2026-11',
  },
  telnyxBrands: {
    title: 'Telnyx: 10DLC brand registration',
    url: 'https://developers.telnyx.com/docs/messaging/10dlc/brand-registration',
    asOf: '2026-11',
  },
  telnyxSoleProprietor: {
    title: 'Telnyx support: sole proprietor brands',
    url: 'https://support.telnyx.com/en/articles/13545282',
    asOf: '2026-07',
  },
  bandwidthVettingGuide: {
    title: 'Bandwidth support: 10DLC vetting guide',
    url: 'https://www.bandwidth.com/support/en/articles/13688767-bandwidth-10dlc-vetting-guide',
    asOf: '2026',
  },
  twilioBrandMismatch: {
    title: 'Twilio error 30799: brand details could not be verified',
    url: 'https://www.twilio.com/docs/api/errors/30799',
    asOf: '2026',
  },
  twilioBrandCountry: {
    title: 'Twilio error 30729: country of registration',
    url: 'https://www.twilio.com/docs/api/errors/30729',
    asOf: '2026',
  },
  twilioAuthenticationPlus: {
    title: 'Twilio error 30900: use case eligibility and Authentication+',
    url: 'https://www.twilio.com/docs/api/errors/30900',
    asOf: '2026',
  },
  registryIdentity: {
    title: 'The Campaign Registry: identity status, appeals and revets',
    url: 'https://developer.campaignregistry.com/cadp/identity-status-appeals-and-revets',
    asOf: '2026-11',
  },
  registryApi: {
    title: 'The Campaign Registry: CSP API',
    url: 'https://developer.campaignregistry.com/',
    asOf: '2026-11',
  },
  publicSuffixes: {
    title: 'Public Suffix List',
    url: 'https://publicsuffix.org/list/',
    asOf: '2026-11',
  },
  reservedDomains: {
    title: 'RFC 6761, special-use domain names',
    url: 'https://www.rfc-editor.org/rfc/rfc6761',
    asOf: '2013-02',
  },
  campaignSuspension: {
    title: 'Convey support: suspension of 10DLC campaigns by carriers',
    url: 'https://support.goconvey.com/hc/en-us/articles/46087046521491',
    asOf: '2026-11',
  },
  twilioSuspension: {
    title: 'Twilio error 30990: campaign suspension and its reasons',
    url: 'https://www.twilio.com/docs/api/errors/30990',
    asOf: '2026',
  },
  unregisteredBlocked: {
    title: 'TextVolt help: carriers and unregistered traffic',
    url: 'https://help.textvolt.com/en/articles/7310656083',
    asOf: '2026-05-26',
  },
  vonageVetting: {
    title: 'Vonage support: 10DLC brand vetting',
    url: 'https://api.support.vonage.com/hc/en-us/articles/360056973512',
    asOf: '2025-07',
  },
  telgorithmGuide: {
    title: 'Telgorithm: A2P 10DLC guide',
    url: 'https://www.telgorithm.com/a2p-10dlc-guide',
    asOf: '2026-11',
  },
  telnyxCampaigns: {
    title: 'Telnyx: 10DLC campaign registration',
    url: 'https://developers.telnyx.com/docs/messaging/10dlc/campaign-registration',
    asOf: '2026-11',
  },
  vonageCampaigns: {
    title: 'Vonage support: 10DLC campaign registration guide',
    url: 'https://api.support.vonage.com/hc/en-us/articles/360053422591',
    asOf: '2026-11',
  },
  twilioOnboarding: {
    title: 'Twilio help: A2P 10DLC campaign onboarding guide',
    url: 'https://help.twilio.com/articles/11847054539547',
    asOf: '2026',
  },
  bandwidthVetting: {
    title: 'Bandwidth support: campaign vetting and number provisioning',
    url: 'https://www.bandwidth.com/support/en/articles/12823080',
    asOf: '2026-11',
  },
  bandwidthInHouse: {
    title: 'Bandwidth support: its own campaign vetting',
    url: 'https://www.bandwidth.com/support/en/articles/12823100',
    asOf: '2025-10-01',
  },
  sinchRegistration: {
    title: 'Sinch: 10DLC registration API',
    url: 'https://developers.sinch.com/docs/10dlc-registration/api-reference/10dlc-registration',
    asOf: '2026-11',
  },
  sinchTopReasons: {
    title: 'Sinch community: why campaigns are rejected',
    url: 'https://community.sinch.com/t5/10DLC/Why-was-my-10DLC-campaign-rejected/ta-p/15408',
    asOf: '2024-06-28',
  },
  telnyxProcess: {
    title: 'Telnyx support: the 10DLC process',
    url: 'https://support.telnyx.com/en/articles/10646301',
    asOf: '2026-11',
  },
  telnyxQuickstart: {
    title: 'Telnyx: getting started with 10DLC',
    url: 'https://developers.telnyx.com/docs/messaging/10dlc/quickstart/index',
    asOf: '2026-11',
  },
  vonageDashboard: {
    title: 'Vonage support: registering a campaign in the dashboard',
    url: 'https://api.support.vonage.com/hc/en-us/articles/8059897832604',
    asOf: '2026-11',
  },
  federalHolidays: {
    title: '5 U.S.C. 6103 and OPM: federal holidays',
    url: 'https://www.opm.gov/policy-data-oversight/pay-leave/federal-holidays/',
    asOf: '2026-11',
  },
  telnyxOptInForm: {
    title: 'Telnyx support: what an opt-in form has to show',
    url: 'https://support.telnyx.com/en/articles/10684260',
    asOf: '2026-07-22',
  },
  twilioFees: {
    title: 'Twilio help: fees of A2P 10DLC',
    url: 'https://help.twilio.com/articles/1260803965530',
    asOf: '2026-07',
  },
  twilioBrand: {
    title: 'Twilio: A2P 10DLC brand registration',
    url: 'https://www.twilio.com/docs/trust-hub/registrations/a2p-10dlc-brand',
    asOf: '2026-11',
  },
  twilioCampaign: {
    title: 'Twilio: A2P 10DLC campaign registration',
    url: 'https://www.twilio.com/docs/trust-hub/registrations/a2p-10dlc-campaign',
    asOf: '2026-11',
  },
  bandwidthGuide: {
    title: 'Bandwidth support: 10DLC vetting guide',
    url: 'https://www.bandwidth.com/support/en/articles/13688767',
    asOf: '2026',
  },
  bandwidthBrands: {
    title: 'Bandwidth CLI: 10DLC brand options',
    url: 'https://github.com/Bandwidth/cli/blob/main/internal/tendlc/brandoptions.go',
    asOf: '2026-08-21',
  },
  vonageGuides: {
    title: 'Vonage support: 10DLC guide of guides',
    url: 'https://api.support.vonage.com/hc/en-us/articles/7990660170908',
    asOf: '2026-11',
  },
  house: { title: 'Tendlc estimate', asOf: '2026-11' },
} as const satisfies Record<string, Source>;

export type SourceTag = keyof typeof sources;
export type Basis = 'published' | 'estimate';

/** The source and basis of a row. */
export type Sourced = { readonly source: SourceTag; readonly basis: Basis };

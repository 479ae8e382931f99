// Single faults in the campaign of a dentist or on its website, with the category and words of the denial.
import {
  formPage,
  NO_SHARING,
  privacyPage,
  TERMS,
  termsPage,
  type CampaignTexts,
  type Website,
} from './pages.ts';

/** Changes fields of the campaign, pages of the website, or both. */
type Plant = (texts: CampaignTexts, website: Website) => Record<string, unknown> | void;

export const without = (text: string, part: string | RegExp) => text.replace(part, '');

export const FREQUENCY = /(?:Msg|Message) frequency varies\. /;
const RATES = 'Msg & data rates may apply. ';

type Fault = readonly [name: string, category: string, says: string, plant: Plant];

export const TEXT_FAULTS: readonly Fault[] = [
  [
    'a vague description',
    'CAMPAIGN_DESCRIPTION_OR_ATTRIBUTES',
    '30886 - Campaign vetting rejection - Invalid Campaign Description',
    () => ({ description: 'We send text messages to our customers about our services.' }),
  ],
  [
    'a flow that names no method',
    'CALL_TO_ACTION',
    '30909 - Campaign vetting rejection - CTA Verification Issue',
    ({ messageFlow }) => ({
      messageFlow: messageFlow.replace(/^.*unchecked box: /, 'Patients opt in with these words: '),
    }),
  ],
  [
    'a website opt-in without its link',
    'CALL_TO_ACTION',
    '30543 - Live opt-in link not provided',
    ({ messageFlow }) => ({ messageFlow: messageFlow.replace(/ at \S+/, ' on our website') }),
  ],
  [
    'a flow without frequency',
    'CALL_TO_ACTION',
    '30545 - Call-to-Action does not state message frequency',
    ({ messageFlow }) => ({ messageFlow: without(messageFlow, FREQUENCY) }),
  ],
  [
    'a flow without rates',
    'CALL_TO_ACTION',
    '30569 - Call-to-Action is missing the message and data rates disclosure',
    ({ messageFlow }) => ({ messageFlow: without(messageFlow, RATES) }),
  ],
  [
    'a flow without STOP',
    'CALL_TO_ACTION',
    '30909 - Campaign vetting rejection - CTA Verification Issue',
    ({ messageFlow }) => ({ messageFlow: messageFlow.replace('STOP to opt out, HELP', 'HELP') }),
  ],
  [
    'a flow without HELP',
    'CALL_TO_ACTION',
    '30570 - Call-to-Action is missing customer support instructions',
    ({ messageFlow }) => ({ messageFlow: without(messageFlow, ', HELP for help') }),
  ],
  [
    'an opt-in message without frequency',
    'MANDATORY_MESSAGE_TERMINOLOGY',
    '30540 - Double opt-in confirmation message is required',
    ({ optinMessage }) => ({ optinMessage: without(optinMessage, FREQUENCY) }),
  ],
  [
    'an opt-in message without rates',
    'MANDATORY_MESSAGE_TERMINOLOGY',
    '30540 - Double opt-in confirmation message is required',
    ({ optinMessage }) => ({ optinMessage: without(optinMessage, RATES) }),
  ],
  [
    'an opt-in message without HELP',
    'MANDATORY_MESSAGE_TERMINOLOGY',
    '30540 - Double opt-in confirmation message is required',
    ({ optinMessage }) => ({ optinMessage: without(optinMessage, 'HELP for help, ') }),
  ],
  [
    'an opt-in message without STOP',
    'MANDATORY_MESSAGE_TERMINOLOGY',
    '30540 - Double opt-in confirmation message is required',
    ({ optinMessage }) => ({ optinMessage: without(optinMessage, ', STOP to opt out') }),
  ],
  [
    'an opt-in message without the brand',
    'MANDATORY_MESSAGE_TERMINOLOGY',
    '30540 - Double opt-in confirmation message is required',
    ({ optinMessage }) => ({ optinMessage: without(optinMessage, 'Cedar Hollow Dental: ') }),
  ],
  [
    'a HELP message without contact',
    'MANDATORY_MESSAGE_TERMINOLOGY',
    '30890 - Campaign vetting rejection - Subscriber Help',
    () => ({ helpMessage: 'Cedar Hollow Dental: For help, call [phone] in office hours.' }),
  ],
  [
    'a HELP message without the brand',
    'MANDATORY_MESSAGE_TERMINOLOGY',
    '30890 - Campaign vetting rejection - Subscriber Help',
    () => ({ helpMessage: 'For help, call 503-555-0134 in office hours.' }),
  ],
  [
    'an opt-out message that confirms nothing',
    'MANDATORY_MESSAGE_TERMINOLOGY',
    '30887 - Campaign vetting rejection - Opt-out Error',
    () => ({ optoutMessage: 'Cedar Hollow Dental: Sorry to see you go. Have a nice day.' }),
  ],
  [
    'an opt-out message without the brand',
    'MANDATORY_MESSAGE_TERMINOLOGY',
    '30887 - Campaign vetting rejection - Opt-out Error',
    () => ({ optoutMessage: 'You are opted out and will get no more messages.' }),
  ],
  [
    'a sample that does not fit the use case',
    'SAMPLE_MESSAGE',
    '30893 - Campaign vetting rejection - Inconsistency between Sample Message and Use-case',
    () => ({ sample1: 'Cedar Hollow Dental: 20% off whitening this week only. Reply STOP to opt out.' }),
  ],
  [
    'samples without the brand',
    'SAMPLE_MESSAGE',
    '30893 - Campaign vetting rejection - Inconsistency between Sample Message and Use-case',
    ({ sample1, sample2 }) => ({
      sample1: without(sample1, 'Cedar Hollow Dental: '),
      sample2: without(sample2, 'Cedar Hollow Dental: '),
    }),
  ],
  [
    'samples without STOP',
    'SAMPLE_MESSAGE',
    '30893 - Campaign vetting rejection - Inconsistency between Sample Message and Use-case',
    ({ sample1 }) => ({ sample1: without(sample1, ' Reply STOP to opt out.') }),
  ],
  [
    'a public link shortener',
    'SAMPLE_MESSAGE',
    '30892 - Campaign vetting rejection - Invalid Sample Message - Public URL Shorteners',
    ({ helpMessage }) => ({ helpMessage: `${helpMessage} See bit.ly/3xYzCedar.` }),
  ],
  [
    'a link without HTTPS',
    'SAMPLE_MESSAGE',
    '30964 - Campaign rejected: non-secured URL (http://) detected',
    ({ sample2 }) => ({
      sample2: `${sample2} http://cedarhollowdental.example/visits`,
      embeddedLink: true,
    }),
  ],
  [
    'a link without the embedded link attribute',
    'CAMPAIGN_DESCRIPTION_OR_ATTRIBUTES',
    'the messages have links, and the embedded link attribute is not set',
    ({ sample2 }) => ({ sample2: `${sample2} https://cedarhollowdental.example/visits` }),
  ],
  [
    'a phone number without the attribute',
    'CAMPAIGN_DESCRIPTION_OR_ATTRIBUTES',
    '30889 - Campaign vetting rejection - Embedded Phone Number',
    ({ sample2 }) => ({ sample2: `${sample2} Or call (503) 555-0134.` }),
  ],
  [
    'prohibited content',
    'DISALLOWED_CONTENT',
    '30940 - Campaign rejected: cannabis or illegal substances',
    ({ sample2 }) => ({ sample2: `${sample2} Ask about CBD gum for your visit.` }),
  ],
  [
    'high-risk loans',
    'DISALLOWED_CONTENT',
    '30942 - Campaign rejected: loan marketing',
    ({ sample2 }) => ({ sample2: `${sample2} Or get a cash advance today.` }),
  ],
  [
    'no policy anywhere',
    'PRIVACY_POLICY',
    '30933 - Campaign registration rejected: Privacy Policy URL is required for A2P 10DLC campaign registration',
    ({ messageFlow }, website) => {
      website.set('/', '<title>Cedar Hollow Dental</title><p>Dentists. <a href="/terms">Terms</a></p>');
      website.set('/texts', '<title>Cedar Hollow Dental</title><form><input type="tel"></form>');
      return { privacyPolicyLink: undefined, messageFlow: messageFlow.replace(/Privacy: \S+/, '') };
    },
  ],
];

export const PAGE_FAULTS: readonly Fault[] = [
  [
    'a website that is down',
    'BRAND_INCONSISTENCIES',
    '30891 - Campaign vetting rejection - Invalid Website URL',
    (_texts, website) => website.set('/', { status: 503 }),
  ],
  [
    'a website behind a login',
    'BRAND_INCONSISTENCIES',
    '30921 - Campaign rejected: website requires authentication',
    (_texts, website) =>
      website.set('/', '<title>Sign in</title><form><input name="user"><input type="password"></form>'),
  ],
  [
    'an opt-in page that is missing',
    'CALL_TO_ACTION',
    '30909 - Campaign vetting rejection - CTA Verification Issue',
    (_texts, website) => website.set('/texts', { status: 404 }),
  ],
  [
    'an opt-in page that only says that it is missing',
    'CALL_TO_ACTION',
    '30909 - Campaign vetting rejection - CTA Verification Issue',
    (_texts, website) => website.set('/texts', '<title>Page not found</title><p>Try a search.</p>'),
  ],
  [
    'an opt-in page behind a login',
    'CALL_TO_ACTION',
    '30921 - Campaign rejected: website requires authentication',
    (_texts, website) => {
      website.set('/texts', { status: 302, headers: { location: '/login?next=/texts' } });
      website.set('/login?next=/texts', '<h1>Welcome back</h1>');
    },
  ],
  [
    'an opt-in page without a phone field',
    'CALL_TO_ACTION',
    '30909 - Campaign vetting rejection - CTA Verification Issue',
    (_texts, website) =>
      website.set('/texts', formPage('<input type="checkbox">', '<input type="email" name="email">')),
  ],
  [
    'a consent box that is checked by default',
    'CALL_TO_ACTION',
    '30925 - Campaign rejected: opt-in must be unchecked by default',
    (_texts, website) => website.set('/texts', formPage('<input type="checkbox" checked>')),
  ],
  [
    'a drawn consent box that is checked by default',
    'CALL_TO_ACTION',
    '30925 - Campaign rejected: opt-in must be unchecked by default',
    (_texts, website) => website.set('/texts', formPage('<span role="checkbox" aria-checked="true"></span>')),
  ],
  [
    'a policy that cannot be reached',
    'PRIVACY_POLICY',
    '30908 - Campaign vetting rejection - Compliant Privacy Policy Required',
    (_texts, website) => website.set('/privacy', { status: 500 }),
  ],
  [
    'a policy behind a login',
    'PRIVACY_POLICY',
    '30921 - Campaign rejected: website requires authentication',
    (_texts, website) => website.set('/privacy', { status: 401 }),
  ],
  [
    'a policy that is silent on sharing',
    'PRIVACY_POLICY',
    '30932 - Campaign rejected: Privacy policy must disclose third-party data sharing',
    (_texts, website) => website.set('/privacy', privacyPage('We keep your information safe.')),
  ],
  [
    'a policy that shares with partners',
    'PRIVACY_POLICY',
    '30932 - Campaign rejected: Privacy policy must disclose third-party data sharing',
    (_texts, website) =>
      website.set(
        '/privacy',
        privacyPage(
          `We may share your information with our partners for their marketing.</p><p>${NO_SHARING}`,
        ),
      ),
  ],
  [
    'a policy that shares with consent',
    'PRIVACY_POLICY',
    '30932 - Campaign rejected: Privacy policy must disclose third-party data sharing',
    (_texts, website) =>
      website.set('/privacy', privacyPage('We will not share your mobile number without your consent.')),
  ],
  [
    'terms that cannot be reached',
    'TERMS_AND_CONDITIONS',
    '30934 - Campaign registration rejected: Terms and Conditions URL required',
    (_texts, website) => website.set('/terms', { status: 404 }),
  ],
  [
    'terms without text messages',
    'TERMS_AND_CONDITIONS',
    'the terms and conditions do not describe text messages of the brand',
    (_texts, website) =>
      website.set('/terms', termsPage({ ...TERMS, messaging: 'These terms apply to our website.' })),
  ],
  [
    'terms without frequency',
    'TERMS_AND_CONDITIONS',
    '30558 - Terms of Service missing message frequency disclosure',
    (_texts, website) => website.set('/terms', termsPage({ ...TERMS, frequency: '' })),
  ],
  [
    'terms without rates',
    'TERMS_AND_CONDITIONS',
    '30562 - Terms of Service missing message and data rates disclosure',
    (_texts, website) => website.set('/terms', termsPage({ ...TERMS, rates: '' })),
  ],
  [
    'terms without support',
    'TERMS_AND_CONDITIONS',
    '30560 - Terms of Service missing customer support information',
    (_texts, website) => website.set('/terms', termsPage({ ...TERMS, support: '' })),
  ],
  [
    'terms without STOP',
    'TERMS_AND_CONDITIONS',
    'the terms and conditions lack opt-out instructions',
    (_texts, website) => website.set('/terms', termsPage({ ...TERMS, stop: '' })),
  ],
];

// The sources of the rules on whole registrations, besides those of the tools.
import type { Source } from '@tendlc/contract';
import { sources } from './sources.ts';

/** The page of an error code of Twilio. */
export const twilioError = (code: number, subject: string, asOf = '2026-09-14'): Source => ({
  title: `Twilio error ${code}: ${subject}`,
  url: `https://www.twilio.com/docs/api/errors/${code}`,
  asOf,
});

export const reviewSources = {
  ...sources,
  awsCriteria: {
    title: 'AWS End User Messaging: registration review criteria',
    url: 'https://docs.aws.amazon.com/sms-voice/latest/userguide/registration-help-review-criteria.html',
    asOf: '2026-11',
  },
  awsDenials: {
    title: 'AWS End User Messaging: registration rejection reasons',
    url: 'https://docs.aws.amazon.com/sms-voice/latest/userguide/registration-help-rejection-troubleshooting.html',
    asOf: '2026-11',
  },
  awsOptIn: {
    title: 'AWS End User Messaging: opt-in examples',
    url: 'https://docs.aws.amazon.com/sms-voice/latest/userguide/registration-help-quickstart.html',
    asOf: '2026-11',
  },
  microsoftReasons: {
    title: 'Microsoft Azure: SMS rejection reasons',
    url: 'https://learn.microsoft.com/azure/communication-services/concepts/sms/sms-faq',
    asOf: '2026-11',
  },
  twilioAddress: twilioError(30754, 'address of the business', '2026'),
  twilioEmail: twilioError(30881, 'email address of the business', '2026'),
  twilioSender: twilioError(30894, 'brand that is not the sender', '2026'),
  twilioSoleProprietor: twilioError(30903, 'sole proprietor with an EIN', '2026'),
  twilioUnverified: twilioError(30991, 'brand that is not verified', '2026'),
  twilioEinReuse: twilioError(30898, 'EIN of several brands', '2026'),
  twilioVague: twilioError(30886, 'vague campaign description', '2026'),
  twilioSameText: twilioError(30911, 'same text in several fields', '2026'),
  twilioTesting: twilioError(30534, 'test campaigns', '2026'),
  twilioPersonal: twilioError(30912, 'messages between persons', '2026'),
  twilioSeveralBrands: twilioError(30926, 'several brands in one campaign', '2026'),
  twilioInfluencer: twilioError(30928, 'influencer campaigns', '2026'),
  twilioEmergency: twilioError(30929, 'emergency campaigns', '2026'),
  twilioPhone: twilioError(30889, 'embedded phone numbers', '2026'),
  twilioAgeGate: twilioError(30888, 'age-gated content', '2026'),
  twilioLending: twilioError(30895, 'direct lending', '2026'),
  twilioFlow: twilioError(30909, 'call to action'),
  twilioMethods: twilioError(30917, 'several ways to opt in', '2026'),
  twilioLink: twilioError(30543, 'link to the opt-in page', '2026'),
  twilioPurpose: twilioError(30544, 'purpose of the messages', '2026'),
  twilioFrequency: twilioError(30545, 'message frequency', '2026'),
  twilioRates: twilioError(30569, 'message and data rates', '2026'),
  twilioHelp: twilioError(30570, 'HELP instruction', '2026'),
  twilioNamesSms: twilioError(30551, 'consent to text messages', '2026'),
  twilioConsentWords: twilioError(30924, 'wording of the consent'),
  twilioForced: twilioError(30923, 'consent as a condition'),
  twilioBundled: twilioError(30556, 'one consent for several channels', '2026'),
  twilioSeparate: twilioError(30913, 'separate consent for marketing'),
  twilioCheckbox: twilioError(30925, 'consent checkbox'),
  twilioDoubleOptIn: twilioError(30540, 'confirmation of the opt-in', '2026'),
  twilioSubUseCases: twilioError(30538, 'sub-use cases', '2026'),
  twilioShortLink: twilioError(30892, 'link shorteners', '2026'),
  twilioHttp: twilioError(30964, 'links without HTTPS', '2026'),
  twilioOptOutReply: twilioError(30887, 'opt-out message', '2026'),
  twilioHelpReply: twilioError(30890, 'HELP message', '2026'),
  twilioPrivacy: twilioError(30908, 'privacy policy'),
  twilioPrivacyMissing: twilioError(30933, 'missing privacy policy'),
  twilioTerms: twilioError(30934, 'missing terms and conditions', '2026'),
  twilioNames: twilioError(30907, 'brand and website differ', '2026'),
  twilioProhibited: twilioError(30883, 'prohibited content', '2026'),
} as const satisfies Record<string, Source>;

export type ReviewSourceTag = keyof typeof reviewSources;

// The sources of the rules on whole registrations, besides those of the tools.
import type { Source } from '@tendlc/contract';
import { sources } from './sources.ts';

const twilio = (code: number, subject: string, asOf = '2026-09-14'): Source => ({
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
    url: 'https://docs.aws.amazon.com/sms-voice/latest/userguide/registration-rejection-troubleshooting.html',
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
  twilioAddress: twilio(30754, 'address of the business', '2026'),
  twilioEmail: twilio(30881, 'email address of the business', '2026'),
  twilioSender: twilio(30894, 'brand that is not the sender', '2026'),
  twilioSoleProprietor: twilio(30903, 'sole proprietor with an EIN', '2026'),
  twilioUnverified: twilio(30991, 'brand that is not verified', '2026'),
  twilioEinReuse: twilio(30898, 'EIN of several brands', '2026'),
  twilioVague: twilio(30886, 'vague campaign description', '2026'),
  twilioSameText: twilio(30911, 'same text in several fields', '2026'),
  twilioTesting: twilio(30534, 'test campaigns', '2026'),
  twilioPersonal: twilio(30912, 'messages between persons', '2026'),
  twilioSeveralBrands: twilio(30926, 'several brands in one campaign', '2026'),
  twilioInfluencer: twilio(30928, 'influencer campaigns', '2026'),
  twilioEmergency: twilio(30929, 'emergency campaigns', '2026'),
  twilioPhone: twilio(30889, 'embedded phone numbers', '2026'),
  twilioAgeGate: twilio(30888, 'age-gated content', '2026'),
  twilioLending: twilio(30895, 'direct lending', '2026'),
  twilioFlow: twilio(30909, 'call to action'),
  twilioMethods: twilio(30917, 'several ways to opt in', '2026'),
  twilioLink: twilio(30543, 'link to the opt-in page', '2026'),
  twilioPurpose: twilio(30544, 'purpose of the messages', '2026'),
  twilioFrequency: twilio(30545, 'message frequency', '2026'),
  twilioRates: twilio(30569, 'message and data rates', '2026'),
  twilioHelp: twilio(30570, 'HELP instruction', '2026'),
  twilioNamesSms: twilio(30551, 'consent to text messages', '2026'),
  twilioConsentWords: twilio(30924, 'wording of the consent'),
  twilioForced: twilio(30923, 'consent as a condition'),
  twilioBundled: twilio(30556, 'one consent for several channels', '2026'),
  twilioSeparate: twilio(30913, 'separate consent for marketing'),
  twilioCheckbox: twilio(30925, 'consent checkbox'),
  twilioDoubleOptIn: twilio(30540, 'confirmation of the opt-in', '2026'),
  twilioSubUseCases: twilio(30538, 'sub-use cases', '2026'),
  twilioShortLink: twilio(30892, 'link shorteners', '2026'),
  twilioHttp: twilio(30964, 'links without HTTPS', '2026'),
  twilioOptOutReply: twilio(30887, 'opt-out message', '2026'),
  twilioHelpReply: twilio(30890, 'HELP message', '2026'),
  twilioPrivacy: twilio(30908, 'privacy policy'),
  twilioPrivacyMissing: twilio(30933, 'missing privacy policy'),
  twilioTerms: twilio(30934, 'missing terms and conditions', '2026'),
  twilioNames: twilio(30907, 'brand and website differ', '2026'),
  twilioProhibited: twilio(30883, 'prohibited content', '2026'),
} as const satisfies Record<string, Source>;

export type ReviewSourceTag = keyof typeof reviewSources;

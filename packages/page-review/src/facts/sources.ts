// The sources of the page rules.
import { sources } from '@tendlc/compliance';
import type { Source } from '@tendlc/contract';

const twilio = (code: number, subject: string): Source => ({
  title: `Twilio error ${code}: ${subject}`,
  url: `https://www.twilio.com/docs/api/errors/${code}`,
  asOf: '2026-09-14',
});

export const pageSources = {
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
  awsTerms: {
    title: 'AWS End User Messaging: wording of SMS terms',
    url: 'https://docs.aws.amazon.com/sms-voice/latest/userguide/notify-compliance.html',
    asOf: '2026-11',
  },
  twilioWebsite: twilio(30920, 'website of the brand'),
  twilioUnreachable: twilio(30891, 'URL that cannot be opened'),
  twilioLogin: twilio(30921, 'website behind a login'),
  twilioContent: twilio(30919, 'website without enough content'),
  twilioParked: twilio(30922, 'website under construction or not available'),
  twilioBrandSite: twilio(30907, 'brand and website differ'),
  twilioPrivacy: twilio(30908, 'privacy policy'),
  twilioSharing: twilio(30932, 'sharing of mobile data'),
  twilioPrivacyMissing: twilio(30933, 'missing privacy policy'),
  twilioTerms: twilio(30934, 'missing terms and conditions'),
  twilioFlow: twilio(30909, 'call to action'),
  twilioCheckbox: twilio(30925, 'consent checkbox'),
  twilioForced: twilio(30923, 'consent as a condition'),
  twilioCondition: twilio(30931, 'consent in the terms of use'),
  twilioSeparate: twilio(30913, 'separate consent for marketing'),
  twilioBundled: twilio(30556, 'one consent for several channels'),
  twilioOtherBrand: twilio(30927, 'opt-in page of another brand'),
  twilioVertical: twilio(30537, 'vertical and website differ'),
  bandwidthGuide: sources.bandwidthVettingGuide,
  sinchReasons: sources.sinchTopReasons,
  declineCodes: sources.telnyxDeclines,
  resellers: {
    title: 'Aircall support: sharing of mobile data with consent',
    url: 'https://support.aircall.io/hc/en-us/articles/34168957546141',
    asOf: '2026',
  },
  house: sources.house,
} as const satisfies Record<string, Source>;
export type PageSourceTag = keyof typeof pageSources;

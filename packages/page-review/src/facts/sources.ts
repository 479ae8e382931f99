// The sources of the page rules.
import { reviewSources, twilioError } from '@tendlc/compliance';
import type { Source } from '@tendlc/contract';

export const pageSources = {
  ...reviewSources,
  awsTerms: {
    title: 'AWS End User Messaging: wording of SMS terms',
    url: 'https://docs.aws.amazon.com/sms-voice/latest/userguide/notify-compliance.html',
    asOf: '2026-11',
  },
  twilioWebsite: twilioError(30920, 'website of the brand'),
  twilioUnreachable: twilioError(30891, 'URL that cannot be opened'),
  twilioLogin: twilioError(30921, 'website behind a login'),
  twilioContent: twilioError(30919, 'website without enough content'),
  twilioParked: twilioError(30922, 'website under construction or not available'),
  twilioBrandSite: twilioError(30907, 'brand and website differ'),
  twilioSharing: twilioError(30932, 'sharing of mobile data'),
  twilioCondition: twilioError(30931, 'consent in the terms of use'),
  twilioOtherBrand: twilioError(30927, 'opt-in page of another brand'),
  twilioVertical: twilioError(30537, 'vertical and website differ'),
  bandwidthGuide: reviewSources.bandwidthVettingGuide,
  sinchReasons: reviewSources.sinchTopReasons,
  declineCodes: reviewSources.telnyxDeclines,
  resellers: {
    title: 'Aircall support: sharing of mobile data with consent',
    url: 'https://support.aircall.io/hc/en-us/articles/34168957546141',
    asOf: '2026',
  },
} as const satisfies Record<string, Source>;
export type PageSourceTag = keyof typeof pageSources;

// Faults of privacy policies and terms.
import { type FaultRow, all, inBody, inPacket, inPage, replace, whole } from './planting.ts';
import type { Site } from './sites.ts';

const POLICY =
  'We do not share mobile numbers, SMS opt-in data or consent with third parties or affiliates for marketing or promotional purposes.';

export const documentFaults: readonly FaultRow[] = [
  [
    'dentist',
    'page.privacy.missing',
    'error',
    'the packet has no policy',
    (site) => ({
      known: { ...site.known, privacyPolicy: undefined },
      pages: {
        website: site.pages.website,
        terms: site.pages.terms,
        optIn: site.pages.optIn,
      } as Site['pages'],
    }),
  ],
  [
    'church',
    'page.privacy.missing',
    'error',
    'the home page does not link the policy',
    inBody('website', replace('<a href="/privacy">Privacy Policy</a>', '')),
  ],
  [
    'shop',
    'page.privacy.is-policy',
    'error',
    'the policy URL shows the home page',
    (site) => inPage('privacy', { body: site.pages.website.body })(site),
  ],
  [
    'gym',
    'page.privacy.is-policy',
    'warning',
    'the policy is very short',
    inBody(
      'privacy',
      whole(
        `<title>Privacy Policy</title><h1>Iron Harbor Fitness privacy</h1><p>We collect your phone number and use it to text you. ${POLICY}</p>`,
      ),
    ),
  ],
  [
    'gym',
    'page.privacy.is-policy',
    'error',
    'the policy says only what is collected',
    inBody(
      'privacy',
      whole(
        '<title>Privacy Policy</title><h1>Privacy policy of Iron Harbor Fitness</h1><p>We collect phone numbers.</p>',
      ),
    ),
  ],
  [
    'school',
    'page.privacy.brand',
    'error',
    'the policy has a placeholder',
    inBody('privacy', replace('Maple Ridge Academy (Maple Ridge Academy Inc.)', '[Company Name]')),
  ],
  [
    'restaurants',
    'page.privacy.brand',
    'error',
    'the policy is of another firm',
    inBody(
      'privacy',
      all(
        replace(/Red Lantern (?:Noodles|Restaurant Group LLC)/g, 'Golden Fork Inc.'),
        replace(/redlanternnoodles/g, 'goldenfork'),
      ),
    ),
  ],
  [
    'software',
    'page.privacy.mobile-data',
    'error',
    'the policy does not mention mobile numbers',
    inBody(
      'privacy',
      all(
        replace(/, and mobile phone number when you fill in a form or opt in to text messages/, ''),
        replace(/<h2>Text messages<\/h2><p>.*?<\/p>/s, ''),
      ),
    ),
  ],
  [
    'dentist',
    'page.privacy.no-sharing-clause',
    'error',
    'the promise is missing',
    inBody('privacy', replace(POLICY, 'We value your privacy.')),
  ],
  [
    'salon',
    'page.privacy.no-sharing-clause',
    'error',
    'the promise excepts partners',
    inBody(
      'privacy',
      replace(
        POLICY,
        'We do not share your mobile number with third parties, except with our marketing partners.',
      ),
    ),
  ],
  [
    'school',
    'page.privacy.no-sharing-clause',
    'error',
    'the promise is about email only',
    inBody('privacy', replace(POLICY, 'We do not share your email address with third parties.')),
  ],
  [
    'dentist',
    'page.privacy.contradiction',
    'error',
    'another sentence shares for marketing',
    inBody(
      'privacy',
      replace(
        '<h2>Text messages</h2>',
        '<p>We may share your personal information with third parties for marketing purposes.</p><h2>Text messages</h2>',
      ),
    ),
  ],
  [
    'gym',
    'page.privacy.contradiction',
    'error',
    'affiliates get contact details for promotions',
    inBody(
      'privacy',
      replace(
        '<h2>Text messages</h2>',
        '<p>Your contact information may be disclosed to our affiliates and partners for promotional offers.</p><h2>Text messages</h2>',
      ),
    ),
  ],
  [
    'church',
    'page.privacy.contradiction',
    'warning',
    'cookies are shared for advertising',
    inBody(
      'privacy',
      replace(
        '<h2>Text messages</h2>',
        '<p>We share cookie and usage data with third parties for advertising.</p><h2>Text messages</h2>',
      ),
    ),
  ],
  [
    'dentist',
    'page.privacy.sharing-with-consent',
    'error',
    'mobile data are shared with consent',
    inBody(
      'privacy',
      replace(POLICY, 'We will not share your mobile number with third parties without your consent.'),
    ),
  ],
  [
    'salon',
    'page.privacy.narrow',
    'warning',
    'only selling is denied',
    inBody('privacy', replace(POLICY, 'We never sell your mobile number.')),
  ],
  [
    'school',
    'page.privacy.narrow',
    'warning',
    'only their own marketing is denied',
    inBody(
      'privacy',
      replace(
        POLICY,
        'We do not share your mobile number with third parties for their own marketing purposes.',
      ),
    ),
  ],
  [
    'gym',
    'page.privacy.frequency-rates',
    'warning',
    'the policy has no rates',
    inBody('privacy', replace('Message and data rates may apply. ', '')),
  ],
  [
    'gym',
    'page.privacy.optout',
    'info',
    'the policy does not say STOP',
    inBody('privacy', replace('Reply STOP to opt out, HELP for help.', '')),
  ],
  [
    'salon',
    'page.privacy.own-domain',
    'warning',
    'the policy is at a generator',
    inPage('privacy', { url: 'https://app.termly.io/policy/1', finalUrl: 'https://app.termly.io/policy/1' }),
  ],
  [
    'realtor',
    'page.privacy.conflict',
    'warning',
    'the opt-in page links another policy',
    inBody('optIn', replace(/href="\/privacy"/g, 'href="https://other.example/privacy"')),
  ],
  [
    'dentist',
    'page.terms.missing',
    'error',
    'the terms are silent on texts',
    inBody(
      'terms',
      replace(/<h2>SMS terms<\/h2>.*<\/main>/s, '<p>Use the site fairly and lawfully.</p></main>'),
    ),
  ],
  [
    'church',
    'page.terms.missing',
    'error',
    'the packet has no terms',
    (site) => ({
      known: { ...site.known, terms: undefined },
      pages: {
        website: site.pages.website,
        privacy: site.pages.privacy,
        optIn: site.pages.optIn,
      } as Site['pages'],
    }),
  ],
  [
    'restaurants',
    'page.terms.program',
    'error',
    'the terms name nobody',
    inBody(
      'terms',
      all(
        replace(/Red Lantern (?:Noodles|Restaurant Group LLC)/g, 'The restaurant'),
        replace(/redlanternnoodles/g, 'example'),
      ),
    ),
  ],
  [
    'software',
    'page.terms.description',
    'error',
    'the terms do not say what is sent',
    inBody('terms', replace(/we send you verification codes by text message\./, 'we text you.')),
  ],
  [
    'shop',
    'page.terms.frequency',
    'error',
    'the terms have no frequency',
    inBody('terms', replace('Message frequency varies by order. ', '')),
  ],
  [
    'dentist',
    'page.terms.rates',
    'error',
    'the terms have no rates',
    inBody('terms', replace('Message and data rates may apply.', '')),
  ],
  [
    'gym',
    'page.terms.support',
    'error',
    'the terms have no HELP',
    inBody('terms', replace('Text HELP for help, or write', 'Write')),
  ],
  [
    'salon',
    'page.terms.stop',
    'error',
    'the terms have no STOP',
    inBody(
      'terms',
      replace(/Text STOP at any time to cancel\. We send one confirmation and then no more messages\. /, ''),
    ),
  ],
  [
    'clinic',
    'page.terms.carrier-liability',
    'warning',
    'the terms do not mention carriers',
    inBody('terms', replace('Carriers are not liable for delayed or undelivered messages.', '')),
  ],
  [
    'clinic',
    'page.terms.carrier-liability',
    'error',
    'the same at AWS',
    (site) =>
      inPacket({ provider: 'aws' })(
        inBody('terms', replace('Carriers are not liable for delayed or undelivered messages.', ''))(site),
      ),
  ],
  [
    'realtor',
    'page.terms.privacy-link',
    'error',
    'the terms do not link the policy',
    inBody(
      'terms',
      all(
        replace('See our <a href="/privacy">Privacy Policy</a>.', ''),
        replace('<a href="/privacy">Privacy Policy</a>', ''),
      ),
    ),
  ],
  [
    'restaurants',
    'page.terms.affiliate',
    'error',
    'the terms announce offers of partners',
    inBody(
      'terms',
      replace(
        'Carriers are',
        'You may also receive text messages with offers from our partners. Carriers are',
      ),
    ),
  ],
  [
    'shop',
    'page.terms.conditions',
    'error',
    'buying is consent',
    inBody(
      'terms',
      replace(
        'Carriers are',
        'By placing an order you agree to receive marketing text messages. Carriers are',
      ),
    ),
  ],
];

// Single faults, each planted in a clean website, with the rule that finds it.
import type { FetchedPage, KnownPacket, PagePurpose } from '../../src/index.ts';
import type { Site } from './sites.ts';

export type Fault = {
  readonly name: string;
  readonly business: string;
  readonly ruleId: string;
  readonly status: 'error' | 'warning' | 'info';
  readonly plant: (site: Site) => Site;
};

type Change = (body: string) => string;

/** Replaces words of a page. A fault that changes nothing is a mistake in this table. */
const replace =
  (from: string | RegExp, to: string): Change =>
  (body) => {
    const changed = body.replace(from, to);
    if (changed === body) {
      throw new Error(`nothing to replace: ${String(from)}`);
    }
    return changed;
  };
const all =
  (...changes: Change[]): Change =>
  (body) =>
    changes.reduce((text, change) => change(text), body);

function changePage(site: Site, purpose: PagePurpose, part: Partial<FetchedPage>): Site {
  return { ...site, pages: { ...site.pages, [purpose]: { ...site.pages[purpose], ...part } } };
}
const inBody =
  (purpose: PagePurpose, change: Change) =>
  (site: Site): Site =>
    changePage(site, purpose, { body: change(String(site.pages[purpose].body)) });
const inPage =
  (purpose: PagePurpose, part: Partial<FetchedPage>) =>
  (site: Site): Site =>
    changePage(site, purpose, part);
const inPacket =
  (part: Partial<KnownPacket>) =>
  (site: Site): Site => ({ ...site, known: { ...site.known, ...part } });
const whole =
  (html: string): Change =>
  () =>
    html;

type Row = [business: string, ruleId: string, status: Fault['status'], name: string, plant: Fault['plant']];

const POLICY =
  'We do not share mobile numbers, SMS opt-in data or consent with third parties or affiliates for marketing or promotional purposes.';
const WORDS =
  'We would like to tell you more about what we do and how we help our customers each day of the year. ';

const rows: readonly Row[] = [
  // Access
  [
    'dentist',
    'access.status',
    'error',
    'the policy answers 404',
    inPage('privacy', { status: 404, body: '<h1>Not here</h1>' }),
  ],
  [
    'church',
    'access.status',
    'error',
    'the host does not exist',
    inPage('website', { status: 0, body: '', problem: 'dns' }),
  ],
  [
    'shop',
    'access.status',
    'error',
    'the page times out',
    inPage('terms', { status: 0, body: '', problem: 'timeout' }),
  ],
  [
    'gym',
    'access.status',
    'error',
    'the server fails',
    inPage('optIn', { status: 500, body: 'Internal Server Error' }),
  ],
  [
    'school',
    'access.status',
    'error',
    'a page says "not found" with status 200',
    inBody(
      'privacy',
      whole(
        '<title>404 - Page not found</title><h1>Oops! That page can’t be found.</h1><p>Try a search.</p>',
      ),
    ),
  ],
  [
    'salon',
    'access.tls',
    'error',
    'the certificate is not valid',
    inPage('website', { status: 0, body: '', problem: 'tls' }),
  ],
  [
    'clinic',
    'access.tls',
    'error',
    'the opt-in page has no TLS',
    inPage('optIn', { finalUrl: 'http://prairiepaws.example/texts' }),
  ],
  [
    'realtor',
    'access.redirect',
    'warning',
    'the site redirects to another domain',
    inPage('website', {
      finalUrl: 'https://bigbrokers.example/bluebonnet',
      redirects: ['https://bluebonnetrealty.example/x'],
    }),
  ],
  [
    'charity',
    'access.redirect',
    'warning',
    'the page refreshes to another domain',
    inBody(
      'website',
      replace(
        '<meta charset="utf-8">',
        '<meta http-equiv="refresh" content="0; url=https://donations.example/x">',
      ),
    ),
  ],
  [
    'software',
    'access.login',
    'error',
    'the page answers 401',
    inPage('optIn', { status: 401, body: 'Unauthorized' }),
  ],
  [
    'software',
    'access.login',
    'error',
    'the opt-in page is a login',
    inBody(
      'optIn',
      whole(
        '<title>Ledgerly</title><h1>Sign in</h1><form><input type="email"><input type="password"><button>Sign in</button></form>',
      ),
    ),
  ],
  [
    'software',
    'access.login',
    'error',
    'the opt-in page redirects to a login',
    inPage('optIn', { finalUrl: 'https://ledgerly.example/login?next=/texts' }),
  ],
  [
    'contractor',
    'access.bot-wall',
    'warning',
    'a challenge is shown instead',
    inPage('website', {
      status: 403,
      body: '<title>Just a moment...</title><script src="/cdn-cgi/challenge-platform/x.js"></script><p>Checking your browser</p>',
    }),
  ],
  [
    'contractor',
    'access.bot-wall',
    'warning',
    'too many requests',
    inPage('privacy', { status: 429, body: 'slow down' }),
  ],
  [
    'gym',
    'access.geo',
    'warning',
    'the site is closed to some countries',
    inBody(
      'website',
      whole('<title>Iron Harbor Fitness</title><p>Sorry, this site is not available in your country.</p>'),
    ),
  ],
  [
    'software',
    'access.js-only',
    'error',
    'the policy needs scripts',
    inBody(
      'privacy',
      whole(
        '<title>Ledgerly</title><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div><script src="/main.js"></script>',
      ),
    ),
  ],
  [
    'software',
    'access.js-only',
    'error',
    'the home page is an empty root',
    inBody('website', whole('<title>Ledgerly</title><div id="__next"></div><script src="/a.js"></script>')),
  ],
  [
    'gym',
    'access.unreadable',
    'warning',
    'the terms are a picture',
    inPage('terms', { contentType: 'image/png', body: new Uint8Array([137, 80, 78, 71]) }),
  ],
  // Website
  [
    'dentist',
    'site.missing',
    'error',
    'the packet has no website',
    (site) => ({
      known: { ...site.known, website: undefined },
      pages: {
        privacy: site.pages.privacy,
        terms: site.pages.terms,
        optIn: site.pages.optIn,
      } as Site['pages'],
    }),
  ],
  [
    'church',
    'site.parked',
    'error',
    'the domain is for sale',
    inBody(
      'website',
      whole('<title>harvestroadchurch.example</title><h1>This domain is for sale</h1><p>Make an offer.</p>'),
    ),
  ],
  [
    'shop',
    'site.under-construction',
    'error',
    'the shop opens soon',
    inBody(
      'website',
      whole(
        '<title>Wren &amp; Willow</title><h1>Coming soon</h1><p>Wren &amp; Willow opens its doors online.</p>',
      ),
    ),
  ],
  [
    'gym',
    'site.under-construction',
    'error',
    'the server shows its default page',
    inBody(
      'website',
      whole(
        '<title>Welcome to nginx!</title><h1>Welcome to nginx!</h1><p>If you see this page, the web server works.</p>',
      ),
    ),
  ],
  [
    'salon',
    'site.under-construction',
    'warning',
    'a paragraph is filler',
    inBody(
      'website',
      replace('<h2>Why people', `<p>Lorem ipsum dolor sit amet. ${WORDS.repeat(9)}</p><h2>Why people`),
    ),
  ],
  [
    'realtor',
    'site.thin',
    'error',
    'the home page says almost nothing',
    inBody(
      'website',
      whole(
        '<title>Bluebonnet Realty</title><h1>Bluebonnet Realty</h1><p>Welcome.</p><a href="/about">More</a><a href="/privacy">Privacy</a>',
      ),
    ),
  ],
  [
    'realtor',
    'site.thin',
    'warning',
    'the home page is short',
    inBody(
      'website',
      whole(
        `<title>Bluebonnet Realty</title><p>${WORDS.repeat(3)} Call 512-555-0195.</p><a href="/texts">Texts</a><a href="/privacy">Privacy</a>`,
      ),
    ),
  ],
  [
    'charity',
    'site.form-only',
    'error',
    'the site is only a form',
    inBody(
      'website',
      whole(
        '<title>Open Table Pantry</title><h1>Open Table Pantry</h1><form><input type="tel" name="phone"><button>Join</button></form><a href="/privacy">Privacy</a>',
      ),
    ),
  ],
  [
    'salon',
    'site.social-only',
    'warning',
    'the site is a social page',
    inPage('website', {
      url: 'https://www.facebook.com/marisolshair',
      finalUrl: 'https://www.facebook.com/marisolshair',
    }),
  ],
  [
    'church',
    'site.contact',
    'warning',
    'nothing says how to reach the business',
    inBody(
      'website',
      all(
        replace(
          /<footer>.*<\/footer>/s,
          '<footer>© 2026 Harvest Road Community Church <a href="/privacy">Privacy</a></footer>',
        ),
        replace(/<h2>Visit or call<\/h2><p>.*?<\/p>/s, ''),
        replace(' <a href="/about">About</a>', ''),
      ),
    ),
  ],
  [
    'contractor',
    'site.name-mismatch',
    'error',
    'the site is of another firm',
    inBody(
      'website',
      all(
        replace(/Tallgrass Roofing(?: &amp;| &) Siding LLC/, 'Sunflower Exteriors LLC'),
        replace(/Tallgrass Roofing/g, 'Sunflower Exteriors'),
        replace(/tallgrassroofing/g, 'sunflowerexteriors'),
      ),
    ),
  ],
  [
    'dentist',
    'site.name-mismatch',
    'warning',
    'the copyright line names another company',
    inBody(
      'website',
      replace('&copy; 2026 Cedar Hollow Dental PLLC', '&copy; 2026 Brightwater Holdings LLC'),
    ),
  ],
  [
    'school',
    'site.language',
    'warning',
    'the site is in French',
    inBody('website', replace('lang="en"', 'lang="fr"')),
  ],
  [
    'gym',
    'site.business-fit',
    'warning',
    'the site lends money',
    inBody(
      'website',
      replace(
        '<h2>Why people',
        '<p>Payday loans, personal loans and cash advances: borrow up to $500 today.</p><h2>Why people',
      ),
    ),
  ],
  // Privacy policy
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
  // Terms
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
  // Opt-in page
  [
    'dentist',
    'page.optin.no-form',
    'error',
    'the opt-in page has no form',
    inBody('optIn', replace(/<form.*<\/form>/s, '<p>Ask us about our texts.</p>')),
  ],
  [
    'gym',
    'page.optin.no-form',
    'warning',
    'the form is in a frame',
    inBody('optIn', replace(/<form.*<\/form>/s, '<iframe src="https://forms.example/1"></iframe>')),
  ],
  [
    'dentist',
    'page.optin.prechecked',
    'error',
    'the box is checked',
    inBody('optIn', replace('type="checkbox"', 'type="checkbox" checked')),
  ],
  [
    'church',
    'page.optin.prechecked',
    'error',
    'the ARIA box is checked',
    inBody('optIn', replace('aria-checked="false"', 'aria-checked="true"')),
  ],
  [
    'school',
    'page.optin.required-box',
    'error',
    'the box is required to book',
    inBody('optIn', replace('type="checkbox"', 'type="checkbox" required')),
  ],
  [
    'school',
    'page.optin.required-phone',
    'warning',
    'the phone is required without a box',
    inBody(
      'optIn',
      all(
        replace('autocomplete="tel"', 'autocomplete="tel" required'),
        replace('<input type="checkbox" id="c" name="text_consent">', ''),
      ),
    ),
  ],
  [
    'restaurants',
    'page.optin.no-box',
    'error',
    'offers without a box',
    inBody(
      'optIn',
      replace(/<span role="checkbox" aria-checked="false" tabindex="0">(.*?)<\/span>/s, '<p>$1</p>'),
    ),
  ],
  [
    'gym',
    'page.optin.no-box',
    'warning',
    'service messages without a box',
    (site) =>
      inPacket({ messageFlow: undefined })(
        inBody('optIn', replace('<input type="checkbox" name="sms">', ''))(site),
      ),
  ],
  [
    'dentist',
    'page.optin.box-for-terms',
    'error',
    'the box accepts the terms as well',
    inBody('optIn', replace('I agree to receive', 'I agree to the Terms of Service and to receive')),
  ],
  [
    'clinic',
    'page.optin.box-for-terms',
    'error',
    'the box accepts the policy at the end',
    inBody(
      'optIn',
      replace(
        'from Prairie Paws Veterinary Clinic.',
        'from Prairie Paws Veterinary Clinic and accept the privacy policy.',
      ),
    ),
  ],
  [
    'dentist',
    'page.optin.separate-marketing',
    'error',
    'one box for reminders and offers',
    inBody('optIn', replace('appointment reminders by', 'appointment reminders and special offers by')),
  ],
  [
    'gym',
    'page.optin.bundled',
    'error',
    'one box for texts, calls, and email',
    inBody('optIn', replace('by text message from', 'by text message, phone call and email from')),
  ],
  [
    'dentist',
    'page.optin.label-parts',
    'error',
    'the frequency is missing',
    inBody('optIn', replace('Up to 4 messages per month. ', '')),
  ],
  [
    'gym',
    'page.optin.label-parts',
    'error',
    'the rates are missing',
    inBody('optIn', replace('Msg &amp; data rates may apply. ', '')),
  ],
  [
    'salon',
    'page.optin.label-parts',
    'error',
    'STOP is missing',
    inBody('optIn', replace('Reply STOP to opt out, HELP for help.', 'Reply HELP for help.')),
  ],
  [
    'school',
    'page.optin.label-parts',
    'error',
    'HELP is missing',
    inBody('optIn', replace('Reply STOP to opt out, HELP for help.', 'Reply STOP to opt out.')),
  ],
  [
    'gym',
    'page.optin.links',
    'warning',
    'only the footer links the terms',
    inBody(
      'optIn',
      replace(
        '<p><a href="/terms">Terms</a> &middot; <a href="/privacy">Privacy Policy</a></p><button',
        '<button',
      ),
    ),
  ],
  [
    'gym',
    'page.optin.links',
    'error',
    'no link to the terms or the policy',
    inBody('optIn', replace(/<a href="\/(?:terms|privacy)">[^<]*<\/a>/g, '')),
  ],
  [
    'dentist',
    'page.optin.position',
    'warning',
    'the disclosure is behind the button',
    inBody('optIn', replace(/(Up to 4 messages.*?purchase\.)(<\/label>.*?<\/button>)/s, '$2<p>$1</p>')),
  ],
  [
    'gym',
    'page.optin.hidden',
    'error',
    'the disclosure is hidden',
    inBody(
      'optIn',
      replace(/(Message frequency varies\..*?purchase\.)/s, '<span style="display:none">$1</span>'),
    ),
  ],
  [
    'gym',
    'page.optin.hidden',
    'warning',
    'the disclosure is in a tooltip',
    inBody('optIn', replace(/(Message frequency varies\..*?purchase\.)/s, '<span class="tooltip">$1</span>')),
  ],
  [
    'realtor',
    'page.optin.linked',
    'warning',
    'no page links the opt-in page',
    (site) =>
      (['website', 'privacy', 'terms'] as const).reduce(
        (changed, purpose) => inBody(purpose, replace(' <a href="/texts">Text updates</a>', ''))(changed),
        site,
      ),
  ],
  [
    'charity',
    'page.optin.matches-flow',
    'error',
    'the flow describes a box that is not there',
    inBody('optIn', replace('<input type="checkbox" name="agree">', '')),
  ],
  [
    'dentist',
    'page.optin.matches-flow',
    'error',
    'the flow describes two boxes',
    inPacket({
      messageFlow:
        'Patients check one of two separate boxes on https://cedarhollowdental.example/texts, one for reminders and one for offers.',
    }),
  ],
  [
    'dentist',
    'page.optin.matches-flow',
    'warning',
    'the flow quotes other words',
    inPacket({
      messageFlow:
        'Patients check a box that says: "Yes, please notify my household whenever the hygienist has an unexpected opening tomorrow."',
    }),
  ],
  [
    'contractor',
    'page.optin.other-brand',
    'error',
    'the page is of another firm',
    inBody(
      'optIn',
      all(
        replace(/Tallgrass Roofing(?: & Siding LLC)?/g, 'Sunflower Exteriors'),
        replace(/tallgrassroofing/g, 'sunflowerexteriors'),
      ),
    ),
  ],
];

export const faults: readonly Fault[] = rows.map(([business, ruleId, status, name, plant]) => ({
  business,
  ruleId,
  status,
  name,
  plant,
}));

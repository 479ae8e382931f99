// Clean websites of ordinary businesses, each with a home page, a privacy policy, terms, and an opt-in page.
import type { FetchedPage, KnownPacket, PagePurpose } from '../../src/index.ts';

export type SiteSpec = {
  readonly name: string;
  readonly legalName: string;
  readonly domain: string;
  readonly about: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly sends: string;
  readonly frequency: string;
  readonly nonSharing: string;
  readonly collected: string;
  readonly otherSharing: string;
  readonly useCases: readonly string[];
  readonly optInBody: (site: SiteSpec) => string;
  readonly flow: (site: SiteSpec) => string;
};
export type Site = {
  readonly known: KnownPacket;
  readonly pages: Readonly<Record<PagePurpose, FetchedPage>>;
};

const label = (site: SiteSpec): string =>
  `I agree to receive ${site.sends} by text message from ${site.name}. ${site.frequency} Msg &amp; data rates may apply. Reply STOP to opt out, HELP for help. Consent is not a condition of purchase.`;
const legalLinks = '<a href="/terms">Terms</a> &middot; <a href="/privacy">Privacy Policy</a>';

/** A form with a wrapping label. */
export const wrappedForm = (site: SiteSpec): string =>
  `<form action="/join" method="post"><label>Name <input name="name"></label><label>Mobile number (optional) <input type="tel" name="mobile"></label>
  <label><input type="checkbox" name="sms"> ${label(site)}</label><p>${legalLinks}</p><button type="submit">Send request</button></form>`;
/** A form with `for`, and a select. */
export const labelledForm = (site: SiteSpec): string =>
  `<form><div><label for="n">Full name</label><input id="n" name="fullname" required></div><div><label for="p">Phone (optional)</label>
  <input id="p" name="phone" autocomplete="tel"></div><div><label for="t">Topic</label><select id="t"><option>New</option><option>Return</option></select></div>
  <div class="consent"><input type="checkbox" id="c" name="text_consent"><label for="c">${label(site)} See our ${legalLinks}</label></div>
  <input type="submit" value="Book now"></form>`;
/** No form element: a container with a button, as script applications have it. */
export const containerForm = (site: SiteSpec): string =>
  `<section><h2>Sign up for texts</h2><div class="field"><span>Your cell</span><input placeholder="Cell phone" name="cell"></div>
  <div><span role="checkbox" aria-checked="false" tabindex="0">${label(site)}</span></div><small>${legalLinks}</small><button>Join the text list</button></section>`;
/** Two boxes. */
export const twoBoxForm = (site: SiteSpec): string =>
  `<form><label for=m>Mobile phone</label><input id=m type=tel><p><input type=checkbox id=a name=a><label for=a>${label(site)}</label></p>
  <p><input type=checkbox id=b name=b><label for=b>I agree to receive offers and promotions by text message from ${site.name}. Message frequency varies. Message and data rates may apply. Reply STOP to opt out, HELP for help.</label></p><p>${legalLinks}</p><button>Save</button></form>`;
/** The label is behind the box, without a label element. */
export const looseForm = (site: SiteSpec): string =>
  `<form><p>Phone: <input type="text" name="phone_number"></p><p><input type="checkbox" name="agree"> ${label(site)}</p><p>By the way, our ${legalLinks} apply.</p><p><button>Continue</button></p></form>`;

export const webFlow = (site: SiteSpec): string =>
  `Customers opt in at https://${site.domain}/texts, linked in the footer. They enter a mobile number (optional) and check an unchecked box: "${label(site).replaceAll('&amp;', '&')}" The page links to the terms and the privacy policy.`;

const shell = (site: SiteSpec, title: string, main: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} | ${site.name}</title><style>.x{color:red}</style><script src="/a.js"></script></head>
<body><header><nav><a href="/">Home</a> <a href="/about">About</a> <a href="/texts">Text updates</a></nav></header><main>${main}</main>
<footer><p>&copy; 2026 ${site.legalName}. ${site.address}</p><p><a href="tel:+1${site.phone.replaceAll(/\D/g, '')}">${site.phone}</a> <a href="mailto:${site.email}">${site.email}</a></p>
<p><a href="/privacy">Privacy Policy</a> <a href="/terms">Terms</a></p></footer></body></html>`;

const home = (site: SiteSpec): string =>
  shell(
    site,
    'Welcome',
    `<h1>${site.name}</h1><p>${site.about}</p><p>${site.about.replace(/^\w+/, 'Our team')} We have served our neighbors for more than twenty years, and we know most of them by name.</p>
<h2>Why people choose us</h2><ul><li>Friendly people who take their time</li><li>Fair prices without surprises</li><li>Open six days a week, from nine in the morning to six in the evening</li></ul>
<h2>Visit or call</h2><p>${site.address}. Call ${site.phone} or write to ${site.email}. We answer within one business day, and we are glad to show you around before you decide.</p>`,
  );

const privacy = (site: SiteSpec): string =>
  shell(
    site,
    'Privacy Policy',
    `<h1>Privacy Policy</h1><p>Last updated March 3, 2026. ${site.name} (${site.legalName}) respects your privacy. This policy says which personal information we collect, how we use it, and with whom we share it.</p>
<h2>Information we collect</h2>${site.collected}<h2>How we use it</h2><p>We use this information to answer you, to provide our services, to keep records that the law requires, and to improve our website. We keep it only as long as we need it.</p>
<h2>Sharing</h2>${site.otherSharing}<p>${site.nonSharing}</p><h2>Text messages</h2><p>${site.frequency} Message and data rates may apply. Reply STOP to opt out, HELP for help.</p>
<h2>Your choices</h2><p>You may ask us for a copy of your information or to correct or delete it. Write to ${site.email} or call ${site.phone}, and we will answer within thirty days.</p>`,
  );

const terms = (site: SiteSpec): string =>
  shell(
    site,
    'Terms',
    `<h1>Terms of Service</h1><p>These terms apply to the website of ${site.name}.</p><h2>SMS terms</h2><p>Program: ${site.name} text messages. If you opt in, we send you ${site.sends} by text message. ${site.frequency} Message and data rates may apply.</p>
<p>Text STOP at any time to cancel. We send one confirmation and then no more messages. Text HELP for help, or write to ${site.email}.</p><p>Carriers are not liable for delayed or undelivered messages.</p><p>See our <a href="/privacy">Privacy Policy</a>.</p>`,
  );

const optIn = (site: SiteSpec): string =>
  shell(
    site,
    'Text updates',
    `<h1>Text updates from ${site.name}</h1><p>Stay in touch with us by text if you like. It is up to you, and you can end it at any time.</p>${site.optInBody(site)}`,
  );

const fetched = (site: SiteSpec, purpose: PagePurpose, path: string, body: string): FetchedPage => ({
  purpose,
  url: `https://${site.domain}${path}`,
  finalUrl: `https://${site.domain}${path}`,
  redirects: [],
  status: 200,
  contentType: 'text/html; charset=utf-8',
  body,
});

export function buildSite(site: SiteSpec): Site {
  const origin = `https://${site.domain}`;
  return {
    known: {
      brandNames: [site.name, site.legalName],
      website: `${origin}/`,
      privacyPolicy: `${origin}/privacy`,
      terms: `${origin}/terms`,
      optIn: [`${origin}/texts`],
      useCases: site.useCases,
      description: `${site.name} sends ${site.sends} to customers who agree to texts.`,
      messageFlow: site.flow(site),
      supportEmail: site.email,
      supportPhone: site.phone,
    },
    pages: {
      website: fetched(site, 'website', '/', home(site)),
      privacy: fetched(site, 'privacy', '/privacy', privacy(site)),
      terms: fetched(site, 'terms', '/terms', terms(site)),
      optIn: fetched(site, 'optIn', '/texts', optIn(site)),
    },
  };
}

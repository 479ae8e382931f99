// Faults of home pages.
import { type FaultRow, all, inBody, inPage, replace, whole } from './planting.ts';
import type { Site } from './sites.ts';

const WORDS =
  'We would like to tell you more about what we do and how we help our customers each day of the year. ';

export const websiteFaults: readonly FaultRow[] = [
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
];

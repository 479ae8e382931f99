// Faults of access: pages that an anonymous visitor cannot open or read.
import { type FaultRow, inBody, inPage, replace, whole } from './planting.ts';

export const accessFaults: readonly FaultRow[] = [
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
];

// The website of an ordinary dentist on this machine, and its campaign, for reviewers that read both.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Page = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Sends no answer. */
  readonly hangs?: boolean;
};

export type Website = {
  readonly url: string;
  /** The paths that were asked for. */
  readonly visits: string[];
  /** Replaces a page until it is restored. */
  set(path: string, page: Page | string): void;
  restore(): void;
};

const page = (title: string, main: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} | Cedar Hollow Dental</title>
<style>p { color: black }</style><script>document.title = 'sign in';</script></head><body>
<nav><a href="/">Home</a> <a href="/texts">Text reminders</a></nav><main><h1>${title}</h1>${main}</main>
<footer><p>&copy; 2026 Cedar Hollow Dental PLLC, 418 Alder Street, Portland</p>
<p><a href="/privacy">Privacy Policy</a> <a href="/terms">Terms</a></p></footer></body></html>`;

const CONSENT =
  'I agree to receive appointment reminders by text message from Cedar Hollow Dental. Message frequency varies. Msg &amp; data rates may apply. Reply STOP to opt out, HELP for help. Consent is not a condition of purchase.';

export const formPage = (box: string, phone = '<input type="tel" name="mobile">'): string =>
  page(
    'Text reminders',
    `<form action="/join" method="post"><label>Mobile number ${phone}</label><label>${box} ${CONSENT}</label>
<button>Sign up</button></form>`,
  );

export const privacyPage = (sharing: string): string =>
  page(
    'Privacy Policy',
    `<p>We collect your name, your email address, and your mobile number when you fill in a form.</p>
<p>We share information with service providers who work for us, and when the law requires it.</p><p>${sharing}</p>`,
  );

export const NO_SHARING =
  'We do not share mobile numbers, SMS opt-in data or consent with third parties or affiliates for marketing or promotional purposes.';

export const TERMS = {
  messaging: 'If you opt in, Cedar Hollow Dental sends you appointment reminders by SMS.',
  frequency: 'Message frequency varies.',
  rates: 'Message and data rates may apply.',
  stop: 'Text STOP at any time to cancel.',
  support: 'Text HELP for help, or write to office@cedarhollowdental.example.',
} as const;

export const termsPage = (parts: Readonly<Partial<Record<keyof typeof TERMS, string>>>): string =>
  page('Terms of Service', `<p>${Object.values(parts).join(' ')}</p>`);

const PAGES: Readonly<Record<string, string>> = {
  '/': page(
    'Welcome',
    '<p>Dentists for the whole family, with cleanings, fillings, and gentle care for children. Call 503-555-0134.</p>',
  ),
  '/texts': formPage('<input type="checkbox" name="consent">'),
  '/privacy': privacyPage(NO_SHARING),
  '/terms': termsPage(TERMS),
};

function send(response: ServerResponse, { status = 200, headers, body = '', hangs = false }: Page): void {
  if (!hangs) {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
  }
}

export async function startWebsite(): Promise<Website> {
  const replaced = new Map<string, Page>();
  const visits: string[] = [];
  const server = createServer(({ url = '/' }, response) => {
    visits.push(url);
    const body = PAGES[url];
    send(
      response,
      replaced.get(url) ?? (body === undefined ? { status: 404, body: '<h1>Not here</h1>' } : { body }),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    visits,
    set: (path, one) => void replaced.set(path, typeof one === 'string' ? { body: one } : one),
    restore: () => replaced.clear(),
  };
}

export const dentist = ({ url }: Website, changes: Record<string, unknown> = {}) => ({
  displayName: 'Cedar Hollow Dental',
  companyName: 'Cedar Hollow Dental PLLC',
  website: url,
  ...changes,
});

export type CampaignTexts = ReturnType<typeof remindersOf>;

export const remindersOf = ({ url }: Website) => ({
  usecase: 'CUSTOMER_CARE',
  description:
    'Cedar Hollow Dental sends appointment reminders to patients who agree to texts, so that they do not forget a visit.',
  messageFlow: `Patients opt in at ${url}/texts, linked in the footer of the website. They enter a mobile number and check an unchecked box: “${CONSENT.replace('&amp;', '&')}” Terms: ${url}/terms. Privacy: ${url}/privacy.`,
  sample1: 'Cedar Hollow Dental: Reminder of your cleaning on Friday at 3 PM. Reply STOP to opt out.',
  sample2: 'Cedar Hollow Dental: Your next visit is due. Reply to this message to choose a time.',
  optinMessage:
    'Cedar Hollow Dental: You are signed up for appointment reminders. Msg frequency varies. Msg & data rates may apply. Reply HELP for help, STOP to opt out.',
  helpMessage:
    'Cedar Hollow Dental: For help, write to office@cedarhollowdental.example or call 503-555-0134.',
  optoutMessage: 'Cedar Hollow Dental: You are opted out and will get no more messages.',
  privacyPolicyLink: `${url}/privacy`,
  termsAndConditionsLink: `${url}/terms`,
  embeddedLink: false,
  embeddedPhone: false,
  directLending: false,
  ageGated: false,
});

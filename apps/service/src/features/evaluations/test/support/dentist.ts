// A dentist with a website on loopback, and the packet with which the practice registers.
import { buildSite, type SiteSpec } from '../../../../../../../packages/page-review/test/support/sites.ts';
import { businesses } from '../../../../../../../packages/page-review/test/support/businesses.ts';
import { html, reply } from '../../../page-checks/test/support/hostile-server.ts';
import { newHost, pathOf, startSite } from '../../../page-checks/test/support/sites.ts';

type Pages = Record<'/' | '/privacy' | '/terms' | '/texts', string>;

export type Practice = {
  /** `http://site1.example:41234`. */
  readonly origin: string;
  readonly spec: SiteSpec;
  /** What the server answers; a test can change it. */
  readonly pages: Pages;
  /** The paths that were requested. */
  readonly requests: () => string[];
};

/** Without a website. */
export function practiceAt(origin: string): Pick<Practice, 'origin' | 'spec'> {
  const { host, hostname } = new URL(origin);
  const dentist = businesses['dentist'] as SiteSpec;
  const spec = { ...dentist, domain: host, phone: '(503) 223-4187', email: `office@${hostname}` };
  return { origin, spec };
}

export async function startPractice(): Promise<Practice> {
  const pages: Partial<Pages> = {};
  const server = await startSite((socket, request) => {
    const page = pages[pathOf(request) as keyof Pages];
    (page === undefined ? reply('404 Not Found', ['content-type: text/html']) : html(page))(socket, request);
  });
  const { origin, spec } = practiceAt(newHost(server));
  const site = buildSite(spec).pages;
  for (const { url, body } of Object.values(site)) {
    pages[new URL(url).pathname as keyof Pages] = body as string;
  }
  return { origin, spec, pages: pages as Pages, requests: () => server.requests.map(pathOf) };
}

/** A packet without errors, whose pages are those of the practice. */
export function packetOf({ origin, spec }: Pick<Practice, 'origin' | 'spec'>) {
  const { name, email } = spec;
  return {
    brand: {
      entityType: 'PRIVATE_PROFIT',
      brandName: name,
      companyName: 'Cedar Hollow Dental PLLC',
      ein: '93-1847205',
      phone: '+15032234187',
      street: '418 Alder Street',
      city: 'Portland',
      state: 'OR',
      postalCode: '97205',
      country: 'US',
      email,
      website: `${origin}/`,
      vertical: 'HEALTHCARE',
    },
    campaign: {
      usecase: 'ACCOUNT_NOTIFICATION',
      description: `${name} sends appointment reminders to patients of the practice who opted in, so that they know when their next visit is and can move it.`,
      messageFlow: spec.flow(spec).replaceAll('https://', 'http://'),
      sample1: `${name}: Your cleaning is on Tuesday, March 3 at 9:30 AM. Reply STOP to opt out.`,
      sample2: `${name}: Please confirm your visit on Friday at 2 PM. Reply HELP for help or STOP to opt out.`,
      optinMessage: `${name}: You are subscribed to appointment reminders. Up to 4 messages per month. Msg & data rates may apply. Reply HELP for help, STOP to opt out.`,
      optoutMessage: `${name}: You are unsubscribed and will get no more texts from us.`,
      helpMessage: `${name}: Call ${spec.phone} or write to ${email} for help. Reply STOP to opt out.`,
      optinKeywords: 'START',
      optoutKeywords: 'STOP,UNSUBSCRIBE,END,CANCEL,QUIT',
      helpKeywords: 'HELP',
      privacyPolicyLink: `${origin}/privacy`,
      termsAndConditionsLink: `${origin}/terms`,
    },
    pages: { optIn: [`${origin}/texts`] },
  };
}

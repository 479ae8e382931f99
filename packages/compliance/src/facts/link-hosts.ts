// Hosts that affect how carriers judge a link: public shorteners, file hosts, and frequently imitated brands.
import type { Sourced } from './sources.ts';

export type LinkHost = Sourced & {
  readonly host: string;
  readonly kind: 'shortener' | 'file-host';
  /** Whether AT&T's list names the host. */
  readonly namedByAtt?: true;
};

const denied = { kind: 'shortener', source: 'textEmAllShorteners', basis: 'published' } as const;
const namedByAtt = { kind: 'shortener', source: 'attCode', basis: 'published', namedByAtt: true } as const;
const known = { kind: 'shortener', source: 'house', basis: 'estimate' } as const;
const files = { kind: 'file-host', source: 'house', basis: 'estimate' } as const;

const rows = (hosts: string, rest: Omit<LinkHost, 'host'>): LinkHost[] =>
  hosts.split(' ').map((host) => ({ host, ...rest }));

export const linkHosts: readonly LinkHost[] = [
  ...rows(
    'bc.vc bit.ly budurl.com clicky.me goo.gl is.gd lc.chat s2r.co soo.gd tiny.cc tinyurl.com',
    namedByAtt,
  ),
  ...rows(
    '9qr.de alturl.com app.link bit.do bitly.com bitly.ws cutt.ly linki.la lnkd.in minm.xyz ow.ly',
    denied,
  ),
  ...rows('rb.gy rebrand.ly serveirc.com shrtco.de t.ly', denied),
  ...rows('t.co buff.ly shorturl.at v.gd s.id u.to clck.ru adf.ly shorte.st bl.ink', known),
  ...rows('drive.google.com docs.google.com sites.google.com forms.gle dropbox.com we.tl', files),
];

const linkHostByName = new Map(linkHosts.map((row) => [row.host, row]));

/** The row for a host or a parent domain: `www.bit.ly` matches `bit.ly`. */
export function findLinkHost(host: string): LinkHost | undefined {
  const labels = host.split('.');
  for (let first = 0; first < labels.length - 1 && first < 8; first++) {
    const row = linkHostByName.get(labels.slice(first).join('.'));
    if (row) {
      return row;
    }
  }
  return undefined;
}

/** A brand that smishing imitates in texts or host names, and its real domains. */
export type ImitatedBrand = Sourced & {
  readonly name: string;
  /** Lowercase words, matched as whole words. */
  readonly words: readonly string[];
  readonly domains: readonly string[];
  /** Words behind the brand that make it a name of somebody else, such as a stadium or a retailer. */
  readonly others?: readonly string[];
};

const imitated = { source: 'smishing', basis: 'estimate' } as const;

/** Venues that carry the name of a carrier, and shops that sell for one. */
const besideCarrier =
  'park stadium arena center field theater authorized retailer retailers dealer dealers reseller by partner premium'.split(
    ' ',
  );

export const imitatedBrands: readonly ImitatedBrand[] = [
  { ...imitated, name: 'USPS', words: ['usps'], domains: ['usps.com', 'usps.gov'] },
  { ...imitated, name: 'UPS', words: ['ups'], domains: ['ups.com'] },
  { ...imitated, name: 'FedEx', words: ['fedex'], domains: ['fedex.com'] },
  { ...imitated, name: 'DHL', words: ['dhl'], domains: ['dhl.com'] },
  {
    ...imitated,
    name: 'Amazon',
    words: ['amazon'],
    domains: ['amazon.com', 'amzn.to', 'a.co', 'aws.amazon.com'],
  },
  { ...imitated, name: 'PayPal', words: ['paypal'], domains: ['paypal.com', 'paypal.me'] },
  { ...imitated, name: 'Apple', words: ['icloud', 'appleid'], domains: ['apple.com', 'icloud.com'] },
  { ...imitated, name: 'Netflix', words: ['netflix'], domains: ['netflix.com'] },
  {
    ...imitated,
    name: 'Verizon',
    words: ['verizon', 'vzw'],
    domains: ['verizon.com', 'verizonwireless.com', 'vzw.com', 'vz.to'],
    others: besideCarrier,
  },
  {
    ...imitated,
    name: 'AT&T',
    words: ['at&t'],
    domains: ['att.com', 'att.net', 'att.tv', 'firstnet.com', 'paygonline.com'],
    others: besideCarrier,
  },
  {
    ...imitated,
    name: 'T-Mobile',
    words: ['t-mobile', 'tmobile'],
    domains: ['t-mobile.com', 'tmobile.com', 't-mo.co'],
    others: besideCarrier,
  },
  { ...imitated, name: 'IRS', words: ['irs'], domains: ['irs.gov'] },
  {
    ...imitated,
    name: 'Wells Fargo',
    words: ['wellsfargo', 'wells fargo'],
    domains: ['wellsfargo.com', 'wf.com'],
  },
  { ...imitated, name: 'Chase', words: ['chase bank', 'chasebank'], domains: ['chase.com', 'jpmorgan.com'] },
  {
    ...imitated,
    name: 'Bank of America',
    words: ['bank of america', 'bankofamerica', 'bofa'],
    domains: ['bankofamerica.com', 'bofa.com'],
  },
  { ...imitated, name: 'Venmo', words: ['venmo'], domains: ['venmo.com'] },
  { ...imitated, name: 'Cash App', words: ['cash app', 'cashapp'], domains: ['cash.app'] },
  { ...imitated, name: 'Zelle', words: ['zelle'], domains: ['zellepay.com', 'zelle.com'] },
  {
    ...imitated,
    name: 'E-ZPass',
    words: ['ezpass', 'e-zpass', 'sunpass', 'fastrak'],
    domains: [
      'e-zpassiag.com',
      'e-zpassny.com',
      'ezpassnj.com',
      'ezpassva.com',
      'ezpassmd.com',
      'sunpass.com',
      'thetollroads.com',
      'bayareafastrak.org',
    ],
  },
  { ...imitated, name: 'Coinbase', words: ['coinbase'], domains: ['coinbase.com'] },
];

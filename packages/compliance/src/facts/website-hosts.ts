// Hosts that are not a brand's own website: social networks, link pages, and free addresses of website builders.
import type { Sourced } from './sources.ts';

export type WebsiteHost = Sourced & {
  readonly host: string;
  /** `builder`: provides subdomains for websites; `link-page`: a page that only has links. */
  readonly kind: 'social' | 'link-page' | 'builder' | 'marketplace';
};

const known = { source: 'house', basis: 'estimate' } as const;
const rows = (kind: WebsiteHost['kind'], hosts: string): WebsiteHost[] =>
  hosts.split(' ').map((host) => ({ ...known, kind, host }));

export const websiteHosts: readonly WebsiteHost[] = [
  ...rows(
    'social',
    'facebook.com fb.com fb.me instagram.com twitter.com x.com tiktok.com linkedin.com youtube.com youtu.be pinterest.com ' +
      'snapchat.com threads.net nextdoor.com whatsapp.com wa.me t.me telegram.me discord.gg reddit.com tumblr.com medium.com',
  ),
  ...rows(
    'link-page',
    'linktr.ee beacons.ai bio.link carrd.co lnk.bio campsite.bio solo.to taplink.cc milkshake.app about.me',
  ),
  ...rows(
    'marketplace',
    'etsy.com ebay.com amazon.com yelp.com g.page business.site goo.gl google.com maps.google.com thumbtack.com angi.com ' +
      'doordash.com ubereats.com grubhub.com opentable.com booksy.com vagaro.com calendly.com',
  ),
  ...rows(
    'builder',
    'wixsite.com square.site weebly.com weeblysite.com godaddysites.com wordpress.com blogspot.com squarespace.com ' +
      'myshopify.com webflow.io netlify.app vercel.app github.io gitlab.io web.app firebaseapp.com herokuapp.com jimdosite.com ' +
      'jimdofree.com strikingly.com mystrikingly.com sites.google.com wixstudio.io webador.com site123.me duda.co ' +
      'bigcartel.com ueniweb.com yolasite.com 000webhostapp.com pages.dev framer.website framer.site notion.site tilda.ws ' +
      'lovable.app replit.app onrender.com azurewebsites.net cloudfront.net amazonaws.com',
  ),
];

const rowByHost = new Map(websiteHosts.map((row) => [row.host, row]));

/** The row for a host or a parent domain: `copper.square.site` matches `square.site`. */
export function findWebsiteHost(host: string): WebsiteHost | undefined {
  const labels = host.split('.');
  for (let first = 0; first < labels.length - 1 && first < 8; first++) {
    const row = rowByHost.get(labels.slice(first).join('.'));
    if (row) {
      return row;
    }
  }
  return undefined;
}

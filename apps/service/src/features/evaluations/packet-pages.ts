// The pages of a packet, and what of the packet they are compared with.
import type { EvaluatedPage } from '@tendlc/contract';
import type { KnownPacket } from '@tendlc/page-review';
import type { Packet, PacketValues } from '@tendlc/registration';
import { parsePageUrl } from '../page-checks/index.ts';

export type PacketPage = {
  readonly purpose: EvaluatedPage['purpose'];
  /** As the fetcher writes it; a text that is not a URL stays as it is. */
  readonly url: string;
};

/** The fields that can name the page of each purpose. */
export const FIELDS_OF_PURPOSE: Readonly<Record<PacketPage['purpose'], readonly string[]>> = {
  website: ['pages.website', 'brand.website'],
  privacy: ['pages.privacyPolicy', 'campaign.privacyPolicyLink'],
  terms: ['pages.terms', 'campaign.termsAndConditionsLink'],
  optIn: ['pages.optIn'],
};

const URL_CHARACTERS_MAX = 2_048;

const textOf = (values: PacketValues | undefined, name: string): string | undefined => {
  const value = values?.[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};

const textsOf = (values: PacketValues | undefined, name: string): string[] =>
  [values?.[name]]
    .flat()
    .filter((value): value is string => typeof value === 'string' && value.trim() !== '')
    .map((value) => value.trim());

/** People write a website without its scheme. */
function toPageUrl(written: string): string {
  const text = /^[a-z][a-z0-9+.-]*:\/\//i.test(written) ? written : `https://${written}`;
  return parsePageUrl(text)?.href ?? written.slice(0, URL_CHARACTERS_MAX).toWellFormed();
}

type Named = {
  readonly website: string | undefined;
  readonly privacyPolicy: string | undefined;
  readonly terms: string | undefined;
  readonly optIn: readonly string[];
};

const namedBy = ({ brand, campaign, pages }: Packet, onFile: PacketValues | undefined): Named => ({
  website: textOf(pages, 'website') ?? textOf(brand ?? onFile, 'website'),
  privacyPolicy: textOf(pages, 'privacyPolicy') ?? textOf(campaign, 'privacyPolicyLink'),
  terms: textOf(pages, 'terms') ?? textOf(campaign, 'termsAndConditionsLink'),
  optIn: textsOf(pages, 'optIn'),
});

/** @param onFile the values of a brand that exists at the registry */
export function pagesOf(packet: Packet, onFile: PacketValues | undefined): PacketPage[] {
  const { website, privacyPolicy, terms, optIn } = namedBy(packet, onFile);
  const one = (purpose: PacketPage['purpose'], written: string | undefined): PacketPage[] =>
    written === undefined ? [] : [{ purpose, url: toPageUrl(written) }];
  const optInUrls = [...new Set(optIn.map(toPageUrl))];
  return [
    ...one('website', website),
    ...one('privacy', privacyPolicy),
    ...one('terms', terms),
    ...optInUrls.map((url) => ({ purpose: 'optIn' as const, url })),
  ];
}

export function knownPacketOf(packet: Packet, onFile: PacketValues | undefined): KnownPacket {
  const { campaign } = packet;
  const brand = packet.brand ?? onFile;
  const person = [textOf(brand, 'firstName'), textOf(brand, 'lastName')]
    .filter((part) => part !== undefined)
    .join(' ');
  const names = [textOf(brand, 'brandName'), textOf(brand, 'companyName'), person];
  const { website, privacyPolicy, terms, optIn } = namedBy(packet, onFile);
  return {
    brandNames: names.filter((name): name is string => name !== undefined && name !== ''),
    website: website && toPageUrl(website),
    privacyPolicy: privacyPolicy && toPageUrl(privacyPolicy),
    terms: terms && toPageUrl(terms),
    optIn: optIn.map(toPageUrl),
    useCases: [...textsOf(campaign, 'usecase'), ...textsOf(campaign, 'subUsecases')],
    description: textOf(campaign, 'description'),
    messageFlow: textOf(campaign, 'messageFlow'),
    supportEmail: textOf(brand, 'email'),
    supportPhone: textOf(brand, 'phone'),
    isSoleProprietor: textOf(brand, 'entityType') === 'SOLE_PROPRIETOR',
    hasDirectLending: campaign?.['directLending'] === true,
  };
}

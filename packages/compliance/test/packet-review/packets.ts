// Builds packets of businesses for the tests of the reviewer.
import type { Packet, PacketValues } from '@tendlc/registration';

export type Business = {
  readonly name: string;
  readonly legalName: string;
  readonly entityType?: string;
  readonly vertical: string;
  readonly ein: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly domain: string;
  readonly mailbox: string;
  readonly usecase: string;
  readonly subUsecases?: readonly string[];
  readonly description: string;
  readonly flow: string;
  readonly samples: readonly string[];
  readonly optIn: string;
  readonly optinKeywords?: string;
  readonly embeddedLink?: boolean;
  /** More values of the brand. */
  readonly brand?: PacketValues;
  readonly campaign?: PacketValues;
};

/** Every field of the packet has a value where its definition asks for one. */
export function makePacket(business: Business): Packet {
  const site = `https://${business.domain}`;
  return {
    brand: {
      entityType: business.entityType ?? 'PRIVATE_PROFIT',
      brandName: business.name,
      companyName: business.legalName,
      ein: business.ein,
      phone: business.phone,
      street: business.street,
      city: business.city,
      state: business.state,
      postalCode: business.zip,
      country: 'US',
      email: `${business.mailbox}@${business.domain}`,
      website: site,
      vertical: business.vertical,
      ...business.brand,
    },
    campaign: {
      usecase: business.usecase,
      ...(business.subUsecases !== undefined && { subUsecases: [...business.subUsecases] }),
      description: business.description,
      messageFlow: business.flow,
      ...Object.fromEntries(business.samples.map((sample, index) => [`sample${index + 1}`, sample])),
      optinMessage: business.optIn,
      optoutMessage: `${business.name}: You are unsubscribed and will get no more texts from us.`,
      helpMessage: `${business.name}: Write to ${business.mailbox}@${business.domain} for help. Reply STOP to opt out.`,
      optinKeywords: business.optinKeywords ?? 'START',
      optoutKeywords: 'STOP,UNSUBSCRIBE,END',
      helpKeywords: 'HELP,INFO',
      embeddedLink: business.embeddedLink ?? false,
      embeddedPhone: false,
      ageGated: false,
      directLending: false,
      privacyPolicyLink: `${site}/privacy`,
      termsAndConditionsLink: `${site}/terms`,
      ...business.campaign,
    },
    pages: { optIn: [`${site}/texts`] },
  };
}

/** A packet with other values. `undefined` removes a value. */
export function change(packet: Packet, changes: Readonly<Record<string, unknown>>): Packet {
  const changed = structuredClone(packet) as Record<string, Record<string, unknown>>;
  for (const [path, value] of Object.entries(changes)) {
    const [subject = '', name = ''] = path.split('.');
    const values = (changed[subject] ??= {});
    if (value === undefined) {
      delete values[name];
    } else {
      values[name] = value;
    }
  }
  return changed;
}

export const valueAt = (packet: Packet, path: string): unknown => {
  const [subject = '', name = ''] = path.split('.');
  return (packet as Record<string, Record<string, unknown> | undefined>)[subject]?.[name];
};

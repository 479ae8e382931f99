// Reads a packet once for all rules: its values, names, texts, and what its use case declares.
import { type Packet, type PacketValues, findUsecase } from '@tendlc/registration';
import { parse } from 'tldts';
import type { ContentHit } from '../content/read-content.ts';
import { CONTENT_DRAWS } from '../facts/review-rules/content-draws.ts';
import { type UseCaseChoice, chooseUseCase } from '../rules/use-case-choice.ts';
import type { PacketReviewInput } from './packet-review.ts';
import { type FlowReading, readFlow } from './flow-reading.ts';
import { TextReading } from './text-reading.ts';

export const SAMPLE_NAMES = ['sample1', 'sample2', 'sample3', 'sample4', 'sample5'] as const;
export const REPLY_NAMES = ['optinMessage', 'optoutMessage', 'helpMessage'] as const;
export type ReplyName = (typeof REPLY_NAMES)[number];

/** Drafts may be of any length. No field takes as much, and its form is checked on the whole value. */
const READ_UNITS_MAX = 10_000;

/** A value as text, as far as the reviewer reads it; blank text counts as absent. */
export function textOf(values: PacketValues, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' && value.trim() !== '' ? value.slice(0, READ_UNITS_MAX) : undefined;
}

/** Use cases with sub-use cases that say what the campaign sends. */
const CONTAINERS: ReadonlySet<string> = new Set(['MIXED', 'LOW_VOLUME', 'SOLE_PROPRIETOR']);
/** Special use cases that decide by sender and not by content. */
const MAY_SELL: ReadonlySet<string> = new Set([
  'MARKETING',
  'AGENTS_FRANCHISES',
  'SOCIAL',
  'SWEEPSTAKE',
  'TRIAL',
  'CARRIER_EXEMPT',
  'UCAAS_LOW',
  'UCAAS_HIGH',
]);

export class PacketContext {
  readonly input: PacketReviewInput;
  readonly packet: Packet;
  readonly brand: PacketValues;
  readonly campaign: PacketValues;
  readonly pages: PacketValues;
  /** The name that customers know; undefined if the packet has none. */
  readonly brandName: string | undefined;
  /** Every name that may stand for the brand, the best known first. */
  readonly names: readonly string[];
  readonly samples: readonly TextReading[];
  readonly replies: Readonly<Partial<Record<ReplyName, TextReading>>>;
  readonly description: TextReading | undefined;
  readonly flow: FlowReading | undefined;
  readonly useCase: string | undefined;
  readonly subUseCases: readonly string[];
  #choice: UseCaseChoice | undefined;
  #gatedContent:
    | { readonly found: { readonly path: string; readonly hit: ContentHit } | undefined }
    | undefined;

  constructor(input: PacketReviewInput) {
    this.input = input;
    this.packet = input.packet;
    this.brand = input.packet.brand ?? input.brandOnFile?.values ?? {};
    this.campaign = input.packet.campaign ?? {};
    this.pages = input.packet.pages ?? {};
    this.brandName = textOf(this.brand, 'brandName')?.trim();
    this.names = namesOf(this.brand);
    const read = (name: string) => {
      const text = textOf(this.campaign, name);
      return text === undefined ? [] : [new TextReading(`campaign.${name}`, text, this.names)];
    };
    this.samples = SAMPLE_NAMES.flatMap(read);
    this.replies = Object.fromEntries(REPLY_NAMES.map((name) => [name, read(name)[0]]));
    [this.description] = read('description');
    const [flow] = read('messageFlow');
    this.flow = flow && readFlow(flow);
    this.useCase = textOf(this.campaign, 'usecase');
    const subUseCases = this.campaign['subUsecases'];
    this.subUseCases = Array.isArray(subUseCases)
      ? subUseCases.filter((code) => typeof code === 'string')
      : [];
  }

  get hasCampaign(): boolean {
    return this.packet.campaign !== undefined;
  }

  get isBrandKnown(): boolean {
    return this.packet.brand !== undefined || this.input.brandOnFile !== undefined;
  }

  get provider(): string | undefined {
    return this.input.provider;
  }

  /** Whether a rule of these providers applies. Without a provider, the strictest rule does. */
  isJudgedBy(...providers: readonly string[]): boolean {
    return this.provider === undefined || providers.includes(this.provider);
  }

  /** The use case and its sub-use cases. */
  get declared(): readonly string[] {
    return this.useCase === undefined ? this.subUseCases : [this.useCase, ...this.subUseCases];
  }

  /** What the campaign sends: its sub-use cases if it has some, else its use case. */
  get programs(): readonly string[] {
    return this.subUseCases.length > 0 ? this.subUseCases : this.useCase === undefined ? [] : [this.useCase];
  }

  get isContainer(): boolean {
    return CONTAINERS.has(this.useCase ?? '');
  }

  get isMarketingDeclared(): boolean {
    return (
      this.declared.some((code) => MAY_SELL.has(code)) || (this.isContainer && this.subUseCases.length === 0)
    );
  }

  /** Whether the declared use cases can be compared with texts: a special use case allows most content. */
  get isStandardUse(): boolean {
    const facts = findUsecase(this.useCase ?? '');
    return facts !== undefined && (facts.classification === 'STANDARD' || this.useCase === 'SOLE_PROPRIETOR');
  }

  get isSoleProprietor(): boolean {
    return textOf(this.brand, 'entityType') === 'SOLE_PROPRIETOR';
  }

  /** What the description says that the campaign sends. */
  get choice(): UseCaseChoice | undefined {
    if (this.description !== undefined) {
      this.#choice ??= chooseUseCase({ description: this.description.text, hasAffiliates: false });
    }
    return this.#choice;
  }

  get website(): string | undefined {
    return textOf(this.brand, 'website') ?? textOf(this.pages, 'website');
  }

  get websiteDomain(): string | undefined {
    return domainOf(this.website);
  }

  get privacyUrl(): string | undefined {
    return textOf(this.campaign, 'privacyPolicyLink') ?? textOf(this.pages, 'privacyPolicy');
  }

  get termsUrl(): string | undefined {
    return textOf(this.campaign, 'termsAndConditionsLink') ?? textOf(this.pages, 'terms');
  }

  /** The page where people opt in: the packet's, or else the first other page that the flow names. */
  get optInUrl(): string | undefined {
    const { optIn } = this.pages;
    const listed = Array.isArray(optIn)
      ? optIn.find((url) => typeof url === 'string' && url !== '')
      : undefined;
    return (listed as string | undefined) ?? this.flow?.pageUrl;
  }

  /** How people reach the business for help: email address, phone number, or website. */
  get contact(): string | undefined {
    return textOf(this.brand, 'email') ?? textOf(this.brand, 'phone') ?? this.website;
  }

  /** The first text about content that some carriers accept behind an age gate. */
  get gatedContent(): { readonly path: string; readonly hit: ContentHit } | undefined {
    if (this.#gatedContent === undefined) {
      const texts = [...this.messages, ...(this.description === undefined ? [] : [this.description])];
      const found = texts.flatMap(({ path, contentHits }) => contentHits.map((hit) => ({ path, hit })));
      this.#gatedContent = {
        found: found.find(({ hit }) => hit.isSure && CONTENT_DRAWS[hit.category.id]?.standing === 'gated'),
      };
    }
    return this.#gatedContent.found;
  }

  get needsAgeGate(): boolean {
    return this.campaign['ageGated'] === true || this.gatedContent !== undefined;
  }

  /** Samples and the replies that subscribers get. */
  get messages(): readonly TextReading[] {
    return [
      ...this.samples,
      ...Object.values(this.replies).filter((reading): reading is TextReading => reading !== undefined),
    ];
  }
}

function namesOf(brand: PacketValues): string[] {
  const person = [textOf(brand, 'firstName'), textOf(brand, 'lastName')].filter(Boolean).join(' ');
  const names = [textOf(brand, 'brandName'), textOf(brand, 'companyName'), person].flatMap((name) =>
    name === undefined || name.trim() === '' ? [] : [name.trim()],
  );
  return [...new Set(names)];
}

/** The registrable domain of a web address, with or without a scheme. */
export function domainOf(address: string | undefined): string | undefined {
  return address === undefined ? undefined : (parse(address.trim()).domain ?? undefined);
}

// The events of the service, as a webhook, the list and the stream give them.
import type { Progress } from './generated/types.ts';

type Registration = {
  /** Null where there was nothing before. */
  readonly from: string | null;
  readonly to: string;
};

type BrandFacts = {
  readonly localId: number;
  readonly tcrBrandId: string | null;
  readonly name: string;
  /** Where it stands now. Absent in events from before it was told. */
  readonly progress?: Progress;
};

type CampaignFacts = {
  readonly localId: number;
  readonly tcrCampaignId: string | null;
  /** Of its brand. Absent in events from before it was told. */
  readonly brandLocalId?: number;
  readonly usecase: string;
  /** Where it stands now. Absent in events from before it was told. */
  readonly progress?: Progress;
};

/** What stands in `data`, by the type of the event. */
export type EventData = {
  readonly 'brand.status_changed': BrandFacts & Registration;
  readonly 'brand.score_changed': BrandFacts & { readonly from: number | null; readonly to: number | null };
  readonly 'campaign.status_changed': CampaignFacts & Registration;
  readonly 'campaign.carrier_status_changed': CampaignFacts & {
    readonly carrier: string;
    readonly from: string | null;
    readonly to: string | null;
  };
  readonly 'tokens.low': { readonly balance: number };
  readonly 'webhook_endpoint.disabled': {
    readonly endpointId: number;
    readonly url: string;
    readonly reason: string;
  };
  readonly 'account.password_changed': Readonly<Record<string, never>>;
  readonly 'webhook.test': { readonly message: string; readonly endpointId: number };
};

export type EventType = keyof EventData;

type EventOf<Type extends EventType> = {
  /** The same in every delivery of it: tell repeats by it. */
  readonly id: string;
  readonly type: Type;
  /** Of the shape of `data`. */
  readonly version: number;
  /** When it happened, ISO 8601. */
  readonly timestamp: string;
  readonly data: EventData[Type];
};

/** Decide by `type`, and let a type that you do not know pass: the service may have more of them one day. */
export type TendlcEvent = { [Type in EventType]: EventOf<Type> }[EventType];

export type StreamedEvent = {
  readonly event: TendlcEvent;
  /** Go on from here with `after`. */
  readonly cursor: number;
};

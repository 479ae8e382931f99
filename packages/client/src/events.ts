// The events of the service, as webhooks, the list and the stream return them. The types of their data are generated.
import type { EventData } from './generated/types.ts';
export type EventType = keyof EventData;

type EventOf<Type extends EventType> = {
  /** The same in every delivery. Use it to detect duplicates. */
  readonly id: string;
  readonly type: Type;
  /** The version of the `data` schema. */
  readonly version: number;
  /** When the event occurred, ISO 8601. */
  readonly timestamp: string;
  readonly data: EventData[Type];
};

/** Branch on `type` and ignore types that you do not know: later versions can add event types. */
export type TendlcEvent = { [Type in EventType]: EventOf<Type> }[EventType];

export type StreamedEvent = {
  readonly event: TendlcEvent;
  /** Pass this value as `after` to continue from here. */
  readonly cursor: number;
};

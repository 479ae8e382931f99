// Records an event for a customer as the service does, with complete data of its type.
import { EVENTS, type EventData, type EventToSend, type EventType } from '@tendlc/contract';
import type { TestService } from './service.ts';

/** The example of each field, as the documentation shows it. */
function exampleOf(type: EventType): object {
  const fields = Object.entries(EVENTS[type].data.properties as Record<string, Schema>);
  const required = new Set<string>((EVENTS[type].data as { required?: string[] }).required);
  return Object.fromEntries(
    fields.filter(([name]) => required.has(name)).map(([name, schema]) => [name, valueOf(schema)]),
  );
}

type Schema = { readonly examples?: readonly unknown[]; readonly anyOf?: readonly Schema[] };

const valueOf = ({ examples, anyOf }: Schema): unknown => (examples ?? anyOf?.[0]?.examples ?? [])[0];

type Changes<Type extends EventType> = Partial<EventData[Type]> & Readonly<Record<string, unknown>>;

/** `changes` replace parts of the example; other keys mark the event for a test. */
export const eventOf = <Type extends EventType>(type: Type, changes: Changes<Type> = {}): EventToSend =>
  ({ type, data: { ...exampleOf(type), ...changes } }) as EventToSend;

/** Records an event and wakes the job that sends it. */
export async function recordEvent<Type extends EventType>(
  { deps }: Pick<TestService, 'deps'>,
  userId: number,
  type: Type,
  changes: Changes<Type> = {},
): Promise<void> {
  await deps.app.customerEvents.record({ ...eventOf(type, changes), userId });
  deps.jobs.wake();
}

// A program of a user, for the compiler: what the declarations say about calls, answers, errors, and tools.
import { type BrandDetail, createTendlc, TendlcError, type TendlcEvent } from '@tendlc/client';
import { catalogue, countSegments, type SegmentCount, validate } from '@tendlc/compliance';

const client = createTendlc({ baseUrl: 'http://127.0.0.1:8080', apiKey: 'key' });

export async function check(message: string): Promise<string[]> {
  const { results } = await client.tools.messageValidator({ message, messageType: 'promotional' });
  return results.checks.map(({ ruleId }) => ruleId);
}

export const isBroke = (error: unknown): boolean =>
  error instanceof TendlcError && error.code === 'insufficient_tokens';

export const isEvent = (event: TendlcEvent): boolean => event.type === 'brand.status_changed';

export const count: SegmentCount = countSegments('hello');
export const score: number = validate.run({ message: 'hello' }, { today: '2026-11-20' }).score;
export const names: string[] = catalogue.map(({ name }) => name);
export const isVerified = (brand: BrandDetail): boolean => brand.progress.phase === 'verified';

// @ts-expect-error -- a message is text
void client.validate({ message: 7 });
// @ts-expect-error -- the date of the call is needed
validate.run({ message: 'hello' }, {});

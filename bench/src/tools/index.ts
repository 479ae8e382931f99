// Measures each tool with inputs at their size limits, including hostile ones.
import { writeFileSync } from 'node:fs';
import { catalogue } from '@tendlc/compliance';
import type { ToolDefinition } from '@tendlc/compliance';

const RESULTS = new URL('../../results/tools.json', import.meta.url);
const RUNS = 100;
const WARM_UP_RUNS = 20;
const DEFAULT_CHARACTERS_MAX = 4_096;
const CONTEXT = { today: '2026-11-20' };

/** Each is repeated until the field is full. The first make inefficient patterns backtrack; the last are what people write. */
const UNITS = [
  'a',
  ' ',
  'a ',
  'a.',
  '(',
  '!',
  '\n',
  'STOP ',
  'reply STOP to ',
  'http://a.b/',
  'www.',
  'a@',
  '1',
  '1-',
  '555-',
  '{',
  '😀',
  'é',
  '\u200b',
  'we do not share mobile ',
  'not share third part ',
  'we collect ',
  'contact ',
  'I agree to ',
  'llc ',
  'the the ',
  'Text STOP to 12345 to opt out. ',
  'Hi Maria, your order #1234 from Copper Kettle is ready. ',
  'By checking this box, you agree to receive marketing texts from Copper Kettle at the number provided. ',
  'Consent is not a condition of purchase. Msg & data rates may apply. ',
  'If you do not want messages, do not reply STOP, call us at 555-0100. ',
  'Responda BAJA para cancelar. Acepto recibir promociones de Copper Kettle. ',
  'We rejected the campaign because the call to action does not name the brand. ',
  'Error 30007 from Twilio: the carrier filtered 20 % of the messages. ',
];

type StringField = { readonly type?: string; readonly maxLength?: number; readonly enum?: unknown };

function hostileRequests(tool: ToolDefinition): Record<string, unknown>[] {
  const fields = Object.entries(tool.request.properties as Record<string, StringField>).filter(
    ([, field]) => field.type === 'string' && field.enum === undefined,
  );
  const longest = Math.max(...fields.map(([, { maxLength = DEFAULT_CHARACTERS_MAX }]) => maxLength));
  const filled = (unit: string, place: number): [string, string] => {
    const [name, { maxLength = DEFAULT_CHARACTERS_MAX }] = fields[place] as [string, StringField];
    // The last character differs between fields, because two equal texts would be compared immediately.
    return [name, `${fill(unit, maxLength).slice(0, -1)}${place}`];
  };
  // Uses each example as a base, because the work of a tool can depend on the type of text.
  const bases = tool.examples.map((example) => example.request);
  return UNITS.flatMap((unit) => {
    const entries = fields.map((_, place) => filled(unit, place));
    const texts = entries.filter((_, place) => fields[place]?.[1].maxLength === longest);
    return bases.flatMap((base) => [
      { ...base, ...Object.fromEntries(entries) },
      ...(texts.length < entries.length ? [{ ...base, ...Object.fromEntries(texts) }] : []),
      ...entries.map(([name, text]) => ({ ...base, [name]: text })),
    ]);
  });
}

/** Limits count code points, so a unit of one code point fills the field completely. */
const fill = (unit: string, characters: number) =>
  unit.repeat(Math.floor(characters / Array.from(unit).length));

/** A rejection must be as fast as a result. */
function time(tool: ToolDefinition, request: Record<string, unknown>): number {
  const start = performance.now();
  try {
    tool.run(request, CONTEXT);
  } catch {
    // The time of a rejection counts like any other.
  }
  return performance.now() - start;
}

function measure(tool: ToolDefinition): { requests: number; p50Ms: number; p99Ms: number } {
  const requests = [...tool.examples.map((example) => example.request), ...hostileRequests(tool)];
  const times: number[] = [];
  for (let run = 0; run < WARM_UP_RUNS + RUNS; run += 1) {
    for (const request of requests) {
      const milliseconds = time(tool, request);
      if (run >= WARM_UP_RUNS) {
        times.push(milliseconds);
      }
    }
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(3));
  return { requests: requests.length, p50Ms: at(0.5), p99Ms: at(0.99) };
}

export function benchTools(): Promise<void> {
  const tools = Object.fromEntries(catalogue.map((tool) => [tool.name, measure(tool)]));
  for (const [name, result] of Object.entries(tools)) {
    process.stdout.write(`${name.padEnd(22)} p50 ${result.p50Ms} ms, p99 ${result.p99Ms} ms\n`);
  }
  const results = { measuredAt: new Date().toISOString(), runs: RUNS, tools };
  writeFileSync(RESULTS, `${JSON.stringify(results, undefined, 2)}\n`);
  return Promise.resolve();
}

// Measures each tool with inputs at their size limits, including hostile ones.
import { writeFileSync } from 'node:fs';
import { getHeapStatistics } from 'node:v8';
import { catalogue } from '@tendlc/compliance';
import type { ToolDefinition } from '@tendlc/compliance';

const RESULTS = new URL('../../results/tools.json', import.meta.url);
const MEGABYTE = 1_048_576;
const RUNS = 100;
const WARM_UP_RUNS = 20;
const DEFAULT_CHARACTERS_MAX = 4_096;
const SEGMENT_CHARACTERS = 160;
const CONTEXT = { today: '2026-11-20' };

/** What people write. The sentences follow each other until the field is full. */
const NATURAL = [
  'Copper Kettle Cafe: your table for two is booked for Friday at 7 pm.',
  'Hi Maria, your order #1234 has shipped and arrives tomorrow between 9 and 11.',
  'Reply STOP to opt out, HELP for help.',
  'By checking this box, you agree to receive recurring marketing texts from Copper Kettle at the number provided.',
  'Consent is not a condition of purchase.',
  'Msg & data rates may apply, up to 4 msgs per month.',
  'See our terms at https://copperkettle.example/terms and our privacy policy at copperkettle.example/privacy.',
  'We do not share mobile numbers with third parties or affiliates for marketing purposes.',
  'Show this text at the counter this weekend and get 20% off any soup.',
  'If you no longer want these messages, call us at 555-0100 or write to hello@copperkettle.example.',
  'Acepto recibir promociones de Copper Kettle; responda BAJA para cancelar.',
  'Su cita es el martes a las 3 de la tarde, confirme con un SÍ.',
  'Our dental clinic sends appointment reminders and answers questions of patients.',
  'The campaign was rejected because the call to action does not name the brand.',
  'Error 30007 from Twilio: T-Mobile filtered 20 of 100 messages since yesterday.',
  'Your verification code is 482913, and it expires in 10 minutes.',
  'Thanks for joining the Kettle Club!',
  'Staff can ask for consent on paper, on the phone, or at the register.',
].join(' ');

/** Each is repeated until the field is full. Most make inefficient patterns backtrack. */
const UNITS = [
  NATURAL,
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
  'If you do not want messages, do not reply STOP. ',
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

/** Limits count code points. */
function fill(unit: string, characters: number): string {
  const points = Array.from(unit);
  return Array.from({ length: characters }, (_point, at) => points[at % points.length]).join('');
}

/** A message of one segment, as most are. Each starts with another sentence. */
function segmentRequests(): Record<string, unknown>[] {
  const starts = Array.from(NATURAL.matchAll(/(?<=[.?!] |^)\S/g), ({ index }) => index);
  const twice = `${NATURAL} ${NATURAL}`;
  return starts.map((start) => ({ message: twice.slice(start, start + SEGMENT_CHARACTERS) }));
}

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

type Figures = { requests: number; p50Ms: number; p99Ms: number };

function measure(
  tool: ToolDefinition,
  requests = [...tool.examples.map((example) => example.request), ...hostileRequests(tool)],
): Figures {
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
  const validator = catalogue.find(({ name }) => name === 'message-validator') as ToolDefinition;
  const oneSegment = measure(validator, segmentRequests());
  for (const [name, result] of Object.entries({ ...tools, 'one segment, validated': oneSegment })) {
    process.stdout.write(`${name.padEnd(22)} p50 ${result.p50Ms} ms, p99 ${result.p99Ms} ms\n`);
  }
  const codeMegabytes = Number((getHeapStatistics().total_heap_size_executable / MEGABYTE).toFixed(1));
  process.stdout.write(
    `${'compiled code'.padEnd(22)} ${codeMegabytes} MB (the engine stops optimizing patterns at 16)\n`,
  );
  const results = { measuredAt: new Date().toISOString(), runs: RUNS, tools, oneSegment, codeMegabytes };
  writeFileSync(RESULTS, `${JSON.stringify(results, undefined, 2)}\n`);
  return Promise.resolve();
}

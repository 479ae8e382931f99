// Measures segment counts per second, compared with the published calculator on the same messages, and checks that they agree.
import { writeFileSync } from 'node:fs';
import { countSegments } from '@tendlc/compliance';
import { SegmentedMessage } from 'sms-segments-calculator';
import { makeMessages } from './messages.ts';

const MESSAGES = 10_000;
const ROUNDS = 3;
const RESULTS = new URL('../../results/segments.json', import.meta.url);

const ours = (text: string) => countSegments(text).segments;
// Without smart encoding, which changes the counted text.
const theirs = (text: string) => new SegmentedMessage(text, 'auto', false).segmentsCount;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The documented difference (`countSegments`): the calculator keeps a cluster of code points (ZWJ emoji, flags,
 * skin tones, combining marks) in one segment. Senders may do this, but networks do not.
 */
function hasCluster(text: string): boolean {
  for (const { segment } of graphemes.segment(text)) {
    if (Array.from(segment).length > 1) {
      return true;
    }
  }
  return false;
}

function microsecondsPerMessage(count: (text: string) => number, messages: readonly string[]): number {
  let sum = 0;
  const start = performance.now();
  for (const message of messages) {
    sum += count(message);
  }
  const milliseconds = performance.now() - start;
  if (sum < messages.length) {
    throw new Error('every message has a segment at least');
  }
  return (1000 * milliseconds) / messages.length;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const round = (value: number, digits: number) => Number(value.toFixed(digits));

export function benchSegments(): Promise<void> {
  const messages = makeMessages(MESSAGES);
  const clustered = messages.filter(hasCluster);
  const plain = messages.filter((message) => !hasCluster(message));
  const differing = plain.filter((message) => ours(message) !== theirs(message));

  const measured = { ours: [] as number[], theirs: [] as number[] };
  // The two take turns, so that other load affects both. The first round is a warm-up.
  for (let turn = 0; turn <= ROUNDS; turn += 1) {
    const one = microsecondsPerMessage(ours, messages);
    const other = microsecondsPerMessage(theirs, messages);
    if (turn > 0) {
      measured.ours.push(one);
      measured.theirs.push(other);
    }
  }
  const results = {
    measuredAt: new Date().toISOString(),
    messages: messages.length,
    charactersMax: messages.reduce((most, message) => Math.max(most, Array.from(message).length), 0),
    equal: differing.length === 0,
    compared: plain.length,
    setAside: clustered.length,
    setAsideDiffering: clustered.filter((message) => ours(message) !== theirs(message)).length,
    perMessageMicroseconds: {
      ours: round(median(measured.ours), 3),
      theirs: round(median(measured.theirs), 3),
    },
    // How many times longer the calculator takes.
    ratio: round(
      median(measured.theirs.map((theirTime, turn) => theirTime / (measured.ours[turn] ?? Number.NaN))),
      1,
    ),
  };
  process.stdout.write(`segments ${JSON.stringify(results)}\n`);
  writeFileSync(RESULTS, `${JSON.stringify(results, undefined, 2)}\n`);
  return Promise.resolve();
}

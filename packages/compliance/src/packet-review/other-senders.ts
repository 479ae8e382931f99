// Finds texts of a packet that name another business than the brand as their sender, such as texts of a copied registration.
import { readSeller } from '../text/consent-seller.ts';
import { escapePattern } from './edits/wording.ts';
import type { PacketContext } from './packet-context.ts';
import { TextReading } from './text-reading.ts';

export type OtherSender = { readonly path: string; readonly other: string };

/** Each text with another sender. A name that one text presents as its sender is one wherever it stands. */
export function findOtherSenders(context: PacketContext): OtherSender[] {
  const { messages, flow, description, names } = context;
  if (names.length === 0) {
    return [];
  }
  const presented = messages.map((reading) => ({ reading, other: reading.findOtherSender() }));
  const described = [flow?.reading, description]
    .filter((reading): reading is TextReading => reading !== undefined && !reading.saysBrand)
    .map((reading) => ({ reading, other: readSeller(reading.text) }));
  const all = [...presented, ...described];
  const known = [...new Set(all.flatMap(({ other }) => other ?? []))].filter(
    (name) => isBusinessName(name) && !isOwnName(name, names),
  );
  if (known.length === 0) {
    return [];
  }
  const sure = known.filter(
    (name) =>
      presented.some(({ other }) => other === name) ||
      (flow !== undefined && !flow.reading.saysBrand && agreesToTextsOf(name, flow.reading)) ||
      all.filter(({ reading }) => !reading.saysBrand && mentions(reading, name)).length > 1,
  );
  return all.flatMap(({ reading, other }) => {
    const name =
      other !== undefined && sure.includes(other)
        ? other
        : reading.saysBrand
          ? undefined
          : sure.find((one) => mentions(reading, one));
    return name === undefined ? [] : [{ path: reading.path, other: name }];
  });
}

/** Words that begin with a capital and are no business. */
const NO_BUSINESS =
  /^(?:we|us|you|your|our|my|me|i|it|the|this|that|these|those|a|an|all|each|every|text|texts|sms|message|messages|msg|terms|privacy|policy|reply|stop|help|consent|customers?|clients?|patients?|members?|guests?|users?|people)$/i;

const isBusinessName = (name: string): boolean => /\p{Lu}/u.test(name) && !NO_BUSINESS.test(name);

/** “Elm Street” is short for “Elm Street Pharmacy”, although it is a place as well. */
const isOwnName = (name: string, own: readonly string[]): boolean =>
  own.some((one) => one.toLowerCase().includes(name.toLowerCase())) ||
  new TextReading('', name, own).namesBrand;

/** “… to receive text messages from Harbor Cafe”, “Harbor Cafe may text me”. A single word may be anything. */
const agreesToTextsOf = (name: string, { text }: TextReading): boolean =>
  /\s/.test(name) &&
  new RegExp(
    `\\b(?:texts?|messages|sms|reminders|updates|alerts|offers|codes?)\\b[^.!?]{0,80}\\b(?:from|by) (?:the )?${escapePattern(name)}(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])${escapePattern(name)} (?:may|can|will|to) (?:send|text)\\b`,
    'iu',
  ).test(text);

const mentions = ({ text }: TextReading, name: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, 'u').test(text);

// Finds what changed in the kinds of messages that people agree to get.
import { withSmallCode } from '../text/fast-patterns.ts';
import type { ConsentContext } from './consent-context.ts';
import { type Difference, findDifferenceKind } from './difference.ts';

const KINDS_SHOWN = 6;

/** What people agreed to get: marketing that is new, and kinds of messages that are new or gone. */
export function comparePurposes(before: ConsentContext, after: ConsentContext): Difference[] {
  if (!before.isMarketing && after.isMarketing) {
    return [
      {
        source: 'tcpaRules',
        basis: 'published',
        category: 'message_purpose',
        kind: 'added',
        before: '',
        after: after.wording.marketing ?? '',
        change:
          'The consent now covers marketing. People who agreed to the old text did not agree to marketing.',
        impact: 'high',
        remedy:
          'Ask for marketing in a separate, optional box, and send marketing only to people who checked it.',
      },
    ];
  }
  const [was, is] = [listKinds(before), listKinds(after)];
  const added = is.filter((kind) => !was.includes(kind));
  const lost = was.filter((kind) => !is.includes(kind));
  const removed = lost.length > 0 ? lost : findLostTopics(before.text, after.text);
  if (removed.length === 0 && (was.length === 0 || added.length === 0)) {
    return [];
  }
  return [
    {
      source: 'telnyxOptInForm',
      basis: 'estimate',
      category: 'message_purpose',
      kind: findDifferenceKind(removed.join(', '), added.join(', ')),
      before: removed.slice(0, KINDS_SHOWN).join(', '),
      after: added.slice(0, KINDS_SHOWN).join(', '),
      change:
        added.length > 0
          ? 'The consent names other kinds of messages than before.'
          : 'The consent no longer names these kinds of messages.',
      impact: 'medium',
      remedy:
        'Send people only the kinds of messages that they agreed to, and name the same kinds in the campaign.',
    },
  ];
}

function listKinds({ wording, text }: ConsentContext): string[] {
  return wording.kinds.map((kind) => kind.toLowerCase()).filter((kind) => !isVerb(kind, text));
}

/** “Each message reports your score” names no kind of messages. */
function isVerb(kind: string, text: string): boolean {
  return (
    !kind.includes(' ') &&
    new RegExp(`\\b(?:each|every|the) (?:message|text|alert|notification) ${kind}\\b`, 'i').test(text)
  );
}

/** The part of a consent that says what the messages are about comes before the fine print. */
const TOPIC_UNITS_MAX = 600;
const TOPICS = /\b(?:about|regarding|concerning|such as|including|with)\b[:\s]([^.!?\n]{3,300})/i;
const NO_TOPIC = new Set(
  'and or the a an of for to your you my our their at by on in from with via about any other related text texts message messages sms number phone mobile provided'.split(
    ' ',
  ),
);
const TOPIC_WORDS = withSmallCode(/\p{L}{3,}/gu);

/** Items of a list of topics whose words the new text does not have. */
function findLostTopics(before: string, after: string): string[] {
  const list = TOPICS.exec(before.slice(0, TOPIC_UNITS_MAX))?.[1] ?? '';
  const known = new Set(after.slice(0, TOPIC_UNITS_MAX).toLowerCase().match(TOPIC_WORDS));
  const items = list.split(/[,;/]|\b(?:and|or)\b/).map((item) => item.trim());
  if (items.length < 2) {
    return [];
  }
  return items.filter((item) => {
    const words = (item.toLowerCase().match(TOPIC_WORDS) ?? []).filter((word) => !NO_TOPIC.has(word));
    return words.some((word) => !known.has(word) && !known.has(word.replace(/s$/, '')));
  });
}

// Checks the length of a message and the characters that increase its cost.
import type { ForcingCharacter } from '../text/encoding-report.ts';
import type { MessageContext } from './message-context.ts';
import { type Rule, type Verdict, quoteList } from './rule.ts';

// Telnyx rejects longer messages; other providers split and bill them.
const SEGMENTS_ACCEPTED_EVERYWHERE = 10;
const SEGMENTS_ORDINARY = 3;

export const lengthAndEncodingRules: readonly Rule<MessageContext>[] = [
  {
    id: 'length.has-content',
    category: 'length',
    source: 'house',
    basis: 'estimate',
    check: ({ words, text }) =>
      words.length > 0 || /\p{Extended_Pictographic}/u.test(text)
        ? undefined
        : {
            status: 'error',
            message: 'The message is empty.',
            remedy: 'Write a message text.',
          },
  },
  {
    id: 'length.segments',
    category: 'length',
    source: 'gsmConcatenation',
    basis: 'published',
    check: checkSegments,
  },
  {
    id: 'length.provider-limit',
    category: 'length',
    source: 'telnyxErrors',
    basis: 'published',
    check: ({ encoding }) =>
      encoding.segments <= SEGMENTS_ACCEPTED_EVERYWHERE
        ? undefined
        : {
            status: 'warning',
            message: `The message has ${encoding.segments} segments. Telnyx rejects more than ${SEGMENTS_ACCEPTED_EVERYWHERE}.`,
            remedy: 'Shorten the message, or link to the full text.',
          },
  },
  {
    id: 'encoding.forced-ucs2',
    category: 'encoding',
    source: 'gsmAlphabet',
    basis: 'published',
    check: checkForcedUcs2,
  },
  {
    id: 'encoding.broken-character',
    category: 'encoding',
    source: 'gsmAlphabet',
    basis: 'published',
    check: ({ text }) =>
      text.isWellFormed()
        ? undefined
        : {
            status: 'error',
            message:
              'The message has half of a surrogate pair, which handsets show as a replacement character.',
            remedy: 'Find where your system truncates the text or decodes it incorrectly.',
          },
  },
  {
    id: 'encoding.control-characters',
    category: 'encoding',
    source: 'gsmAlphabet',
    basis: 'published',
    check: checkControlCharacters,
  },
  {
    id: 'encoding.euro-sign',
    category: 'encoding',
    source: 'twilioGuidelines',
    basis: 'published',
    check: ({ text }) =>
      text.includes('€')
        ? {
            status: 'info',
            message: 'The euro sign is in the GSM alphabet, but Twilio advises against it for US recipients.',
            remedy: 'Write EUR.',
          }
        : undefined,
  },
];

function checkSegments({ encoding }: MessageContext): Verdict {
  const { segments, units, unitsPerSegment, unitsLeft } = encoding;
  const unit = encoding.encoding === 'GSM-7' ? 'septets' : 'UTF-16 units';
  const details = `${units} ${unit}, ${unitsPerSegment} per segment, ${unitsLeft} left.`;
  if (segments <= 1) {
    return { status: 'pass', message: 'The message fits in one segment.', details };
  }
  const message = `The message has ${segments} segments and is billed as ${segments}.`;
  if (segments <= SEGMENTS_ORDINARY) {
    return { status: 'info', message, details };
  }
  return { status: 'warning', message, details, remedy: 'Shorten the message, or link to the full text.' };
}

function checkForcedUcs2({ encoding }: MessageContext): Verdict {
  if (encoding.encoding === 'GSM-7') {
    return { status: 'pass', message: 'All characters are in the GSM 7-bit alphabet.' };
  }
  const { forcedBy, afterReplacement, segments } = encoding;
  const message = `${forcedBy.length === 1 ? 'One character is' : `${forcedBy.length} characters are`} outside the GSM alphabet, so the whole message is sent as UCS-2.`;
  const details = quoteList(forcedBy.map(describeForcing));
  if (afterReplacement.encoding === 'GSM-7' && afterReplacement.segments < segments) {
    return {
      status: 'warning',
      message,
      details,
      remedy: `Replace ${forcedBy.length === 1 ? 'it' : 'them'} as suggested: ${afterReplacement.segments} instead of ${segments} segments.`,
    };
  }
  return {
    status: 'info',
    message,
    details,
    remedy:
      segments > 1
        ? 'Without these characters, a segment would hold 153 characters instead of 67.'
        : 'The message still fits in one segment of 70 characters. No change is needed.',
  };
}

function describeForcing({ character, codePoint, codePointIndex, replacement }: ForcingCharacter): string {
  const shown = /^[\p{C}\p{Z}\p{M}]$/u.test(character) ? codePoint : `${character} (${codePoint})`;
  const advice =
    replacement === undefined
      ? ''
      : replacement === ''
        ? ', remove'
        : `, use ${replacement === ' ' ? 'a space' : replacement}`;
  return `${shown} at ${codePointIndex}${advice}`;
}

function checkControlCharacters({ text }: MessageContext): Verdict | undefined {
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    const isControl = (unit < 0x20 && unit !== 0x0a && unit !== 0x0d) || (unit >= 0x7f && unit <= 0x9f);
    if (isControl) {
      return {
        status: 'warning',
        message: 'The message has control characters, which handsets drop or show as boxes.',
        details: `U+${unit.toString(16).toUpperCase().padStart(4, '0')} at ${index}`,
        remedy: 'Remove them. Use only line breaks and spaces.',
      };
    }
  }
  return undefined;
}

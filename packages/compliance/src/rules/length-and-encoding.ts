// What a message costs, and which characters make it cost more.
import type { ForcingCharacter } from '../text/encoding-report.ts';
import type { MessageContext } from './message-context.ts';
import { type Rule, type Verdict, quoteList } from './rule.ts';

// Telnyx refuses what would take more; others split and bill on.
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
            message: 'The message has no words.',
            remedy: 'Write what the recipient should know.',
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
            message: `The message takes ${encoding.segments} segments; Telnyx refuses more than ${SEGMENTS_ACCEPTED_EVERYWHERE}.`,
            remedy: 'Shorten it, or link to the long text.',
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
            message: 'The text has half of a surrogate pair, which arrives as a replacement sign.',
            remedy: 'Find where the text is cut or decoded wrongly before it is sent.',
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
            message:
              'The euro sign is in the GSM alphabet, but Twilio advises against it toward US handsets.',
            remedy: 'Write EUR.',
          }
        : undefined,
  },
];

function checkSegments({ encoding }: MessageContext): Verdict {
  const { segments, units, unitsPerSegment, unitsLeft } = encoding;
  const unit = encoding.encoding === 'GSM-7' ? 'septets' : 'UTF-16 units';
  const details = `${units} ${unit}, ${unitsPerSegment} to a segment, ${unitsLeft} left.`;
  if (segments <= 1) {
    return { status: 'pass', message: 'The message fits into one segment.', details };
  }
  const message = `The message takes ${segments} segments and is billed as ${segments}.`;
  if (segments <= SEGMENTS_ORDINARY) {
    return { status: 'info', message, details };
  }
  return { status: 'warning', message, details, remedy: 'Shorten the text, or link to the long version.' };
}

function checkForcedUcs2({ encoding }: MessageContext): Verdict {
  if (encoding.encoding === 'GSM-7') {
    return { status: 'pass', message: 'Every character is in the GSM 7-bit alphabet.' };
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
        ? 'Without these characters the message would hold 153 instead of 67 characters a segment.'
        : 'It still fits into one segment of 70; nothing needs to change.',
  };
}

function describeForcing({ character, codePoint, codePointIndex, replacement }: ForcingCharacter): string {
  const shown = /^[\p{C}\p{Z}\p{M}]$/u.test(character) ? codePoint : `${character} (${codePoint})`;
  const advice =
    replacement === undefined
      ? ''
      : replacement === ''
        ? ', leave out'
        : `, write ${replacement === ' ' ? 'a plain blank' : replacement}`;
  return `${shown} at ${codePointIndex}${advice}`;
}

function checkControlCharacters({ text }: MessageContext): Verdict | undefined {
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    const isControl = (unit < 0x20 && unit !== 0x0a && unit !== 0x0d) || (unit >= 0x7f && unit <= 0x9f);
    if (isControl) {
      return {
        status: 'warning',
        message: 'The text has control characters, which handsets show as boxes or drop.',
        details: `U+${unit.toString(16).toUpperCase().padStart(4, '0')} at ${index}`,
        remedy: 'Remove them; use line feeds and blanks only.',
      };
    }
  }
  return undefined;
}

// Removes the sender from a text that names it, so that the rest shows what texts without a sender look like.
import { isGeneric } from '../../src/text/brand-forms.ts';
import { readWords } from '../../src/text/words.ts';

const REST_UNITS_MIN = 20;
const ENDS_SENTENCE = /[.!?)\n]\s*[-–—~]?\s?$/;
const ONLY_OPT_OUT = /^[.!]?(?:,[^.]{2,30}[.]?)?\s*(?:$|Reply|STOP|Text|Txt|Responda|\n)/;

/** The text without the label or signature that names the sender; undefined if it names the sender elsewhere. */
export function removeSender(text: string, sender: string): string | undefined {
  const rest = text.startsWith(`${sender}:`) ? withoutLabel(text, sender) : withoutSignature(text, sender);
  if (rest === undefined || rest.length < REST_UNITS_MIN) {
    return undefined;
  }
  const words = new Set(readWords(rest).map((word) => word.text));
  const isStillNamed =
    rest.toLowerCase().includes(sender.toLowerCase()) ||
    readWords(sender).some((word) => word.text.length > 3 && !isGeneric(word.text) && words.has(word.text));
  return isStillNamed || /[\p{L}\d]\.[a-z]{2}/iu.test(rest) ? undefined : rest;
}

function withoutLabel(text: string, sender: string): string {
  const rest = text.slice(sender.length + 1).trim();
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

function withoutSignature(text: string, sender: string): string | undefined {
  const at = text.indexOf(sender);
  const before = text.slice(0, at);
  const after = text.slice(at + sender.length);
  return at > 0 && ENDS_SENTENCE.test(before) && ONLY_OPT_OUT.test(after)
    ? `${before.replace(/[-–—~\s]+$/, '')} ${after.replace(/^[.!]?(?:,[^.]{2,30}[.]?)?\s*/, '')}`.trim()
    : undefined;
}

// Reads what is said after an opt-out keyword: whether it is for leaving the list, or for something else.
import type { Word } from './words.ts';

const list = (words: string): Set<string> => new Set(words.split(' '));

const PURPOSE_MARKS = list('to 2 for and para p de at y si if 4');
const LEAVING = list(
  'opt optout unsubscribe unsub end stop quit cancel leave remove discontinue revoke cease exit out ' +
    'cancelar salir terminar parar finalizar desuscribirse detener dejar no ya darse baja anular salirse salirte quitarse borrarse',
);
// "cancel", "end", and "stop" are opt-outs only if no other object follows.
const OTHER_OBJECTS = list(
  'appointment appointments appt order orders reservation booking visit meeting ride trip delivery class session membership ' +
    'service survey chat call shipment pickup subscription refill cita pedido reserva transfer payment transaction autopay alarm',
);
const SUBSCRIPTION_WORDS = list(
  'text texts sms message messages messaging msg msgs alert alerts notification notifications reminder reminders update updates receipt receipts notices news promos deals offers codes ' +
    'confirmations mensajes textos avisos recordatorios alertas promociones ofertas codigos claves notificaciones actualizaciones',
);

export type KeywordAt = { readonly word: string; readonly index: number; readonly length: number };

export function findEnd(words: readonly Word[], keyword: KeywordAt): number {
  return (words[keyword.index + keyword.length - 1] as Word).end;
}

export function findPurposeAfter(
  words: readonly Word[],
  keyword: KeywordAt,
  text: string,
): 'leaving' | 'other' | 'none' {
  const next = keyword.index + keyword.length;
  const mark = words[next];
  if (mark === undefined) {
    return 'none';
  }
  const between = text.slice(findEnd(words, keyword), mark.start);
  if (/[=:]/.test(between)) {
    return LEAVING.has(mark.text) ? 'leaving' : 'none';
  }
  if (!PURPOSE_MARKS.has(mark.text) || /[.!?\n;]/.test(between)) {
    return 'none';
  }
  const at = findPurposeIndex(words, next);
  const purpose = words[at];
  if (purpose === undefined) {
    return 'none';
  }
  // "STOP to be unsubscribed"
  if (PASSIVE.has(purpose.text) && LEFT.has(words[at + 1]?.text ?? '')) {
    return 'leaving';
  }
  if (CONFIRMING.has(purpose.text)) {
    return words.slice(at + 1, at + 1 + OBJECT_WORDS_MAX).some((word) => PARTING.has(word.text))
      ? 'leaving'
      : 'other';
  }
  if (!LEAVING.has(purpose.text)) {
    // "STOP to see no more of these"
    const isLess = LESS.has(words[at + 1]?.text ?? '');
    return OTHER_PURPOSES.has(purpose.text) && !isLess ? 'other' : 'none';
  }
  const isAnswer = keyword.word === 'cancel' && isAlternative(text, words, keyword.index);
  return isAnswer || continuesWithOtherObject(words, at, text) ? 'other' : 'leaving';
}

// "Reply Y to confirm or CANCEL to cancel" is about an appointment.
function isAlternative(text: string, words: readonly Word[], index: number): boolean {
  for (let back = index - 1; back >= 0 && back >= index - 8; back--) {
    const word = words[back] as Word;
    if (/[.!?\n]/.test(text.slice(word.end, (words[back + 1] as Word).start))) {
      return false;
    }
    if (word.text === 'confirm' || word.text === 'reschedule') {
      return true;
    }
  }
  return false;
}
const OTHER_PURPOSES = list('reschedule see skip decline reprogramar');
const CONFIRMING = list('confirm confirmar');
/** "STOP to confirm your opt-out", "STOP para confirmar la cancelación de mensajes". */
const PARTING = list('opt optout unsubscribe removal baja salida cancelacion');
const OBJECT_WORDS_MAX = 3;
const PASSIVE = list('be get');
const LEFT = list('unsubscribed removed opted deleted dropped taken off out');
const LESS = list('no fewer less none');

// "text STOP to 55555 to end", "reply STOP to this message to end": the first "to" is the destination.
function findPurposeIndex(words: readonly Word[], mark: number): number {
  let at = mark + 1;
  if (words[at]?.text === 'this') {
    return mark + 4;
  }
  while (at <= mark + DIGIT_GROUPS_MAX && NUMBER_PART.test(words[at]?.text ?? '')) {
    at++;
  }
  return at > mark + 1 && PURPOSE_MARKS.has(words[at]?.text ?? '') ? at + 1 : at;
}
const NUMBER_PART = /^\d{3,11}$/;
/** Of a phone number: `1 (512) 555-0142`. */
const DIGIT_GROUPS_MAX = 4;

function continuesWithOtherObject(words: readonly Word[], index: number, text: string): boolean {
  let end = (words[index] as Word).end;
  for (let ahead = index + 1; ahead <= index + 4; ahead++) {
    const word = words[ahead];
    if (word === undefined || /[.!?\n,;]/.test(text.slice(end, word.start))) {
      return false;
    }
    if (SUBSCRIPTION_WORDS.has(word.text)) {
      return false;
    }
    if (OTHER_OBJECTS.has(word.text)) {
      return !SUBSCRIPTION_WORDS.has(words[ahead + 1]?.text ?? '') && word.text !== 'subscription';
    }
    end = word.end;
  }
  return false;
}

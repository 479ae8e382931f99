// Finds the placeholders of generated documents, such as [SUPPORT_EMAIL], in any text.

// A name in brackets alone, such as “[ACME]”, is how some senders sign, so one word must be one of ours.
const OWN = /\[(?:WEBSITE|KEYWORD|[A-Z]{2,20}(?:[_ ][A-Z]{2,20}){1,3})\]/g;

/** What is drawn as a button: "[JOIN NOW]", "[SIGN ME UP]". */
const BUTTON =
  /^\[(?:JOIN|SIGN|SUBMIT|SUBSCRIBE|CONTINUE|NEXT|GET|SEND|ENROLL|REGISTER|YES|NO|CREATE|PLACE|BOOK|START|CLICK|TAP|BUY|ORDER|OPT|ACCEPT|AGREE|I|COUNT|SAVE|CHECK|LOG|ADD|FINISH|COMPLETE|CONFIRM|ENVIAR|REGISTRAR|REGISTRARME|INSCRIBIRME|UNIRME|ACEPTO|ACEPTAR|CONTINUAR|QUIERO|CREAR|PRIVACY|TERMS) /;

/** The placeholders, as written. */
export function findOwnPlaceholders(text: string): string[] {
  return Array.from(text.matchAll(OWN), ([found]) => found).filter((found) => !BUTTON.test(found));
}

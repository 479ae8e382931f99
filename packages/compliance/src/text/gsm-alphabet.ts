// The GSM 7-bit default alphabet as a lookup of septets per UTF-16 code unit.

// 3GPP TS 23.038, 6.2.1: 127 characters. The 128th code is the escape to the extension table.
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';

// 6.2.1.1: each of these takes the escape code and a second septet.
const EXTENSION = '\f^{}\\[~]|€';

function fillSeptets(): Uint8Array {
  const septets = new Uint8Array(0x10000);
  for (const character of BASIC) {
    septets[character.charCodeAt(0)] = 1;
  }
  for (const character of EXTENSION) {
    septets[character.charCodeAt(0)] = 2;
  }
  return septets;
}

/** Septets by UTF-16 code unit: 1 basic, 2 extension, 0 not in the alphabet (surrogates included). */
export const SEPTETS_BY_CODE_UNIT: Uint8Array = fillSeptets();

/** Whether every character of a text can be sent in the GSM alphabet. */
export function isGsmText(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (SEPTETS_BY_CODE_UNIT[text.charCodeAt(index)] === 0) {
      return false;
    }
  }
  return true;
}

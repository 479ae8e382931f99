// Decodes the bytes of a page: by byte order mark, header, and `meta`, as browsers do. Never throws.
import sniff from 'html-encoding-sniffer';

export type DecodedText = { readonly text: string; readonly charset: string };

const FALLBACK = 'utf-8';
const CHARSET = /charset\s{0,8}=\s{0,8}["']?([\w.:-]{1,40})/i;

/** Unknown and disabled charsets are read as UTF-8 or, without a declaration, as windows-1252. */
export function decodePage(body: Uint8Array | string, contentType: string | undefined): DecodedText {
  if (typeof body === 'string') {
    return { text: body.toWellFormed(), charset: FALLBACK };
  }
  const declared = CHARSET.exec(contentType ?? '')?.[1];
  const charset = findCharset(body, declared);
  return decodeAs(body, charset) ?? { text: new TextDecoder().decode(body), charset: FALLBACK };
}

function findCharset(bytes: Uint8Array, declared: string | undefined): string {
  try {
    const found = sniff(bytes, {
      ...(declared === undefined ? {} : { transportLayerEncodingLabel: declared }),
      defaultEncoding: isUtf8(bytes) ? 'UTF-8' : 'windows-1252',
    });
    return found.toLowerCase();
  } catch {
    return FALLBACK;
  }
}

function decodeAs(bytes: Uint8Array, charset: string): DecodedText | undefined {
  try {
    return { text: new TextDecoder(charset).decode(bytes), charset };
  } catch {
    return undefined;
  }
}

const SNIFFED_BYTES = 16_384;

function isUtf8(bytes: Uint8Array): boolean {
  try {
    // The first part of a longer page may end within a character.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, SNIFFED_BYTES), {
      stream: bytes.length > SNIFFED_BYTES,
    });
    return true;
  } catch {
    return false;
  }
}

// Tells a mailbox that does not exist from a mail server that may accept the email later.

const RESPONSE_CHARACTERS_MAX = 300;

/** RFC 3463: the address or domain of the receiver is wrong, or the mailbox is disabled. */
const WRONG_RECEIVER = /^5\d\d[ -]5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/;
/** Servers without enhanced status codes: no such mailbox, not local, or a wrong name. */
const OLD_STYLE = /^(?:550|551|553)[ -](?!\d\.\d)/;
/** The server does not accept emails of this sender: a setting of the operator, not the receiver. */
const ABOUT_SENDER = /relay|sender|spf|dkim|dmarc|authenticat|block|spam|polic|denied|reputation/i;

/**
 * Only responses that say that the receiver is wrong. Everything else is sent again later: other permanent errors come from
 * settings of the operator, and no email may be lost until those are corrected.
 * @returns the response in one line
 */
export function rejectionOf(error: unknown): string | undefined {
  const { command, response } = (error ?? {}) as { command?: unknown; response?: unknown };
  if (command !== 'RCPT TO' || typeof response !== 'string') {
    return undefined;
  }
  const isRejected =
    WRONG_RECEIVER.test(response) || (OLD_STYLE.test(response) && !ABOUT_SENDER.test(response));
  return isRejected
    ? response
        .toWellFormed()
        .replaceAll(/[\p{Cc}\s]+/gu, ' ')
        .trim()
        .slice(0, RESPONSE_CHARACTERS_MAX)
    : undefined;
}

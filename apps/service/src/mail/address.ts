// Reads the sender address in the settings, with or without a display name.
import addressparser from 'nodemailer/lib/addressparser';

export type MailAddress = {
  /** Empty if the setting has only an address. */
  readonly name: string;
  readonly address: string;
};

const ADDRESS_CHARACTERS_MAX = 254;

/** One local part and one domain. `localhost` is a valid domain here, because a mail server on the same machine accepts it. */
const ADDRESS = /^[^\s@<>"(),:;\\[\]\p{Cc}]+@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?$/u;

/** `no-reply@example.com`, `Tendlc <no-reply@example.com>` or `"Tendlc, Inc." <no-reply@example.com>`. */
export function parseMailAddress(text: string): MailAddress | undefined {
  const [first, ...others] = addressparser(text);
  if (first === undefined || others.length > 0 || !('address' in first) || first.address === undefined) {
    return undefined;
  }
  const { name, address } = first;
  const isWhole = text.trim() === address || text.trim().endsWith(`<${address}>`);
  const isAddress = address.length <= ADDRESS_CHARACTERS_MAX && ADDRESS.test(address);
  return isWhole && isAddress && !/\p{Cc}/u.test(text) ? { name, address } : undefined;
}

// Reads the settings that tell customers about the operator: sender of emails, purchase of tokens, contact, and terms.
import { fillPurchaseUrl, type OperatorLinks } from '../http/operator-links.ts';
import { type MailAddress, parseMailAddress } from '../mail/address.ts';
import type { SettingsReader } from '../settings-reader.ts';

export function readMailFrom(reader: SettingsReader): MailAddress {
  const value = reader.text('MAIL_FROM') ?? 'no-reply@localhost.localdomain';
  const address = parseMailAddress(value);
  const problem = 'must be one address, such as no-reply@example.com or Tendlc <no-reply@example.com>';
  reader.check('MAIL_FROM', address !== undefined, problem);
  return address ?? { name: '', address: value };
}

const WEB = ['http:', 'https:'];

/** The email may be in the path, the query, or the fragment. It must not choose the host. */
function readPurchaseUrl(reader: SettingsReader): string | undefined {
  const given = reader.text('PURCHASE_URL');
  if (given === undefined) {
    return undefined;
  }
  const [one, other] = ['a', 'b'].map((email) => URL.parse(fillPurchaseUrl(given, email)));
  const isFixed = one?.origin === other?.origin && one?.username === '' && one.password === '';
  reader.check(
    'PURCHASE_URL',
    WEB.includes(one?.protocol ?? '') && isFixed,
    'must be a URL that starts with http:// or https://, such as https://shop.example.com/tokens?email={email}',
  );
  return given;
}

/** An email address becomes a `mailto:` link. */
function readContact(reader: SettingsReader): string | undefined {
  const given = reader.text('OPERATOR_CONTACT');
  if (given === undefined) {
    return undefined;
  }
  const address = parseMailAddress(given);
  const isAddress = address?.address === given;
  reader.check(
    'OPERATOR_CONTACT',
    isAddress || URL.parse(given)?.protocol === 'https:',
    'must be an email address such as help@example.com, or a URL that starts with https://',
  );
  return given;
}

export function readOperatorLinks(reader: SettingsReader): OperatorLinks {
  return {
    purchaseUrl: readPurchaseUrl(reader),
    contact: readContact(reader),
    termsUrl: reader.url('TERMS_URL', reader.text('TERMS_URL'), WEB),
    privacyUrl: reader.url('PRIVACY_URL', reader.text('PRIVACY_URL'), WEB),
  };
}

// Masks bodies for logs: secrets and personal data keep only what distinguishes two values.

const DEPTH_MAX = 8;
const ENTRIES_MAX = 100;
const KEY_CHARACTERS_MAX = 100;
const STRING_CHARACTERS_MAX = 2_000;
const SEARCHED_CHARACTERS_MAX = 4 * STRING_CHARACTERS_MAX;
/** Limit for a whole body. */
const CHARACTERS_MAX = 32_768;

/** A shorter secret could be any word in a text, so it is masked only in its own field. */
const SECRET_CHARACTERS_MIN = 8;

/** The minimum size of a value. */
const VALUE_CHARACTERS = 4;

const CUT = '…';
const HIDDEN = '***';

/** Field names are compared by their letters only, so `otp_pin` and `otpPin` match. */
const WHOLLY_HIDDEN =
  /(^|[a-z])(password|passwd|secret|authorization|cookie|apikey|apisecret|authtoken|accesstoken|otppin|firstname|lastname|fullname|personname)$|^(pin|key|sid|token)$/u;
const SHORTENED =
  /^(ein|universalein|taxid|vettingtoken|street|streetaddress|address|ipaddress|ip|ssn)$|phone(number)?$|^mobile$/u;
const EMAIL = /email(address)?$|^filingemail$/u;

const EMAIL_IN_TEXT = /[^\s@<>"'(),:;]{1,64}@([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,8})/giu;
/** A phone number or an EIN. A date has fewer digits. */
const LONG_NUMBER_IN_TEXT = /\+?\d(?:[ ().-]{0,2}\d){8,}/gu;

/** Databases store neither NUL nor lone surrogates. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD');

/** The last characters: fewer of a short value, and none if they would reveal it. */
function tail(text: string): string {
  const kept = text.length >= 10 ? 4 : text.length >= 6 ? 2 : 0;
  return HIDDEN + text.slice(text.length - kept);
}

const emailDomain = (text: string): string => {
  const at = text.lastIndexOf('@');
  return at === -1 ? HIDDEN : `${HIDDEN}${text.slice(at)}`;
};

type Walk = { readonly secrets: readonly string[]; charactersLeft: number };

/** The text with only these secrets masked. */
export const hideSecrets = (text: string, secrets: readonly string[]): string =>
  secrets
    .filter((secret) => secret.length >= SECRET_CHARACTERS_MIN)
    .reduce((hidden, secret) => hidden.replaceAll(secret, HIDDEN), text);

function maskText(text: string, walk: Walk): string {
  let masked = hideSecrets(text, walk.secrets);
  // Masks before truncation, so no partial number remains at the end. Limits the input, because the search takes time.
  masked = masked
    .slice(0, SEARCHED_CHARACTERS_MAX)
    .replaceAll(EMAIL_IN_TEXT, `${HIDDEN}@$1`)
    .replaceAll(LONG_NUMBER_IN_TEXT, (number) => tail(number));
  const whole = masked.length <= STRING_CHARACTERS_MAX;
  return storable(whole ? masked : masked.slice(0, STRING_CHARACTERS_MAX) + CUT);
}

/** Some fields contain JSON in a string. */
function jsonInside(text: string): unknown {
  if (!/^\s*[[{]/u.test(text)) {
    return undefined;
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function maskString(text: string, depth: number, walk: Walk): string {
  const inside = jsonInside(text);
  const masked = inside === undefined ? maskText(text, walk) : JSON.stringify(mask(inside, depth + 1, walk));
  walk.charactersLeft -= masked.length;
  return masked;
}

function maskField(key: string, value: unknown, depth: number, walk: Walk): unknown {
  if (value === null || value === undefined || typeof value === 'boolean') {
    return value;
  }
  const letters = key.toLowerCase().replaceAll(/[^a-z]/gu, '');
  const hide = WHOLLY_HIDDEN.test(letters)
    ? () => HIDDEN
    : EMAIL.test(letters)
      ? emailDomain
      : SHORTENED.test(letters)
        ? tail
        : null;
  if (hide === null) {
    return mask(value, depth, walk);
  }
  if (typeof value !== 'string' && typeof value !== 'number') {
    return HIDDEN;
  }
  const masked = storable(hide(String(value)).slice(0, KEY_CHARACTERS_MAX));
  walk.charactersLeft -= masked.length;
  return masked;
}

function mask(value: unknown, depth: number, walk: Walk): unknown {
  if (walk.charactersLeft <= 0) {
    return CUT;
  }
  walk.charactersLeft -= VALUE_CHARACTERS;
  if (typeof value === 'string') {
    return maskString(value, depth, walk);
  }
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) {
    return value;
  }
  if (typeof value !== 'object') {
    return undefined;
  }
  if (depth >= DEPTH_MAX) {
    return CUT;
  }
  if (Array.isArray(value)) {
    const kept = value.slice(0, ENTRIES_MAX).map((entry) => mask(entry, depth + 1, walk));
    return value.length > ENTRIES_MAX ? [...kept, CUT] : kept;
  }
  return maskObject(value, depth, walk);
}

function maskObject(value: object, depth: number, walk: Walk): object {
  const kept: [string, unknown][] = [];
  for (const [key, entry] of Object.entries(value)) {
    if (kept.length >= ENTRIES_MAX || walk.charactersLeft <= 0) {
      kept.push([CUT, CUT]);
      break;
    }
    const shownKey = maskText(key.slice(0, KEY_CHARACTERS_MAX), walk);
    walk.charactersLeft -= shownKey.length;
    kept.push([shownKey, maskField(key, entry, depth + 1, walk)]);
  }
  // `fromEntries` defines properties, so a key like __proto__ stays a key.
  return Object.fromEntries(kept);
}

/**
 * A copy for a log. EINs, phone numbers and streets keep their last characters, email addresses their domain, personal
 * names and passwords nothing. Text is searched for the same data and for `secrets`. Depth and size are limited.
 */
export function maskForLog(value: unknown, secrets: readonly string[] = []): unknown {
  return mask(value, 0, { secrets, charactersLeft: CHARACTERS_MAX });
}

/** Masks one query value by its name. */
export function maskQueryValue(name: string, value: string, secrets: readonly string[]): string {
  const masked = maskForLog({ [name]: value }, secrets);
  return String((masked as Record<string, unknown>)[name]);
}

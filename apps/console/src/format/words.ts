// Times, amounts, and names in the form that people read.
const dateTime = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});
const exactTime = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
});
const shortTime = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});
const dateOnly = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const monthOnly = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', timeZone: 'UTC' });
const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export const showTime = (iso: string): string => dateTime.format(new Date(iso));
/** Where there is little room, and the whole time is on the same page. */
export const showShortTime = (iso: string): string => shortTime.format(new Date(iso));
/** With seconds: for the lists of admins, who compare entries with logs. */
export const showExactTime = (iso: string): string => exactTime.format(new Date(iso));
export const showDate = (date: string): string => dateOnly.format(new Date(date));
/** The date of a source, which is a day, a month, or a year. */
export const showSourceDate = (date: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(date)
    ? showDate(date)
    : /^\d{4}-\d{2}$/.test(date)
      ? monthOnly.format(new Date(date))
      : date;
export const showNumber = (value: number): string => number.format(value);
/** A credit with a plus, a debit with a minus sign as wide as it. */
export const showChange = (amount: number): string =>
  amount < 0 ? `−${number.format(-amount)}` : `+${number.format(amount)}`;
export const showDollars = (value: number): string => dollars.format(value);

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

export function showAge(at: number | string, now = Date.now()): string {
  const ms = (typeof at === 'string' ? Date.parse(at) : at) - now;
  const unit = UNITS.find(([, length]) => Math.abs(ms) >= length);
  return unit === undefined ? 'just now' : relative.format(Math.trunc(ms / unit[1]), unit[0]);
}

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${showNumber(count)} ${count === 1 ? one : many}`;

const US_PHONE = /^\+?1([2-9]\d{2})(\d{3})(\d{4})$/;
/** A US number as people write it, with its country code. Others stay as they are. */
export const showPhone = (phone: string): string => phone.replace(US_PHONE, '+1 $1-$2-$3');

const list = new Intl.ListFormat('en-US');
/** Such as “AT&T, T-Mobile, and Verizon”. */
export const joinWords = (words: readonly string[]): string => list.format(words);

/** Spellings that do not depend on the place of the word. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ein: 'EIN',
  dba: 'DBA',
  duns: 'DUNS',
  url: 'URL',
  usd: 'USD',
  id: 'ID',
  tmobile: 'T-Mobile',
  att: 'AT&T',
  llc: 'LLC',
  roi: 'ROI',
  sms: 'SMS',
  html: 'HTML',
  '2fa': '2FA',
  tcr: 'TCR',
  csp: 'CSP',
  dpa: 'DPA',
  ucaas: 'UCaaS',
  uscellular: 'UScellular',
  verizon: 'Verizon',
  en: 'English',
  es: 'Spanish',
};

/** The registry writes the name of one carrier in another way than the carrier does. */
export const showCarrier = (name: string): string => (name === 'US Cellular' ? 'UScellular' : name);

/** `hasPhysicalAddress` → “Has physical address”, `PRIVATE_PROFIT` → “Private profit”. */
export function nameToWords(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_.:-]+/)
    .map((word) => SPELLINGS[word.toLowerCase()] ?? word.toLowerCase());
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

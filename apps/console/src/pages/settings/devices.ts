// Names a device by its User-Agent header, in words that its owner recognizes.

const BROWSERS: readonly (readonly [name: string, form: RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly (readonly [name: string, form: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const WORDS_CHARACTERS_MAX = 80;

export function deviceOf(userAgent: string | null): string {
  const text = userAgent ?? '';
  const browser = BROWSERS.find(([, form]) => form.test(text))?.[0];
  const system = SYSTEMS.find(([, form]) => form.test(text))?.[0];
  if (browser !== undefined) {
    return system === undefined ? browser : `${browser} on ${system}`;
  }
  // A program names itself first, such as “curl/8.5”.
  const [program = ''] = text.split(' ');
  return program === '' ? 'Unknown device' : program.slice(0, WORDS_CHARACTERS_MAX);
}

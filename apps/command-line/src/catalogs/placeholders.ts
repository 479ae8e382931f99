// Fills the placeholders of templates with values as long as real ones, so that a template is judged as the message that
// customers get. Understands i18next, ICU, Rails, printf, Python, shell, Mustache, Liquid, and bracket forms.

export type Values = Readonly<Record<string, string>>;

const ICU_CHOICE = /^\s*([\w.-]+)\s*,\s*(?:plural|select|selectordinal)\s*,/;
const DEPTH_MAX = 20;

/** The index of the brace that closes the one at `start`; undefined if none does. */
function findClosing(text: string, start: number): number | undefined {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    depth += character === '{' ? 1 : character === '}' ? -1 : 0;
    if (depth === 0) {
      return index;
    }
  }
  return undefined;
}

/** The text of the branch `other`, which every ICU choice has. */
function otherBranch(choice: string): string | undefined {
  const start = /\bother\s*\{/.exec(choice);
  if (start === null) {
    return undefined;
  }
  const open = start.index + start[0].length - 1;
  const close = findClosing(choice, open);
  return close === undefined ? undefined : choice.slice(open + 1, close);
}

/** Replaces ICU choices, `{count, plural, one {…} other {…}}`, with their usual branch. */
function chooseBranches(text: string, depth = 0): string {
  const open = text.search(/\{\s*[\w.-]+\s*,\s*(?:plural|select|selectordinal)\s*,/);
  const close = open === -1 || depth > DEPTH_MAX ? undefined : findClosing(text, open);
  if (close === undefined) {
    return text;
  }
  const choice = text.slice(open + 1, close);
  const [, name = ''] = ICU_CHOICE.exec(choice) ?? [];
  const branch = (otherBranch(choice) ?? '').replaceAll('#', `{${name}}`);
  return chooseBranches(`${text.slice(0, open)}${branch}${text.slice(close + 1)}`, depth + 1);
}

/** Sample values by what a placeholder is called, the first that fits. */
const SAMPLES: readonly (readonly [RegExp, string])[] = [
  [/url|link|href|website/, 'https://copperkettle.com/b/7q2'],
  [/e_?mail/, 'help@copperkettle.com'],
  [/phone|tel(?:ephone)?$|mobile|number_to_call/, '512-555-7123'],
  [/brand|compan|business|store|shop|restaurant|sender|organi[sz]ation|merchant/, 'Copper Kettle'],
  [/code|otp|pin$|password|token/, '482913'],
  [/price|amount|total|balance|cost|fee|sum$/, '$24.50'],
  [/percent|discount/, '20%'],
  [/time|hour/, '7 pm'],
  [/date|day|when|deadline/, 'Nov 23'],
  [/minute|count|quantity|qty|number|^num|^n$|size|guests|id$/, '4'],
  [/address|street|location|place/, '48 Juniper Lane'],
  [/name|customer|user|guest|patient|client|recipient/, 'Dana'],
];
const OTHER = 'sample';

function sampleOf(name: string, values: Values): string {
  if (Object.hasOwn(values, name)) {
    return values[name] as string;
  }
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .trim();
  return SAMPLES.find(([pattern]) => pattern.test(words))?.[1] ?? OTHER;
}

/** Longer forms before those that they contain. A group has the name; printf without names has none. */
const FORMS: readonly RegExp[] = [
  // Liquid and Jinja tags, such as `{% if … %}`, print nothing.
  /\{%[^%]*%\}/g,
  /\{\{\{?[#/^!>&~\s-]*([\w.@-]+)[^{}]*\}\}\}?/g,
  /[$#%]\{\s*([\w.-]+)[^{}]*\}/g,
  /\{\s*([\w.-]*)\s*(?:,[^{}]*)?\}/g,
  /%\(([\w.-]+)\)[-+ 0#]*\d*(?:\.\d+)?[sdfiu]/g,
  /%(?:\d+\$)?[-+0#]*\d*(?:\.\d+)?[sdfiu@](?![\w%])/g,
  /<%=?\s*([\w.@-]+)[^%]*%>/g,
  /\$t\(([\w.:-]+)\)/g,
  /\[\[\s*([\w .-]+?)\s*\]\]/g,
  /\[([a-z][\w .-]*?)\]/gi,
  /(?<![\w:/])__([a-z][\w-]*?)__/gi,
];

/** A number of printf, which has no name. */
const NUMBER = /^%.*[dfiu]$/;

const TAG = /^(?:\{%|\{\{[#/^!>])/;

/** @returns the text with a value in place of each placeholder */
export const fillPlaceholders = (text: string, values: Values = {}): string =>
  FORMS.reduce(
    (filled, form) =>
      filled.replaceAll(form, (found: string, name?: unknown) =>
        TAG.test(found)
          ? ''
          : sampleOf(typeof name === 'string' ? name : NUMBER.test(found) ? 'count' : '', values),
      ),
    chooseBranches(text),
  );

// Tells from the attributes of an element whether a visitor sees it.
import type { HiddenText } from '../page.ts';

export type Attributes = Readonly<Record<string, string | undefined>>;

const STYLE_UNITS_MAX = 600;
const UNSEEN_STYLE =
  /(?:^|[;\s])(?:display\s{0,4}:\s{0,4}none|visibility\s{0,4}:\s{0,4}hidden|opacity\s{0,4}:\s{0,4}0(?:\.0{1,4})?(?![.\d])|font-size\s{0,4}:\s{0,4}[0-4](?:\.\d{1,4})?(?:px|pt)?(?![\d.%a-z])|(?:left|top|text-indent)\s{0,4}:\s{0,4}-\d{4,6}|clip\s{0,4}:\s{0,4}rect\(0|color\s{0,4}:\s{0,4}transparent)/;
const COLOR = /(?:^|;)\s{0,4}color\s{0,4}:\s{0,4}([^;]{1,30})/;
const BACKGROUND = /(?:^|;)\s{0,4}background(?:-color)?\s{0,4}:\s{0,4}([^;]{1,30})/;
const UNSEEN_CLASS =
  /(?:^|\s)(?:hidden|hide|d-none|is-hidden|visually-hidden|sr-only|screen-reader-text|invisible|tooltip|tooltiptext|tooltip-text|tooltip-content|modal|popover)(?:\s|$)/;

/** `inline`: hidden by the page itself. `class`: probably hidden by a style sheet, which is not read. */
export function findHiding(name: string, attributes: Attributes): HiddenText['reason'] | undefined {
  const style = attributes['style']?.slice(0, STYLE_UNITS_MAX).toLowerCase();
  if (attributes['hidden'] !== undefined || (style !== undefined && isUnseen(style))) {
    return 'inline';
  }
  if (name === 'dialog' && attributes['open'] === undefined) {
    return 'inline';
  }
  if (name === 'noscript') {
    return 'noscript';
  }
  return attributes['class'] !== undefined && UNSEEN_CLASS.test(attributes['class'].toLowerCase())
    ? 'class'
    : undefined;
}

function isUnseen(style: string): boolean {
  if (UNSEEN_STYLE.test(style)) {
    return true;
  }
  const color = COLOR.exec(style)?.[1]?.trim();
  const background = color === undefined ? undefined : BACKGROUND.exec(style)?.[1]?.trim();
  return color !== undefined && background !== undefined && plainColor(color) === plainColor(background);
}

const NAMED_COLORS: Readonly<Record<string, string>> = {
  white: '#fff',
  black: '#000',
  '#ffffff': '#fff',
  '#000000': '#000',
};
const plainColor = (color: string): string => NAMED_COLORS[color] ?? color;

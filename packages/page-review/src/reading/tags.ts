// Which HTML elements start a line, have no content, close each other, or hold no text that a visitor reads.

const list = (names: string): ReadonlySet<string> => new Set(names.split(' '));

export const BLOCKS = list(
  'address article aside blockquote body br caption center dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul label button',
);
export const VOID = list('area base br col embed frame hr img input link meta param source track wbr');
/** Their content is not text of the page. */
export const UNREAD = list(
  'script style template textarea select datalist option object canvas audio video svg math iframe noembed noframes head',
);
/** Text inside `head` is ignored, but these elements of it are read. */
export const HEADINGS = list('h1 h2 h3 h4 h5 h6');
export const CONTAINERS = list('section article main div fieldset dialog td aside body');

/** An open element of the first kind ends where one of the second kind starts. */
export const CLOSED_BY: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'p',
    list(
      'p div ul ol dl table h1 h2 h3 h4 h5 h6 section article aside header footer main nav form fieldset hr pre blockquote',
    ),
  ],
  ['li', list('li')],
  ['option', list('option optgroup')],
  ['dt', list('dt dd')],
  ['dd', list('dt dd')],
  ['tr', list('tr')],
  ['td', list('td th tr')],
  ['th', list('td th tr')],
  ['head', list('body')],
  ['a', list('a')],
  ['button', list('button')],
]);

/** Starts of elements that close something, so that most starts cost one look. */
export const CLOSES: ReadonlyMap<string, readonly string[]> = invert(CLOSED_BY);

function invert(closedBy: ReadonlyMap<string, ReadonlySet<string>>): ReadonlyMap<string, readonly string[]> {
  const closes = new Map<string, string[]>();
  for (const [open, starts] of closedBy) {
    for (const start of starts) {
      closes.set(start, [...(closes.get(start) ?? []), open]);
    }
  }
  return closes;
}

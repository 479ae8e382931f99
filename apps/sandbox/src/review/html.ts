// Reads from HTML what a reviewer looks at: the text, the links, and the fields of forms.
import { Parser } from 'htmlparser2';

type Link = { readonly href: string; readonly text: string };

export type PageContent = {
  readonly title: string;
  /** One line for each paragraph. */
  readonly text: string;
  readonly links: readonly Link[];
  readonly hasPhoneField: boolean;
  readonly hasPasswordField: boolean;
  /** The labels of the boxes that are checked when the page opens. */
  readonly checkedBoxes: readonly string[];
};

type Attributes = { readonly [name: string]: string };
type Label = { readonly target: string | undefined; text: string };
type Field = { readonly attributes: Attributes; readonly around: Label | undefined };

const UNREAD = new Set(['script', 'style', 'template', 'svg']);
const INLINE = new Set(
  'a abbr b bdi bdo cite code em font i label mark q s small span strong sub sup time u wbr'.split(' '),
);
const LINKS_MAX = 1_000;
const FIELDS_MAX = 500;
/** The parser searches its open elements at each end tag, so depth costs time. The rest of such a page is not read. */
const DEPTH_MAX = 500;
const ELEMENTS_MAX = 50_000;
const PHONE_FIELD = /phone|mobile|\bcell|\btel\b|tel-national/i;

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

class Collector {
  title = '';
  text = '';
  readonly links: { href: string; text: string }[] = [];
  readonly fields: Field[] = [];
  readonly labels: Label[] = [];
  readonly #openLabels: Label[] = [];
  #openLink: { href: string; text: string } | undefined;
  readonly #stop: () => void;
  #unread = 0;
  #inTitle = false;
  #depth = 0;
  #elements = 0;

  constructor(stop: () => void) {
    this.#stop = stop;
  }

  open(name: string, attributes: Attributes): void {
    this.#depth += 1;
    this.#elements += 1;
    if (this.#depth > DEPTH_MAX || this.#elements > ELEMENTS_MAX) {
      this.#stop();
    }
    if (UNREAD.has(name)) {
      this.#unread += 1;
    }
    if (!INLINE.has(name)) {
      this.text += '\n';
    }
    this.#inTitle = name === 'title';
    if (name === 'a' && attributes['href'] !== undefined && this.links.length < LINKS_MAX) {
      this.#openLink = { href: attributes['href'], text: '' };
      this.links.push(this.#openLink);
    } else if (name === 'label' && this.labels.length < FIELDS_MAX) {
      const label = { target: attributes['for'], text: '' };
      this.labels.push(label);
      this.#openLabels.push(label);
    }
    const isField = name === 'input' || attributes['role'] === 'checkbox';
    if (isField && this.fields.length < FIELDS_MAX) {
      this.fields.push({ attributes, around: this.#openLabels.at(-1) });
    }
  }

  close(name: string): void {
    this.#depth -= 1;
    if (UNREAD.has(name)) {
      this.#unread = Math.max(0, this.#unread - 1);
    }
    if (!INLINE.has(name)) {
      this.text += '\n';
    }
    if (name === 'title') {
      this.#inTitle = false;
    } else if (name === 'a') {
      this.#openLink = undefined;
    } else if (name === 'label') {
      this.#openLabels.pop();
    }
  }

  write(text: string): void {
    if (this.#unread > 0) {
      return;
    }
    if (this.#inTitle) {
      this.title += text;
      return;
    }
    this.text += text;
    if (this.#openLink !== undefined) {
      this.#openLink.text += text;
    }
    const label = this.#openLabels.at(-1);
    if (label !== undefined) {
      label.text += text;
    }
  }

  labelOf({ attributes, around }: Field): string {
    const id = attributes['id'];
    const named = id === undefined ? [] : this.labels.filter(({ target }) => target === id);
    const texts = [around?.text ?? '', ...named.map(({ text }) => text), attributes['aria-label'] ?? ''];
    return tidy(texts.join(' '));
  }
}

const typeOf = ({ attributes }: Field) =>
  (attributes['role'] === 'checkbox' ? 'checkbox' : (attributes['type'] ?? 'text')).toLowerCase();

const isChecked = ({ attributes }: Field) =>
  attributes['checked'] !== undefined || attributes['aria-checked'] === 'true';

function isPhoneField(collector: Collector, field: Field): boolean {
  const type = typeOf(field);
  if (type !== 'text' && type !== 'number') {
    return type === 'tel';
  }
  const { name = '', id = '', placeholder = '', autocomplete = '' } = field.attributes;
  return [name, id, placeholder, autocomplete, collector.labelOf(field)].some((text) =>
    PHONE_FIELD.test(text),
  );
}

/** Never throws: HTML of any form is read as a browser would read it. */
export function readHtml(html: string): PageContent {
  const collector = new Collector(() => parser.pause());
  const parser = new Parser(
    {
      onopentag: (name, attributes) => collector.open(name, attributes),
      onclosetag: (name) => collector.close(name),
      ontext: (text) => collector.write(text),
    },
    { decodeEntities: true },
  );
  parser.end(html);
  const { title, text, links, fields } = collector;
  return {
    title: tidy(title),
    text: text
      .split('\n')
      .map(tidy)
      .filter((line) => line !== '')
      .join('\n'),
    links: links.map((link) => ({ href: link.href, text: tidy(link.text) })),
    hasPhoneField: fields.some((field) => isPhoneField(collector, field)),
    hasPasswordField: fields.some((field) => typeOf(field) === 'password'),
    checkedBoxes: fields
      .filter((field) => typeOf(field) === 'checkbox' && isChecked(field))
      .map((field) => collector.labelOf(field)),
  };
}

/** A page of plain text. */
export const readPlainText = (text: string): PageContent => ({
  title: '',
  text,
  links: [],
  hasPhoneField: false,
  hasPasswordField: false,
  checkedBoxes: [],
});

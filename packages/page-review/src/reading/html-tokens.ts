// Turns HTML into events of elements and text, within bounds. A tree is never built, so depth costs nothing.
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import type { Attributes } from './visibility.ts';

export type ElementEvents = {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  write(text: string): void;
  /** Inside SVG or MathML, where `title` and others are ordinary elements. */
  isInForeignContext(): boolean;
};

/** Real pages have a tenth of it. The rest of a page is not read. */
const ELEMENTS_MAX = 50_000;
const TOKENS_MAX = 300_000;
const VALUE_UNITS_MAX = 2_000;
const NAME_UNITS_MAX = 60;
const WANTED = new Set(
  (
    'id class hidden style href for type name placeholder autocomplete checked required value role lang http-equiv content ' +
    'property src rel open data-sitekey aria-label aria-labelledby aria-checked aria-required itemtype itemprop action'
  ).split(' '),
);

/** Linear in the length; never throws. Returns whether the page was cut at a bound. */
export function readTokens(html: string, events: ElementEvents): { isTruncated: boolean } {
  const reader = new TokenReader(html, events);
  const tokenizer = new Tokenizer({ decodeEntities: true }, reader);
  reader.stop = () => tokenizer.pause();
  tokenizer.write(html);
  tokenizer.end();
  return reader;
}

class TokenReader implements TokenizerCallbacks {
  readonly #html: string;
  readonly #events: ElementEvents;
  #tag = '';
  #attributes: Record<string, string> = {};
  #attribute = '';
  #value = '';
  #elementCount = 0;
  #tokenCount = 0;
  isTruncated = false;
  stop: () => void = () => {};

  constructor(html: string, events: ElementEvents) {
    this.#html = html;
    this.#events = events;
  }

  onopentagname(start: number, end: number): void {
    this.#tag = this.#name(start, end);
    this.#attributes = {};
  }

  onattribname(start: number, end: number): void {
    this.#count();
    this.#attribute = this.#name(start, end);
    this.#value = '';
  }

  onattribdata(start: number, end: number): void {
    if (this.#value.length < VALUE_UNITS_MAX) {
      this.#value += this.#html.slice(start, Math.min(end, start + VALUE_UNITS_MAX));
    }
  }

  onattribentity(codePoint: number): void {
    this.#count();
    if (this.#value.length < VALUE_UNITS_MAX) {
      this.#value += String.fromCodePoint(codePoint);
    }
  }

  onattribend(): void {
    if (WANTED.has(this.#attribute) && this.#attributes[this.#attribute] === undefined) {
      this.#attributes[this.#attribute] = this.#value;
    }
    this.#attribute = '';
  }

  onselfclosingtag(): void {
    this.onopentagend();
    if (this.#tag === 'svg' || this.#tag === 'math') {
      this.#events.close(this.#tag);
    }
  }

  onopentagend(): void {
    this.#elementCount++;
    this.#count();
    if (!this.isTruncated) {
      this.#events.open(this.#tag, this.#attributes);
    }
  }

  ontext(start: number, end: number): void {
    this.#write(this.#html.slice(start, end));
  }

  ontextentity(codePoint: number): void {
    this.#write(String.fromCodePoint(codePoint));
  }

  onclosetag(start: number, end: number): void {
    this.#count();
    this.#events.close(this.#name(start, end));
  }

  onend(): void {}
  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}

  isInForeignContext(): boolean {
    return this.#events.isInForeignContext();
  }

  #write(text: string): void {
    this.#count();
    if (!this.isTruncated) {
      this.#events.write(text);
    }
  }

  #name(start: number, end: number): string {
    return this.#html.slice(start, Math.min(end, start + NAME_UNITS_MAX)).toLowerCase();
  }

  #count(): void {
    this.#tokenCount++;
    if (this.#tokenCount > TOKENS_MAX || this.#elementCount > ELEMENTS_MAX) {
      this.isTruncated = true;
      this.stop();
    }
  }
}

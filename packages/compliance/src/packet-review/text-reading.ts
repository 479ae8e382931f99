// One text of a packet. Each reading of it is made at most once, and only if a rule asks for it.
import { withSmallCode } from '../text/fast-patterns.ts';
import { type ContentHit, readContentHits } from '../content/read-content.ts';
import { readRole } from '../text/message-role.ts';
import { findBrandName } from '../text/brand-name.ts';
import { type Link, findLinks } from '../text/links.ts';
import { readSender } from '../text/named-sender.ts';
import { type OptOutWording, readOptOutWording } from '../text/opt-out-wording.ts';
import { type Phone, findPhones } from '../text/phones.ts';
import type { MessageRole } from '../text/roles.ts';
import { type Word, readWords } from '../text/words.ts';

/** A name that is only mentioned may be of a person, a place, or a mailbox. */
const PRESENTED: ReadonlySet<string> = new Set(['label', 'introduction', 'from', 'signature', 'code']);

/** “NON-STOP DEALS” offers no way out. */
const STOP_WORD = /(?<!(?:NON|Non|non)[- ])\bSTOP\b/;

const EMAIL = /[^\s@<>()"“”]{1,64}@[^\s@<>()"“”]{1,255}/g;
/** An address without a scheme, whatever its domain ends with. It begins at the start of a word, so each word is read once. */
const DOTTED = withSmallCode(/(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:\/[^\s"“”]*)?/gu);

/** Whether the text has the name as it is, and not as a part of a word or an address. Most texts do. */
function isWritten(name: string, text: string): boolean {
  const start = text.indexOf(name);
  return (
    start !== -1 &&
    !/[\p{L}\p{N}@/.-]$/u.test(text.slice(Math.max(0, start - 2), start)) &&
    !/^(?:[\p{L}\p{N}@/-]|\.[\p{L}\p{N}])/u.test(text.slice(start + name.length, start + name.length + 3))
  );
}

export class TextReading {
  readonly path: string;
  readonly text: string;
  /** The names of the brand. */
  readonly #names: readonly string[];
  #words: readonly Word[] | undefined;
  #links: readonly Link[] | undefined;
  #phones: readonly Phone[] | undefined;
  #role: MessageRole | undefined;
  #optOut: OptOutWording | undefined;
  #namesBrand: boolean | undefined;
  #withoutAddresses: TextReading | undefined;
  #contentHits: readonly ContentHit[] | undefined;
  #otherSender: { readonly name: string | undefined } | undefined;

  constructor(path: string, text: string, names: readonly string[]) {
    this.path = path;
    this.text = text;
    this.#names = names;
  }

  get words(): readonly Word[] {
    return (this.#words ??= readWords(this.text));
  }

  get links(): readonly Link[] {
    return (this.#links ??= findLinks(this.text));
  }

  get phones(): readonly Phone[] {
    return (this.#phones ??= findPhones(this.text));
  }

  get role(): MessageRole {
    return (this.#role ??= readRole(this.text));
  }

  get optOut(): OptOutWording {
    return (this.#optOut ??= readOptOutWording(this.text, this.words));
  }

  /** Whether the text names STOP, which works for every subscriber. Most texts do, so the opt-out is rarely read further. */
  get namesStop(): boolean {
    return STOP_WORD.test(this.text);
  }

  /** Whether one of the names of the brand is in the text. */
  get namesBrand(): boolean {
    return (this.#namesBrand ??= this.#names.some(
      (name) => findBrandName(this.text, this.words, this.links, name) !== undefined,
    ));
  }

  /** Whether the text names the brand in words: an address at its domain may be all that was changed in a copied text. */
  get saysBrand(): boolean {
    return (
      this.#names.some((name) => isWritten(name, this.text)) ||
      (this.namesBrand && (this.withoutAddresses === this || this.withoutAddresses.namesBrand))
    );
  }

  /** The text with blanks in place of its links and email addresses. */
  private get withoutAddresses(): TextReading {
    if (this.#withoutAddresses === undefined) {
      const text = this.links
        .reduce(
          (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
          this.text,
        )
        .replaceAll(EMAIL, (address) => ' '.repeat(address.length))
        .replaceAll(DOTTED, (address) => ' '.repeat(address.length));
      this.#withoutAddresses = text === this.text ? this : new TextReading(this.path, text, this.#names);
    }
    return this.#withoutAddresses;
  }

  get contentHits(): readonly ContentHit[] {
    return (this.#contentHits ??= readContentHits(this.text, this.#names[0]));
  }

  /** The name of another sender, in a text that does not say the name of the brand. */
  findOtherSender(): string | undefined {
    this.#otherSender ??= { name: this.#readOtherSender() };
    return this.#otherSender.name;
  }

  #readOtherSender(): string | undefined {
    const [name] = this.#names;
    if (name === undefined || this.saysBrand) {
      return undefined;
    }
    const { text, words, links } = this.namesBrand ? this.withoutAddresses : this;
    const { other } = readSender(text, words, links, name);
    return other === undefined || !PRESENTED.has(other.form) ? undefined : other.name;
  }
}

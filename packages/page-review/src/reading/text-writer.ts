// Collects the text of a page as a visitor reads it: one line for each block, single spaces, no invisible characters.

const TEXT_UNITS_MAX = 300_000;
// Soft hyphens, zero-width characters, and direction marks only hide words from a search.
const INVISIBLE = /[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
const SPACES = /\s+/g;

export class TextWriter {
  readonly #parts: string[] = [];
  #length = 0;
  #lacksSpace = false;
  #isAtLineStart = true;
  isTruncated = false;

  /** The offset of what is written next. */
  get offset(): number {
    return this.#length + (this.#lacksSpace && !this.#isAtLineStart ? 1 : 0);
  }

  /** The offset after what was written last. */
  get end(): number {
    return this.#length;
  }

  write(raw: string): void {
    const plain = raw.replace(INVISIBLE, '').replace(SPACES, ' ');
    if (plain === '') {
      return;
    }
    if (plain === ' ') {
      this.#lacksSpace = true;
      return;
    }
    const lead = (plain.startsWith(' ') || this.#lacksSpace) && !this.#isAtLineStart ? ' ' : '';
    this.#lacksSpace = plain.endsWith(' ');
    this.#isAtLineStart = false;
    this.#append(`${lead}${plain.trim()}`);
  }

  breakLine(): void {
    this.#lacksSpace = false;
    if (!this.#isAtLineStart) {
      this.#append('\n');
      this.#isAtLineStart = true;
    }
  }

  /** Starts a list item. An item without text leaves no mark behind but its bullet. */
  startItem(): void {
    this.breakLine();
    this.#append('• ');
    this.#isAtLineStart = false;
    this.#lacksSpace = false;
  }

  /** The last characters written, of which the caller knows that they are few. */
  readLast(length: number): string {
    let found = '';
    for (let index = this.#parts.length - 1; index >= 0 && found.length < length; index--) {
      found = `${this.#parts[index]}${found}`;
    }
    return found.slice(Math.max(0, found.length - length));
  }

  read(): string {
    return this.#parts.join('');
  }

  #append(text: string): void {
    if (this.#length + text.length > TEXT_UNITS_MAX) {
      this.isTruncated = true;
      return;
    }
    this.#parts.push(text);
    this.#length += text.length;
  }
}

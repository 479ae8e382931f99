// Reads HTML in one pass over its tokens. It builds no tree, so that depth and unclosed elements cost nothing.
import type { HiddenText, PageHeading, PageMark, Span } from '../page.ts';
import { FormCollector } from './form-collector.ts';
import { type ElementEvents, readTokens } from './html-tokens.ts';
import { findMarks, hasAddressData, isChallengeScript, isPostalAddress } from './page-marks.ts';
import { BLOCKS, CLOSED_BY, CLOSES, CONTAINERS, HEADINGS, UNREAD, VOID } from './tags.ts';
import { TextWriter } from './text-writer.ts';
import { type Attributes, findHiding } from './visibility.ts';

type Frame = {
  readonly name: string;
  readonly attributes: Attributes;
  readonly start: number;
  readonly firstInput: number;
  readonly buttonsBefore: number;
  /** The frame itself starts a hidden or unread part. */
  readonly hides: HiddenText['reason'] | 'unread' | undefined;
  readonly startsFooter: boolean;
  readonly ownInput: number | undefined;
};

type RawLink = Span & { readonly href: string; readonly isInFooter: boolean };
export type RawPage = {
  readonly text: string;
  readonly title: string;
  readonly language: string | undefined;
  readonly metas: ReadonlyMap<string, string>;
  readonly base: string | undefined;
  readonly headings: readonly PageHeading[];
  readonly links: readonly RawLink[];
  readonly footers: readonly Span[];
  readonly forms: FormCollector;
  readonly scriptCount: number;
  readonly frames: readonly string[];
  readonly hiddenTexts: readonly HiddenText[];
  /** Parts of the text that a class probably hides. */
  readonly classHidden: readonly Span[];
  readonly marks: ReadonlySet<PageMark>;
  readonly hasAddressMarkup: boolean;
  readonly isTruncated: boolean;
};

const DEPTH_MAX = 500;
const LINKS_MAX = 3_000;
const HEADINGS_MAX = 500;
const HIDDEN_TEXTS_MAX = 100;
const HIDDEN_UNITS_MAX = 6_000;
const SCRIPT_UNITS_MAX = 20_000;
const IN_HEAD = new Set('head title meta link script style base noscript template'.split(' '));
const FOOTER = /(?:^|[\s_-])footer/i;

/** Reads a page. Linear in its length; never throws. */
export function readHtmlTokens(html: string): RawPage {
  const reader = new HtmlReader();
  const { isTruncated } = readTokens(html, reader);
  return reader.finish(isTruncated);
}

class HtmlReader implements ElementEvents {
  readonly #writer = new TextWriter();
  readonly #forms = new FormCollector();
  readonly #stack: Frame[] = [];
  readonly #openCounts = new Map<string, number>();
  readonly #headings: PageHeading[] = [];
  readonly #links: RawLink[] = [];
  readonly #footers: Span[] = [];
  readonly #frames: string[] = [];
  readonly #hiddenTexts: HiddenText[] = [];
  readonly #classHidden: Span[] = [];
  readonly #marks = new Set<PageMark>();
  readonly #metas = new Map<string, string>();
  #title: string | undefined;
  #language: string | undefined;
  #base: string | undefined;
  #scriptCount = 0;
  #script = '';
  #hasAddressMarkup = false;
  #unreadDepth = 0;
  #hiddenDepth = 0;
  #footerDepth = 0;
  #hidden: string[] = [];
  #hiddenLength = 0;
  #isTruncated = false;

  close(name: string): void {
    if (name === 'br' || name === 'p') {
      this.#writer.breakLine();
    }
    if ((this.#openCounts.get(name) ?? 0) > 0) {
      this.#closeThrough(name);
    }
  }

  isInForeignContext(): boolean {
    return (this.#openCounts.get('svg') ?? 0) + (this.#openCounts.get('math') ?? 0) > 0;
  }

  finish(isTruncated: boolean): RawPage {
    while (this.#stack.length > 0) {
      this.#pop();
    }
    this.#forms.closeForm(this.#writer.end);
    return {
      text: this.#writer.read(),
      title: (this.#title ?? '').replaceAll(/\s+/g, ' ').trim(),
      language: this.#language,
      metas: this.#metas,
      base: this.#base,
      headings: this.#headings,
      links: this.#links,
      footers: this.#footers,
      forms: this.#forms,
      scriptCount: this.#scriptCount,
      frames: this.#frames,
      hiddenTexts: this.#hiddenTexts,
      classHidden: this.#classHidden,
      marks: this.#marks,
      hasAddressMarkup: this.#hasAddressMarkup,
      isTruncated: isTruncated || this.#isTruncated || this.#writer.isTruncated,
    };
  }

  open(name: string, attributes: Attributes): void {
    if ((this.#openCounts.get('head') ?? 0) > 0 && !IN_HEAD.has(name)) {
      this.#closeThrough('head');
    }
    for (const closed of CLOSES.get(name) ?? []) {
      this.#closeImplied(closed, name);
    }
    this.#noteElement(name, attributes);
    if (name === 'li') {
      this.#breakBefore(() => this.#writer.startItem());
    } else if (BLOCKS.has(name)) {
      this.#breakBefore(() => this.#writer.breakLine());
    }
    const isHidden = this.#hiddenDepth > 0 || findHiding(name, attributes) === 'inline';
    const ownInput = this.#readControl(name, attributes, isHidden);
    if (VOID.has(name)) {
      return;
    }
    this.#push(name, attributes, ownInput);
  }

  #breakBefore(act: () => void): void {
    if (this.#hiddenDepth === 0 && this.#unreadDepth === 0) {
      act();
    } else if (this.#hiddenDepth > 0) {
      this.#hidden.push('\n');
    }
  }

  /** Only the innermost open element of a kind is closed, and only if nothing but its own content is open in it. */
  #closeImplied(name: string, start: string): void {
    if ((this.#openCounts.get(name) ?? 0) === 0) {
      return;
    }
    for (let index = this.#stack.length - 1; index >= Math.max(0, this.#stack.length - 8); index--) {
      const open = (this.#stack[index] as Frame).name;
      if (open === name) {
        while (this.#stack.length > index) {
          this.#pop();
        }
        return;
      }
      const isOwnContent = !BLOCKS.has(open) || CLOSED_BY.get(open)?.has(start) === true;
      if (!isOwnContent && open !== 'label') {
        return;
      }
    }
  }

  #closeThrough(name: string): void {
    let closed: string | undefined;
    do {
      closed = this.#pop()?.name;
    } while (closed !== undefined && closed !== name);
  }

  #push(name: string, attributes: Attributes, ownInput: number | undefined): void {
    if (this.#stack.length >= DEPTH_MAX) {
      this.#isTruncated = true;
      return;
    }
    const hides = this.#findHides(name, attributes);
    const startsFooter =
      name === 'footer' ||
      attributes['role'] === 'contentinfo' ||
      ((name === 'div' || name === 'section') &&
        FOOTER.test(`${attributes['id'] ?? ''} ${attributes['class'] ?? ''}`));
    this.#unreadDepth += hides === 'unread' ? 1 : 0;
    this.#hiddenDepth += hides === 'inline' || hides === 'noscript' ? 1 : 0;
    this.#footerDepth += startsFooter ? 1 : 0;
    if (name === 'form') {
      this.#forms.openForm(this.#writer.offset);
    }
    this.#openCounts.set(name, (this.#openCounts.get(name) ?? 0) + 1);
    this.#stack.push({
      name,
      attributes,
      start: this.#writer.offset,
      firstInput: this.#forms.inputCount - (ownInput === undefined ? 0 : 1),
      buttonsBefore: this.#forms.buttonCount,
      hides,
      startsFooter,
      ownInput,
    });
  }

  #findHides(name: string, attributes: Attributes): Frame['hides'] {
    if (UNREAD.has(name)) {
      return 'unread';
    }
    const reason = findHiding(name, attributes);
    // A noscript inside the head has no text that anyone sees.
    return this.#hiddenDepth > 0 && reason !== undefined && reason !== 'class' ? 'inline' : reason;
  }

  #pop(): Frame | undefined {
    const frame = this.#stack.pop();
    if (frame === undefined) {
      return undefined;
    }
    const span = { start: frame.start, end: Math.max(frame.start, this.#writer.end) };
    this.#openCounts.set(frame.name, (this.#openCounts.get(frame.name) ?? 1) - 1);
    this.#unreadDepth -= frame.hides === 'unread' ? 1 : 0;
    this.#footerDepth -= frame.startsFooter ? 1 : 0;
    if (frame.hides === 'inline' || frame.hides === 'noscript') {
      this.#hiddenDepth--;
    }
    this.#noteHidden(frame, span);
    this.#noteContent(frame, span);
    if (frame.startsFooter && this.#footers.length < 50) {
      this.#footers.push(span);
    }
    if (BLOCKS.has(frame.name)) {
      this.#breakBefore(() => this.#writer.breakLine());
    }
    return frame;
  }

  #noteHidden(frame: Frame, span: Span): void {
    const { hides } = frame;
    if (hides === undefined || hides === 'unread') {
      return;
    }
    if (hides === 'class') {
      if (span.end > span.start && this.#classHidden.length < HIDDEN_TEXTS_MAX) {
        this.#classHidden.push(span);
      }
      return;
    }
    if (this.#hiddenDepth > 0) {
      return;
    }
    const text = this.#hidden
      .join('')
      .replaceAll(/[ \t\r\f]+/g, ' ')
      .trim();
    this.#hidden = [];
    this.#hiddenLength = 0;
    if (text !== '' && this.#hiddenTexts.length < HIDDEN_TEXTS_MAX) {
      this.#hiddenTexts.push({ text, reason: hides, offset: span.start });
    }
  }

  #noteContent({ name, attributes, firstInput, buttonsBefore, ownInput }: Frame, span: Span): void {
    const text = HEADINGS.has(name) || name === 'button' ? this.#tail(span) : '';
    if (HEADINGS.has(name) && text !== '' && this.#headings.length < HEADINGS_MAX) {
      this.#headings.push({ ...span, text, level: Number(name.slice(1)) });
    } else if (name === 'a' && attributes['href'] !== undefined && this.#links.length < LINKS_MAX) {
      this.#links.push({ ...span, href: attributes['href'], isInFooter: this.#footerDepth > 0 });
    } else if (name === 'label') {
      this.#forms.addLabel(attributes['for'], span, firstInput);
    } else if (name === 'button' && ownInput === undefined && attributes['type'] !== 'button') {
      this.#forms.addButton(text, span.start);
    }
    if (ownInput !== undefined) {
      this.#forms.setOwnSpan(ownInput, span);
    }
    if (name === 'form') {
      this.#forms.closeForm(span.end);
    } else if (CONTAINERS.has(name)) {
      this.#forms.closeContainer(span, firstInput, buttonsBefore);
    }
    if (attributes['id'] !== undefined && span.end > span.start) {
      this.#forms.addId(attributes['id'], span);
    }
    if (name === 'script') {
      this.#readScript();
    }
  }

  /** The text of a short element that has just ended. */
  #tail({ start, end }: Span): string {
    return end - start > 600 ? '' : this.#writer.readLast(end - start).trim();
  }

  #readScript(): void {
    this.#hasAddressMarkup ||= hasAddressData(this.#script);
    if (isChallengeScript(this.#script)) {
      this.#marks.add('challenge');
    }
    this.#script = '';
  }

  #readControl(name: string, attributes: Attributes, isHidden: boolean): number | undefined {
    const role = attributes['role'];
    if (name === 'input') {
      const type = (attributes['type'] ?? 'text').toLowerCase();
      if ((type === 'submit' || type === 'image') && !isHidden) {
        const offset = this.#writer.offset;
        this.write(` ${attributes['value'] ?? ''} `);
        this.#forms.addButton(attributes['value'] ?? '', offset);
      }
      this.#forms.addInput(type, attributes, this.#writer.offset, isHidden);
      return undefined;
    }
    if (name === 'select' || name === 'textarea') {
      this.#forms.addInput(name, attributes, this.#writer.offset, isHidden);
      return undefined;
    }
    return role === 'checkbox' || role === 'switch'
      ? this.#forms.addInput('checkbox', attributes, this.#writer.offset, isHidden)
      : undefined;
  }

  #noteElement(name: string, attributes: Attributes): void {
    if (name === 'html') {
      this.#language ??= attributes['lang'];
    } else if (name === 'base') {
      this.#base ??= attributes['href'];
    } else if (name === 'script') {
      this.#scriptCount++;
    } else if (name === 'meta') {
      const key = attributes['property'] ?? attributes['name'] ?? attributes['http-equiv'];
      if (key !== undefined && attributes['content'] !== undefined && this.#metas.size < 200) {
        this.#metas.set(key.toLowerCase(), attributes['content']);
      }
    } else if ((name === 'iframe' || name === 'frame') && this.#frames.length < 50) {
      this.#frames.push(attributes['src'] ?? '');
    }
    findMarks(attributes, this.#marks);
    this.#hasAddressMarkup ||= isPostalAddress(attributes);
  }

  write(text: string): void {
    const open = this.#stack.at(-1)?.name;
    if (open === 'title' && !this.isInForeignContext()) {
      this.#title = (this.#title ?? '').length > 500 ? this.#title : (this.#title ?? '') + text.slice(0, 500);
    } else if (open === 'script') {
      this.#script += this.#script.length < SCRIPT_UNITS_MAX ? text.slice(0, SCRIPT_UNITS_MAX) : '';
    } else if (this.#unreadDepth > 0) {
      return;
    } else if (this.#hiddenDepth > 0) {
      if (this.#hiddenLength < HIDDEN_UNITS_MAX) {
        this.#hidden.push(text.slice(0, HIDDEN_UNITS_MAX));
        this.#hiddenLength += text.length;
      }
    } else {
      this.#writer.write(text);
    }
  }
}

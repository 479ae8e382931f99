// Collects the fields, labels, and forms of a page while it is read, and puts them together at the end.
import type { PageField, PageForm, Span } from '../page.ts';
import type { Attributes } from './visibility.ts';

type Input = {
  readonly type: string;
  readonly attributes: Attributes;
  readonly offset: number;
  readonly isHidden: boolean;
  form: number | undefined;
  ownSpan: Span | undefined;
};
type Label = Span & { readonly target: string | undefined };
type Form = { start: number; end: number; readonly isContainer: boolean; button: PageForm['button'] };

const INPUTS_MAX = 2_000;
const IDS_MAX = 5_000;
const LABEL_UNITS_MAX = 1_500;
const PHONE = /phone|mobile|cell(?!ar|o)|\btel\b|^tel|_tel|celular|m[oó]vil|tel[eé]fono/;
const NOT_PHONE = /iphone|headphone|microphone|cancel|extension|\bext\b/;
const UNFILLED = new Set(['hidden', 'submit', 'button', 'image', 'reset']);

export class FormCollector {
  readonly #inputs: Input[] = [];
  readonly #labels: Label[] = [];
  readonly #forms: Form[] = [];
  readonly #spansById = new Map<string, Span>();
  /** Fields outside forms, in order; the next container with a button takes them. */
  readonly #loose: number[] = [];
  #openForm: number | undefined;
  buttonCount = 0;
  #lastButton: PageForm['button'];

  get inputCount(): number {
    return this.#inputs.length;
  }

  openForm(offset: number): void {
    this.#openForm =
      this.#forms.push({ start: offset, end: offset, isContainer: false, button: undefined }) - 1;
  }

  closeForm(offset: number): void {
    const form = this.#openForm === undefined ? undefined : this.#forms[this.#openForm];
    if (form !== undefined) {
      form.end = offset;
      this.#openForm = undefined;
    }
  }

  addButton(text: string, offset: number): void {
    this.buttonCount++;
    this.#lastButton = { text, offset };
    const form = this.#openForm === undefined ? undefined : this.#forms[this.#openForm];
    if (form !== undefined) {
      form.button ??= this.#lastButton;
    }
  }

  /** The index of the field, or undefined if it cannot be filled in. */
  addInput(type: string, attributes: Attributes, offset: number, isHidden: boolean): number | undefined {
    if (UNFILLED.has(type) || this.#inputs.length >= INPUTS_MAX) {
      return undefined;
    }
    const index =
      this.#inputs.push({ type, attributes, offset, isHidden, form: this.#openForm, ownSpan: undefined }) - 1;
    if (this.#openForm === undefined) {
      this.#loose.push(index);
    }
    return index;
  }

  setOwnSpan(index: number, span: Span): void {
    const input = this.#inputs[index];
    if (input !== undefined) {
      input.ownSpan = span;
    }
  }

  /** A label names the field of its `for`, else the first field inside it. */
  addLabel(target: string | undefined, span: Span, firstInput: number): void {
    if (this.#labels.length < INPUTS_MAX) {
      this.#labels.push({ ...span, target });
    }
    const input = this.#inputs[firstInput];
    if (target === undefined && input !== undefined) {
      input.ownSpan ??= span;
    }
  }

  addId(id: string, span: Span): void {
    if (this.#spansById.size < IDS_MAX && !this.#spansById.has(id)) {
      this.#spansById.set(id, span);
    }
  }

  /** Gives the fields since `firstInput` that are in no form to their nearest container with a button. */
  closeContainer(span: Span, firstInput: number, buttonsBefore: number): void {
    if (this.buttonCount === buttonsBefore || (this.#loose.at(-1) ?? -1) < firstInput) {
      return;
    }
    const form = this.#forms.push({ ...span, isContainer: true, button: this.#lastButton }) - 1;
    while ((this.#loose.at(-1) ?? -1) >= firstInput) {
      (this.#inputs[this.#loose.pop() as number] as Input).form = form;
    }
  }

  /** The forms in the order of the page. Fields without a form and a button become one form each page. */
  collect(text: string): { forms: PageForm[]; passwordFieldCount: number } {
    const targets = new Map(
      this.#labels.flatMap((label) => (label.target === undefined ? [] : [[label.target, label] as const])),
    );
    const fieldsByForm = new Map<number, PageField[]>();
    let passwordFieldCount = 0;
    this.#inputs.forEach((input, index) => {
      const next = this.#inputs[index + 1]?.offset ?? text.length;
      const field = this.#readField(input, text, targets, next);
      passwordFieldCount += field.kind === 'password' && !field.isHidden ? 1 : 0;
      const form = input.form ?? -1;
      const fields = fieldsByForm.get(form) ?? [];
      fields.push(field);
      fieldsByForm.set(form, fields);
    });
    const forms = Array.from(fieldsByForm, ([index, fields]): PageForm => {
      const form = this.#forms[index];
      const first = fields[0] as PageField;
      const last = fields.at(-1) as PageField;
      return {
        start: form?.start ?? first.offset,
        end: Math.max(form?.end ?? last.offset, last.offset),
        fields,
        button: form?.button,
        isContainer: form?.isContainer ?? true,
      };
    });
    return { forms: forms.toSorted((one, other) => one.start - other.start), passwordFieldCount };
  }

  #readField(input: Input, text: string, targets: ReadonlyMap<string, Label>, nextOffset: number): PageField {
    const { attributes, type } = input;
    const span = this.#findLabel(input, targets) ?? findFollowing(text, input, nextOffset);
    const shown = text.slice(span.start, Math.min(span.end, span.start + LABEL_UNITS_MAX)).trim();
    const label = shown === '' ? (attributes['aria-label'] ?? '') : shown;
    const hints = ['name', 'id', 'placeholder', 'autocomplete', 'aria-label']
      .map((name) => attributes[name] ?? '')
      .join(' ')
      .toLowerCase()
      .trim();
    return {
      kind: readKind(type, hints, label),
      type,
      hints,
      label,
      labelSpan: span,
      isChecked: attributes['checked'] !== undefined || attributes['aria-checked'] === 'true',
      isRequired:
        attributes['required'] !== undefined ||
        attributes['aria-required'] === 'true' ||
        /\*\s{0,2}$|\((?:required|obligatorio)\)/i.test(label.slice(-300)) ||
        label.startsWith('*'),
      isHidden: input.isHidden,
      offset: input.offset,
    };
  }

  #findLabel(input: Input, targets: ReadonlyMap<string, Label>): Span | undefined {
    const labelledBy = input.attributes['aria-labelledby']?.trim().split(/\s+/, 1)[0];
    return (
      (input.attributes['id'] === undefined ? undefined : targets.get(input.attributes['id'])) ??
      input.ownSpan ??
      (labelledBy === undefined ? undefined : this.#spansById.get(labelledBy))
    );
  }
}

/** A box without a label is described by the rest of its line, else by the next line. Other fields have no such text. */
function findFollowing(text: string, input: Input, nextOffset: number): Span {
  const { offset } = input;
  if ((input.type !== 'checkbox' && input.type !== 'radio') || input.attributes['aria-label'] !== undefined) {
    return { start: offset, end: offset };
  }
  const window = text.slice(offset, Math.min(nextOffset, offset + LABEL_UNITS_MAX));
  const start = offset + (window.length - window.trimStart().length);
  const lineEnd = text.indexOf('\n', start);
  return {
    start,
    end: Math.max(start, Math.min(lineEnd < 0 ? text.length : lineEnd, offset + window.length)),
  };
}

function readKind(type: string, hints: string, label: string): PageField['kind'] {
  if (type === 'checkbox' || type === 'password' || type === 'email' || type === 'date') {
    return type;
  }
  const said = `${hints} ${label.slice(0, 80).toLowerCase()}`;
  if (
    type === 'tel' ||
    (PHONE.test(said) && !NOT_PHONE.test(said) && type !== 'radio' && type !== 'select')
  ) {
    return 'phone';
  }
  if (/e-?mail|correo/.test(said)) {
    return 'email';
  }
  if (/birth|nacimiento|\bdob\b|bday/.test(said)) {
    return 'date';
  }
  return /name|nombre|apellido/.test(said) ? 'name' : 'other';
}

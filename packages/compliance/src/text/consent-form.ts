// Reads an opt-in form from its HTML source: the text that people see, and the state of its boxes and fields.
import { Parser } from 'htmlparser2';

type FormBox = {
  /** Name, id, and label in one. */
  readonly label: string;
  readonly isChecked: boolean;
  readonly isRequired: boolean;
};

export type ConsentForm = {
  /** The text that people see, one line for each block. Without HTML: the text itself. */
  readonly shown: string;
  readonly isHtml: boolean;
  readonly boxes: readonly FormBox[];
  readonly hasFields: boolean;
  readonly hasPhoneField: boolean;
  /** A hidden field or a script that gives consent without an act. */
  readonly silentConsent: string | undefined;
};

const COMPONENT = /<\/?[A-Z][a-z]{1,20}[A-Za-z]{0,12}\b[^<>]{0,600}>/;
const TAG =
  /<\/?(?:input|label|form|div|p|button|select|option|fieldset|textarea|span|small|h[1-6]|template|section|main|a|b|br|ul|li|table|font|body)\b[^<>]{0,600}>/i;
const SHORTCODE = /\[(?:checkbox|acceptance|tel|email|text|submit)\*?[^\]\n]{0,300}\]/g;
const BLOCKS = new Set(
  'p div form section main fieldset legend h1 h2 h3 h4 h5 h6 li ul ol table tr td label button br option select textarea small template'.split(
    ' ',
  ),
);
const UNSEEN = new Set(['script', 'style', 'noscript', 'head']);
const ABOUT_PHONE =
  /phone|mobile|cell|tel\b|^tel|movil|m[oó]vil|celular|tel[eé]fono|\bcel\b|^(?:ph|t|m|p|c)$|sms_?number/i;
const STRONG =
  /sms|texts?\b|texting|txt|messages?|mensajes?|textos?|avisos|recordatorios|promo|marketing|ofertas|notif/i;
const WEAK = /alert|opt.?in|consent|agree|acepto|all\b|todo|^\s*$|[a-z]/i;
const ABOUT_OTHERS =
  /newsletter|e-?mail|correo|terms|t[eé]rminos|privacy|privacidad|remember|recordarme|robot|age|18|21/i;
const YES = /^(?:y|yes|s[ií]|1|true|on|agree|accept|optin|opt-in)\b/i;

type Attributes = Readonly<Record<string, string>>;

const isSet = (attributes: Attributes, name: string): boolean => {
  const value = attributes[name];
  return value !== undefined && !/^(?:false|0|\{.*\}|["']?false["']?)$/i.test(value.trim());
};

/** JSX and templates bind the state to a variable: `checked={agreed}` is not a checked box, `checked={true}` is. */
function isChecked(attributes: Attributes): boolean {
  return (
    isSet(attributes, 'checked') ||
    isSet(attributes, 'defaultchecked') ||
    isSet(attributes, ':checked') ||
    /^\{?\s*true\s*\}?$/.test(
      attributes['checked'] ?? attributes['defaultchecked'] ?? attributes[':checked'] ?? '',
    ) ||
    attributes['aria-checked'] === 'true' ||
    attributes['data-checked'] === 'true' ||
    /^(?:on|true|checked)$/.test(attributes['data-state'] ?? '')
  );
}

const isRequired = (attributes: Attributes): boolean =>
  isSet(attributes, 'required') ||
  /^\{?\s*true\s*\}?$/.test(attributes['required'] ?? '') ||
  attributes['aria-required'] === 'true' ||
  /disabled\s*=\s*!/.test(attributes['onchange'] ?? attributes['onclick'] ?? '');

/** Reads a form once. Linear, and never throws: the parser accepts any text. */
export function readConsentForm(text: string): ConsentForm {
  const isHtml = TAG.test(text) || COMPONENT.test(text);
  const withoutCodes = text.replaceAll(SHORTCODE, ' ');
  if (!isHtml && withoutCodes === text) {
    return {
      shown: text,
      isHtml: false,
      boxes: [],
      hasFields: false,
      hasPhoneField: false,
      silentConsent: undefined,
    };
  }
  const reader = new FormReader();
  reader.readShortcodes(text);
  reader.readHtml(text.replaceAll(SHORTCODE, (code) => ` ${quotedIn(code)} `));
  reader.readScript(text);
  return reader.finish();
}

const quotedIn = (code: string): string => /"([^"]*)"/.exec(code)?.[1] ?? '';

type OpenBox = {
  attributes: Attributes;
  /** Name, id, and the text behind the box. */
  label: string;
  /** Name, id, and the text of its own label element, if it has one. */
  ownLabel: string | undefined;
  readonly isOption: boolean;
  hasText: boolean;
  isChecked: boolean;
};

class FormReader {
  readonly #lines: string[] = [];
  readonly #boxes: OpenBox[] = [];
  #current: OpenBox | undefined;
  #openLabel: { readonly target: string | undefined; text: string; box: OpenBox | undefined } | undefined;
  #unseen = 0;
  #hasFields = false;
  #hasPhoneField = false;
  #silentConsent: string | undefined;
  #stopsUnchecked = false;

  readHtml(text: string): void {
    const parser = new Parser(
      {
        onopentag: (name, attributes) => this.#open(name.toLowerCase(), attributes),
        onclosetag: (name) => this.#close(name.toLowerCase()),
        ontext: (data) => this.#text(data),
      },
      { lowerCaseAttributeNames: true, decodeEntities: true },
    );
    // A bare "&" in JSX is text, and "{...}" may hold a ">" that ends no tag.
    parser.end(
      text.replaceAll(/=\{([^{}<]{0,200})\}/g, (_, code: string) => `="{${code.replaceAll('"', "'")}}"`),
    );
  }

  #open(name: string, attributes: Attributes): void {
    if (UNSEEN.has(name)) {
      this.#unseen++;
    }
    if (BLOCKS.has(name)) {
      this.#lines.push('\n');
    }
    const label = `${attributes['label'] ?? ''} ${attributes['title'] ?? ''}`.trim();
    const heading = /^(?:div|section|fieldset|form|ul)$/.test(name) ? (attributes['aria-label'] ?? '') : '';
    if (label !== '' || heading !== '') {
      this.#lines.push(` ${label} ${heading} `);
    }
    if (name === 'label') {
      this.#openLabel = { target: attributes['for'] ?? attributes['htmlfor'], text: '', box: undefined };
    }
    const type = (attributes['type'] ?? (name === 'input' ? 'text' : '')).toLowerCase();
    if (
      /^(?:checkbox|radio)$/.test(type) ||
      attributes['role'] === 'switch' ||
      /checkbox|switch|toggle/.test(name)
    ) {
      this.#hasFields = true;
      this.#addBox(attributes, label, isChecked(attributes));
      this.#lines.push(' ☐ ');
    } else if (name === 'button' && attributes['aria-pressed'] !== undefined) {
      this.#addBox(attributes, attributes['data-value'] ?? '', attributes['aria-pressed'] === 'true', true);
    } else if (name === 'option') {
      this.#addBox(attributes, attributes['value'] ?? '', isSet(attributes, 'selected'), true);
    } else if (type === 'hidden') {
      this.#readHidden(attributes);
    } else if (/input|textarea|field/.test(name) && !/^(?:submit|button|image|reset)$/.test(type)) {
      this.#hasFields = true;
      this.#hasPhoneField ||= isPhoneField(type, attributes);
    }
    if (name === 'a' && attributes['href'] !== undefined) {
      this.#lines.push(' ');
    }
  }

  #addBox(attributes: Attributes, label: string, checked: boolean, isOption = false): void {
    this.#current = {
      attributes,
      label: `${attributes['name'] ?? ''} ${attributes['id'] ?? ''} ${attributes['data-name'] ?? ''} ${attributes['v-model'] ?? ''} ${label}`,
      ownLabel: undefined,
      isOption,
      hasText: label.trim() !== '',
      isChecked: checked,
    };
    this.#boxes.push(this.#current);
    if (this.#openLabel !== undefined) {
      this.#openLabel.box = this.#current;
    }
  }

  #readHidden(attributes: Attributes): void {
    const name = `${attributes['name'] ?? ''} ${attributes['id'] ?? ''}`;
    if (/sms|text|consent|opt.?in|marketing/i.test(name) && YES.test(attributes['value'] ?? '')) {
      this.#silentConsent = `${name.trim()}=${attributes['value']}`;
    }
  }

  #text(data: string): void {
    if (this.#unseen > 0) {
      return;
    }
    this.#lines.push(data);
    if (this.#openLabel !== undefined && this.#openLabel.text.length < LABEL_UNITS_MAX) {
      this.#openLabel.text += data;
    }
    if (this.#current !== undefined && this.#current.label.length < LABEL_UNITS_MAX) {
      this.#current.label += ` ${data}`;
      this.#current.hasText ||= /\p{L}/u.test(data);
    }
    this.#hasPhoneField ||= /_{3,}/.test(data) && ABOUT_PHONE.test(data);
  }

  #close(name: string): void {
    if (name === 'label') {
      this.#closeLabel();
    }
    if (UNSEEN.has(name)) {
      this.#unseen = Math.max(0, this.#unseen - 1);
    }
    if (BLOCKS.has(name)) {
      this.#lines.push('\n');
      if (this.#current?.hasText === true && name !== 'label') {
        this.#current = undefined;
      }
    }
    if (name === 'option' || name === 'button' || name === 'select' || name === 'fieldset') {
      this.#current = undefined;
    }
  }

  #closeLabel(): void {
    const label = this.#openLabel;
    this.#openLabel = undefined;
    const box =
      label?.box ??
      (label?.target === undefined
        ? undefined
        : this.#boxes.find(({ attributes }) => attributes['id'] === label.target));
    if (label !== undefined && box !== undefined && label.text.trim() !== '') {
      box.ownLabel = `${box.attributes['name'] ?? ''} ${box.attributes['id'] ?? ''} ${label.text}`;
    }
  }

  // Contact Form 7 and similar: [checkbox sms default:1 "I agree"], [tel* your-phone].
  readShortcodes(text: string): void {
    for (const [code] of text.matchAll(SHORTCODE)) {
      this.#hasFields = true;
      const kind = /^\[([a-z]+)(\*?)/.exec(code);
      if (/^(?:checkbox|acceptance)$/.test(kind?.[1] ?? '')) {
        const attributes: Attributes = kind?.[2] === '*' ? { required: '' } : {};
        this.#boxes.push({
          attributes,
          label: code,
          ownLabel: undefined,
          isOption: false,
          hasText: true,
          isChecked: /default:(?:1|on|true)|checked/.test(code),
        });
      }
      this.#hasPhoneField ||= kind?.[1] === 'tel';
    }
  }

  // A box bound to a variable that starts as true: data: () => ({ agree: true }), useState(true).
  readScript(text: string): void {
    this.#stopsUnchecked = STOPS_UNCHECKED.test(text);
    for (const box of this.#boxes) {
      const bound = box.attributes['v-model'] ?? box.attributes['ng-model'] ?? box.attributes['x-model'];
      const shown = /^\{(?:false \|\| )?([a-z]\w{0,30})\}$/i.exec(box.attributes['checked'] ?? '')?.[1];
      const name = bound ?? shown;
      const id = box.attributes['id'] ?? box.attributes['name'] ?? '';
      box.isChecked ||=
        /^[\w-]{1,40}$/.test(id) &&
        text.includes(id) &&
        SCRIPTED.test(text) &&
        text.slice(text.lastIndexOf('<script')).includes(id);
      if (name !== undefined && /^\w{1,30}$/.test(name)) {
        box.isChecked ||=
          new RegExp(`\\b${name}\\s{0,2}[:=]\\s{0,2}true\\b`).test(text) ||
          new RegExp(`\\[\\s{0,2}${name}\\s{0,2},[^\\]]{0,40}\\]\\s{0,2}=\\s{0,2}useState\\(true\\)`).test(
            text,
          );
      }
    }
  }

  finish(): ConsentForm {
    const choices = new Set(
      this.#boxes.flatMap(({ attributes, label }) =>
        attributes['type'] === 'radio' && isRefusal(attributes, label) ? [attributes['name']] : [],
      ),
    );
    const isOneForTexts = this.#boxes.some(({ ownLabel, label }) => STRONG.test(ownLabel ?? label));
    return {
      shown: this.#lines
        .join('')
        .replaceAll(/[^\S\n]+/g, ' ')
        .replaceAll(/ ?\n[\s]*/g, '\n')
        .trim(),
      isHtml: true,
      boxes: this.#boxes
        .filter((box) => this.#isAboutTexts(box, isOneForTexts))
        .map((box) => ({
          label: box.label.trim(),
          isChecked: box.isChecked,
          // A choice between yes and no may be required: people can choose no.
          isRequired:
            (isRequired(box.attributes) || this.#stopsUnchecked) &&
            !choices.has(box.attributes['name'] ?? ''),
        })),
      hasFields: this.#hasFields,
      hasPhoneField: this.#hasPhoneField,
      silentConsent: this.#silentConsent,
    };
  }

  /** Beside a box for texts, a box whose own label does not speak of them is for something else. */
  #isAboutTexts(
    { label, ownLabel, hasText, isOption, isChecked: checked, attributes }: OpenBox,
    isOneForTexts: boolean,
  ): boolean {
    const shown = (ownLabel ?? label).slice(0, LABEL_UNITS_MAX);
    if (isOneForTexts && hasText && !STRONG.test(shown)) {
      return false;
    }
    // “Choose…” is selected in every list before somebody chooses.
    const isChoice = attributes['type'] === 'radio' || isOption;
    if (isChoice && !STRONG.test(shown) && !YES.test(attributes['value'] ?? '')) {
      return false;
    }
    if (isRefusal(attributes, shown)) {
      return false;
    }
    return STRONG.test(shown) || (!ABOUT_OTHERS.test(shown) && (checked || WEAK.test(shown)));
  }
}

const isRefusal = (attributes: Attributes, label: string): boolean =>
  /^(?:no|n|0|false|off)$/i.test(attributes['value'] ?? '') || /^\s*(?:[\w[\].-]+ +){0,2}no\b/i.test(label);

/** A script that stops the form while a box is empty. */
const STOPS_UNCHECKED =
  /![\w$.()'"#]{0,60}(?:\.checked|\.is\(['"]:checked['"]\))[^}]{0,100}(?:return false|preventDefault|alert\()/;
const SCRIPTED =
  /\.checked\s{0,2}=\s{0,2}(?:true|1|!0)\b|\.prop\(['"]checked['"],\s{0,2}true\)|setAttribute\(['"]checked['"]/;
const LABEL_UNITS_MAX = 160;

function isPhoneField(type: string, attributes: Attributes): boolean {
  const names = [
    attributes['name'],
    attributes['id'],
    attributes['placeholder'],
    attributes['autocomplete'],
    attributes['aria-label'],
    attributes['label'],
  ];
  return type === 'tel' || names.some((name) => name !== undefined && ABOUT_PHONE.test(name));
}

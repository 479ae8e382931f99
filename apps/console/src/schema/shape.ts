// The parts of a JSON Schema that forms read, and the kind of field that a schema asks for.

export type Shape = {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  /** A field that takes more than one type is asked for as the first. */
  readonly anyOf?: readonly Shape[];
  readonly description?: string;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly format?: string;
  /** A secret: never shown, neither while it is typed nor later. */
  readonly writeOnly?: boolean;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly maximum?: number;
  readonly 'x-message'?: string;
};

export type FieldKind =
  | 'choice'
  | 'choices'
  | 'yes-no'
  | 'number'
  | 'list'
  | 'group'
  | 'date'
  | 'text'
  | 'long-text';

/** The text of one message: its segments are counted while a person types. */
const MESSAGE_CHARACTERS = 1600;
const LONG_TEXT_CHARACTERS = 65_536;
/** Examples longer than this need more than one line. */
const LONG_EXAMPLE_CHARACTERS = 50;

export const isMessage = (shape: Shape): boolean => shape.maxLength === MESSAGE_CHARACTERS;

const isLong = ({ maxLength = 0, minLength = 0, examples = [] }: Shape): boolean =>
  maxLength === LONG_TEXT_CHARACTERS ||
  maxLength === MESSAGE_CHARACTERS ||
  (maxLength > 1000 &&
    (minLength >= 20 || (typeof examples[0] === 'string' && examples[0].length > LONG_EXAMPLE_CHARACTERS)));

export function kindOf(shape: Shape): FieldKind {
  const [first] = shape.anyOf ?? [];
  if (first !== undefined) {
    return kindOf(first);
  }
  if (shape.enum !== undefined) {
    return 'choice';
  }
  switch (shape.type) {
    case 'boolean':
      return 'yes-no';
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return shape.items?.enum === undefined ? 'list' : 'choices';
    case 'object':
      return 'group';
    case undefined:
    default:
      return shape.format === 'date' ? 'date' : isLong(shape) ? 'long-text' : 'text';
  }
}

/** Whether a person selects the value instead of typing it. */
export const isChoice = (shape: Shape | undefined): boolean =>
  shape !== undefined && ['choice', 'choices', 'yes-no'].includes(kindOf(shape));

// Names the fields of a request that are ignored (G-92), so that a misspelled or wrapped packet does not vanish unseen.
import { Registration } from '@tendlc/contract';
import { FIELDS_OF, SUBJECTS } from '@tendlc/registration';

type Warning = { readonly path: string; readonly problem: string };

const WARNINGS_MAX = 20;
const NAME_CHARACTERS_MAX = 100;

/** A client may send back what it has read. */
const READ_FIELDS: ReadonlySet<string> = new Set(Object.keys(Registration.properties));
const IGNORED = 'is not a field of this request and was ignored.';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const cut = (name: string): string => name.slice(0, NAME_CHARACTERS_MAX).toWellFormed();

function warnOf(name: string, value: unknown): Warning {
  const wrapped = isObject(value) ? SUBJECTS.filter((subject) => isObject(value[subject])) : [];
  return {
    path: cut(name),
    problem:
      wrapped.length === 0
        ? IGNORED
        : `${IGNORED} Send ${wrapped.map((subject) => `\`${subject}\``).join(', ')} at the top level.`,
  };
}

/** @returns none if every field is known */
export function findUnknownFields(body: object): Warning[] {
  const top = Object.entries(body)
    .filter(([name]) => !READ_FIELDS.has(name))
    .map(([name, value]) => warnOf(name, value));
  const nested = SUBJECTS.flatMap((subject) => {
    const values: unknown = (body as Readonly<Record<string, unknown>>)[subject];
    return isObject(values)
      ? Object.keys(values)
          .filter((name) => !Object.hasOwn(FIELDS_OF[subject], name))
          .map((name) => ({ path: `${subject}.${cut(name)}`, problem: IGNORED }))
      : [];
  });
  return [...top, ...nested].slice(0, WARNINGS_MAX);
}

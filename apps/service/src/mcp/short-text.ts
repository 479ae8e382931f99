// The result of a tool in few words, for the model. The whole result is in `structuredContent`, so it is not sent twice.

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const VALUE_CHARACTERS_MAX = 240;
const FINDINGS_MAX = 12;
const ENTRIES_NAMED_MAX = 8;
const TEXT_CHARACTERS_MAX = 4_000;

/** What an entry of a list is called, the first that it has. */
const NAMES = ['title', 'label', 'name', 'brandName', 'item', 'action', 'id'] as const;

const cut = (text: string, charactersMax = VALUE_CHARACTERS_MAX): string => {
  const characters = Array.from(text);
  return characters.length > charactersMax ? `${characters.slice(0, charactersMax).join('')}…` : text;
};

const scalarOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined;

const isFinding = (entry: unknown): entry is Json =>
  isObject(entry) && typeof entry['ruleId'] === 'string' && typeof entry['message'] === 'string';

function describeFinding({ status, field, message, remedy, ruleId }: Json): string {
  const fields = [field].flat().filter((path) => typeof path === 'string');
  const where = fields.length === 0 ? '' : `${fields.join(' and ')}: `;
  const fix = typeof remedy === 'string' ? ` Fix: ${remedy}` : '';
  return `- ${String(status)}: ${where}${cut(String(message))}${cut(fix)} (${String(ruleId)})`;
}

/** Errors and warnings in full. What passed is only counted: nothing has to be done about it. */
function describeFindings(name: string, findings: readonly Json[]): string[] {
  const faults = findings.filter(({ status }) => status === 'error' || status === 'warning');
  const more = faults.length - FINDINGS_MAX;
  return [
    `${name}: ${findings.length}, of which ${faults.length} are errors or warnings`,
    ...faults.slice(0, FINDINGS_MAX).map(describeFinding),
    ...(more > 0 ? [`- and ${more} more`] : []),
  ];
}

function nameOf(entry: unknown): string | undefined {
  if (!isObject(entry)) {
    return typeof entry === 'string' ? cut(entry) : undefined;
  }
  const name = NAMES.map((key) => entry[key]).find(
    (value) => typeof value === 'string' || typeof value === 'number',
  );
  const status = typeof entry['status'] === 'string' ? ` (${entry['status']})` : '';
  return name === undefined ? undefined : `${cut(String(name))}${status}`;
}

function describeList(name: string, entries: readonly unknown[]): string[] {
  if (entries.length > 0 && entries.every(isFinding)) {
    return describeFindings(name, entries);
  }
  const names = entries
    .slice(0, ENTRIES_NAMED_MAX)
    .map(nameOf)
    .filter((entry) => entry !== undefined);
  return [`${name}: ${entries.length}${names.length === 0 ? '' : ` (${names.join('; ')})`}`];
}

function describeEntry([name, value]: [string, unknown]): string[] {
  if (Array.isArray(value)) {
    return describeList(name, value);
  }
  if (isObject(value)) {
    const scalars = Object.entries(value).flatMap(([key, part]) => {
      const scalar = scalarOf(part);
      return scalar === undefined ? [] : [`${key} ${scalar}`];
    });
    return scalars.length === 0 ? [] : [`${name}: ${cut(scalars.join(', '))}`];
  }
  const scalar = scalarOf(value);
  return scalar === undefined ? [] : [`${name}: ${cut(scalar)}`];
}

/**
 * @param result the structured result of a tool
 * @returns its values by name, its errors and warnings with what to do, and the names of what else it has
 */
export function describeResult(result: Json): string {
  const { success: _success, ...rest } = result;
  const [[, only] = []] = Object.entries(rest);
  // A record in an envelope: `{ success, brand: { … } }`.
  const described = Object.keys(rest).length === 1 && isObject(only) ? only : rest;
  return cut(Object.entries(described).flatMap(describeEntry).join('\n'), TEXT_CHARACTERS_MAX);
}

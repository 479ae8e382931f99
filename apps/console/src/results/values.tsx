// Any value of a result in a readable form: facts, lists, tables. What a tool adds later is shown without a change here.
import { List, Stack, Table, Text } from '@mantine/core';
import { labelOf } from '../forms/labels.ts';
import { nameToWords, showDate, showDollars, showNumber } from '../app/words.ts';
import { type Finding, Findings, isFinding, SourceLine } from './findings.tsx';

const COLUMNS_MAX = 6;
const CELL_CHARACTERS_MAX = 160;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSimple = (value: unknown) => value === null || typeof value !== 'object';

const isSource = (value: unknown): value is Finding['source'] =>
  isFields(value) && 'title' in value && 'asOf' in value;

const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const DOLLARS = /usd|fee$|cost|savings|total$|opportunityCost|amount$/i;
/** Their codes say the same as their words. */
const CODED = new Set([
  'entityType',
  'vertical',
  'brandRelationship',
  'usecase',
  'subUsecases',
  'altBusinessIdType',
]);
const NOT_DOLLARS = /count|hours|days/i;

function showSimple(name: string, value: unknown): string {
  if (typeof value === 'boolean') {
    return value ? 'Yes' : 'No';
  }
  if (typeof value === 'number') {
    const isMoney = DOLLARS.test(name) && !NOT_DOLLARS.test(name);
    return isMoney && Number.isInteger(value * 100) ? showDollars(value) : showNumber(value);
  }
  if (typeof value === 'string' && CODED.has(name)) {
    return nameToWords(value);
  }
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) {
    return showDate(value);
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Rows are kept short and alike; everything else reads better one below the other. */
function columnsOf(rows: readonly Fields[]): string[] | undefined {
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  // Where there is a name for people, the code beside it says nothing more.
  const hidden = new Set(['source', ...(names.has('displayName') ? ['carrier'] : [])]);
  const columns = [...names].filter((name) => !hidden.has(name));
  const fits = rows.every((row) =>
    columns.every(
      (name) =>
        row[name] === undefined ||
        (isSimple(row[name]) && showSimple(name, row[name]).length <= CELL_CHARACTERS_MAX),
    ),
  );
  return fits && columns.length <= COLUMNS_MAX && columns.length > 0 ? columns : undefined;
}

function Rows({
  name,
  rows,
  columns,
}: {
  name: string;
  rows: readonly Fields[];
  columns: readonly string[];
}) {
  const hasSource = rows.some((row) => isSource(row['source']));
  return (
    <div className="wide" tabIndex={0} role="group" aria-label={labelOf(name)}>
      <Table withTableBorder striped fz="sm">
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column}>{labelOf(column)}</Table.Th>
            ))}
            {hasSource && <Table.Th>Source</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row, index) => (
            // Rows of a result never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <Table.Tr key={index}>
              {columns.map((column) => (
                <Table.Td key={column} className="given">
                  {showSimple(column, row[column])}
                </Table.Td>
              ))}
              {hasSource && (
                <Table.Td>{isSource(row['source']) && <SourceLine source={row['source']} />}</Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

const isCode = (value: unknown) => typeof value === 'string' && /^[a-z_]+$/.test(value);

const headingOf = (row: Fields): string | undefined =>
  [
    row['title'],
    row['name'],
    // Some tools give a carrier's code here, others its name.
    isCode(row['carrier']) ? undefined : row['carrier'],
    row['displayName'],
    row['heading'],
    row['phase'],
    row['advice'],
    row['cause'],
  ].find((value): value is string => typeof value === 'string');

function Cards({ rows }: { rows: readonly Fields[] }) {
  return (
    <Stack gap="xs">
      {rows.map((row, index) => {
        const heading = headingOf(row);
        const rest = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== heading));
        return (
          // oxlint-disable-next-line react/no-array-index-key -- entries of a result never change places
          <Stack key={index} className="card" gap={6} p="sm">
            {heading !== undefined && (
              <Text fw={600}>{/^[a-z_-]+$/.test(heading) ? nameToWords(heading) : heading}</Text>
            )}
            <Facts fields={rest} />
          </Stack>
        );
      })}
    </Stack>
  );
}

function Value({ name, value }: { name: string; value: unknown }) {
  if (isSimple(value)) {
    return <span className="given">{showSimple(name, value)}</span>;
  }
  if (isSource(value)) {
    return <SourceLine source={value} />;
  }
  if (!Array.isArray(value)) {
    const entries = Object.values(value as Fields);
    // A map of things, such as carriers by their code, reads like a list of them.
    return entries.length > 1 && entries.every(isFields) && !entries.some(isSource) ? (
      <Cards rows={entries} />
    ) : (
      <Facts fields={value as Fields} />
    );
  }
  if (value.every(isFinding)) {
    return <Findings findings={value} />;
  }
  if (value.every(isFields)) {
    const columns = columnsOf(value);
    return columns === undefined ? (
      <Cards rows={value} />
    ) : (
      <Rows name={name} rows={value} columns={columns} />
    );
  }
  return (
    <List size="sm" spacing={4}>
      {[...new Set(value.map((entry) => showSimple(name, entry)))].map((entry) => (
        <List.Item key={entry} className="given">
          {entry}
        </List.Item>
      ))}
    </List>
  );
}

/** Short facts beside their names, longer ones under a heading of their own. */
export function Facts({ fields }: { fields: Fields }) {
  const given = Object.entries(fields).filter(([, value]) => !isNothing(value));
  const short = given.filter(([, value]) => isSimple(value) || isSource(value));
  const long = given.filter(([, value]) => !isSimple(value) && !isSource(value));
  return (
    <Stack gap="sm">
      {short.length > 0 && (
        <dl className="facts">
          {short.map(([name, value]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{labelOf(name)}</dt>
              <dd>
                <Value name={name} value={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {long.map(([name, value]) => (
        <div key={name}>
          <Text fw={600} size="sm" mb={4}>
            {labelOf(name)}
          </Text>
          <Value name={name} value={value} />
        </div>
      ))}
    </Stack>
  );
}

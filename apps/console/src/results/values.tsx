// Any value of a result in a readable form: facts, lists, tables. What a tool adds later is shown without a change here.
import { Anchor, Group, List, Stack, Table, Text } from '@mantine/core';
import type { Shape } from '../schema/shape.ts';
import { nameToWords, showDate, showNumber } from '../format/words.ts';
import { CopyText } from '../parts/copy-text.tsx';
import { type Finding, Findings, isFinding, SourceLine } from './findings.tsx';
import { resultLabelOf } from './result-labels.ts';

const COLUMNS_MAX = 6;
const CELL_CHARACTERS_MAX = 160;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSimple = (value: unknown) => value === null || typeof value !== 'object';

const isSource = (value: unknown): value is Finding['source'] =>
  isFields(value) && 'title' in value && 'asOf' in value;

export const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const DOLLARS = /usd|fee$|cost|savings|total$|opportunityCost|amount$/i;
const NOT_DOLLARS = /count|hours|days|percent/i;
/** Their codes say the same as their words. */
const CODED = new Set([
  'entityType',
  'vertical',
  'brandRelationship',
  'altBusinessIdType',
  'suggestedEntityType',
]);
/** Made to be taken over as they are. */
const COPIED = new Set(['sanitized', 'suggestedLanguage']);
const CODE = /^(?:[a-z]+(?:[_-][a-z]+)*|[A-Z0-9]+(?:_[A-Z0-9]+)*)$/;

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 });

/** Surcharges are fractions of a cent. */
export const showUsd = (value: number): string => usd.format(value);

function isDollars(name: string, shape: Shape | undefined): boolean {
  return (
    shape?.description?.includes('US dollars') === true || (DOLLARS.test(name) && !NOT_DOLLARS.test(name))
  );
}

const isCoded = (name: string, shape: Shape | undefined): boolean =>
  shape?.enum !== undefined || CODED.has(name) || /usecases?$/i.test(name);

function showSimple(name: string, value: unknown, shape?: Shape): string {
  if (typeof value === 'boolean') {
    return value ? 'Yes' : 'No';
  }
  if (typeof value === 'number') {
    return isDollars(name, shape)
      ? showUsd(value)
      : `${showNumber(value)}${/percent$/i.test(name) ? ' %' : ''}`;
  }
  if (typeof value === 'string' && isCoded(name, shape) && CODE.test(value)) {
    return nameToWords(value);
  }
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) {
    return showDate(value);
  }
  return typeof value === 'string' ? value : '';
}

/** A list of words fits a cell; anything deeper does not. */
function showCell(name: string, value: unknown, shape?: Shape): string {
  return Array.isArray(value)
    ? value.map((entry) => showSimple(name, entry, shape?.items)).join(', ')
    : showSimple(name, value, shape);
}

const isCellular = (value: unknown): boolean =>
  isSimple(value) || (Array.isArray(value) && value.every(isSimple));

/** `{ daysMin: 3, daysMax: 5 }` is one thing: 3 to 5. */
function rangeOf(value: unknown): string | undefined {
  const entries = isFields(value) ? Object.entries(value) : [];
  const [least, most] = [/min$/i, /max$/i].map((end) => entries.find(([name]) => end.test(name))?.[1]);
  return entries.length === 2 && typeof least === 'number' && typeof most === 'number'
    ? `${showNumber(least)} to ${showNumber(most)}`
    : undefined;
}

/** Limits by score are said in words already. */
function plainRow(row: Fields): Fields {
  const { scoreMin, scoreMax, words } = row;
  return typeof scoreMin === 'number' && typeof scoreMax === 'number' && typeof words === 'string'
    ? { trustScore: `${scoreMin} to ${scoreMax}`, limit: words }
    : row;
}

/** Rows are kept short and alike; everything else reads better one below the other. */
function columnsOf(rows: readonly Fields[]): string[] | undefined {
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  // Where there is a name for people, the code beside it says nothing more.
  const hidden = new Set(['source', ...(names.has('displayName') ? ['carrier', 'useCase'] : [])]);
  const columns = [...names].filter((name) => !hidden.has(name));
  const fits = rows.every((row) =>
    columns.every(
      (name) =>
        row[name] === undefined ||
        (isCellular(row[name]) && showCell(name, row[name]).length <= CELL_CHARACTERS_MAX),
    ),
  );
  return fits && columns.length <= COLUMNS_MAX && columns.length > 0 ? columns : undefined;
}

function Rows({
  name,
  rows,
  columns,
  shape,
}: {
  name: string;
  rows: readonly Fields[];
  columns: readonly string[];
  shape: Shape | undefined;
}) {
  const hasSource = rows.some((row) => isSource(row['source']));
  return (
    <div className="wide result-rows" tabIndex={0} role="group" aria-label={resultLabelOf(name)}>
      {/* The roles are said, because a table whose rows are laid out as blocks is none to some readers. */}
      <Table withTableBorder striped fz="sm" role="table">
        <Table.Thead role="rowgroup">
          <Table.Tr role="row">
            {columns.map((column) => (
              <Table.Th key={column} role="columnheader">
                {resultLabelOf(column)}
              </Table.Th>
            ))}
            {hasSource && <Table.Th role="columnheader">Source</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {rows.map((row, index) => (
            // Rows of a result never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <Table.Tr key={index} role="row">
              {columns.map((column) => (
                <Table.Td key={column} className="given" role="cell" data-label={resultLabelOf(column)}>
                  {showCell(column, row[column], shape?.properties?.[column])}
                </Table.Td>
              ))}
              {hasSource && (
                <Table.Td role="cell" data-label="Source">
                  {isSource(row['source']) && <SourceLine source={row['source']} />}
                </Table.Td>
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

function Cards({ rows, shape }: { rows: readonly Fields[]; shape: Shape | undefined }) {
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
            <Facts fields={rest} shape={shape} />
          </Stack>
        );
      })}
    </Stack>
  );
}

type Link = { readonly title: string; readonly url: string };

const isLink = (value: unknown): value is Link =>
  isFields(value) &&
  Object.keys(value).length === 2 &&
  typeof value['title'] === 'string' &&
  typeof value['url'] === 'string' &&
  /^https?:\/\//.test(value['url']);

type ValueProps = { readonly name: string; readonly value: unknown; readonly shape: Shape | undefined };

function ListOf({ name, value, shape }: ValueProps & { value: readonly unknown[] }) {
  const items = shape?.items;
  if (value.every(isFinding)) {
    return <Findings findings={value} />;
  }
  if (value.every(isLink)) {
    return (
      <List size="sm" spacing={4}>
        {value.map(({ title, url }) => (
          <List.Item key={url}>
            <Anchor href={url} target="_blank" rel="noreferrer" size="sm" underline="always">
              {title}
            </Anchor>
          </List.Item>
        ))}
      </List>
    );
  }
  if (value.every(isFields)) {
    const rows = value.map(plainRow);
    const columns = columnsOf(rows);
    return columns === undefined ? (
      <Cards rows={rows} shape={items} />
    ) : (
      <Rows name={name} rows={rows} columns={columns} shape={items} />
    );
  }
  return (
    <List size="sm" spacing={4}>
      {[...new Set(value.map((entry) => showSimple(name, entry, items)))].map((entry) => (
        <List.Item key={entry} className="given">
          {entry}
        </List.Item>
      ))}
    </List>
  );
}

function Value({ name, value, shape }: ValueProps) {
  if (isSimple(value) || rangeOf(value) !== undefined) {
    const text = rangeOf(value) ?? showSimple(name, value, shape);
    return COPIED.has(name) ? (
      <Group gap="xs" align="flex-start">
        <span className="given">{text}</span>
        <CopyText text={text} what={resultLabelOf(name)} />
      </Group>
    ) : (
      <span className="given">{text}</span>
    );
  }
  if (isSource(value)) {
    return <SourceLine source={value} />;
  }
  if (Array.isArray(value)) {
    return <ListOf name={name} value={value} shape={shape} />;
  }
  const entries = Object.values(value as Fields);
  // A map of things, such as carriers by their code, reads like a list of them.
  return entries.length > 1 && entries.every(isFields) && !entries.some(isSource) ? (
    <Cards rows={entries} shape={undefined} />
  ) : (
    <Facts fields={value as Fields} shape={shape} />
  );
}

const isShort = (value: unknown): boolean =>
  isSimple(value) || isSource(value) || rangeOf(value) !== undefined;

type FactsProps = {
  readonly fields: Fields;
  /** What the tool says of its fields: which are dollars, which are codes. */
  readonly shape?: Shape | undefined;
};

/** Short facts beside their names, longer ones under a heading of their own. */
export function Facts({ fields, shape }: FactsProps) {
  const given = Object.entries(fields).filter(([, value]) => !isNothing(value));
  const short = given.filter(([, value]) => isShort(value));
  const long = given.filter(([, value]) => !isShort(value));
  return (
    <Stack gap="sm">
      {short.length > 0 && (
        <dl className="facts">
          {short.map(([name, value]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{resultLabelOf(name)}</dt>
              <dd>
                <Value name={name} value={value} shape={shape?.properties?.[name]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {long.map(([name, value]) => (
        <div key={name}>
          <Text fw={600} size="sm" mb={4}>
            {resultLabelOf(name)}
          </Text>
          <Value name={name} value={value} shape={shape?.properties?.[name]} />
        </div>
      ))}
    </Stack>
  );
}

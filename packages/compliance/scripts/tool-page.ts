// One Markdown page per tool, from its schemas, the rules it can apply, and a worked example that is computed.
import { type ReachableRule, type ReachableSource, findReachable } from './reachable.ts';
import type { ToolDefinition } from '../src/tool.ts';

/** The day on which the worked examples are played, so that pages do not change with the calendar. */
const EXAMPLE_DAY = '2026-11-20';
const ITEMS_SHOWN = 2;

type Schema = {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly maxItems?: number;
  readonly format?: string;
  readonly 'x-component'?: string;
};

/** Pages by file name, the index included. */
export async function makeToolPages(tools: readonly ToolDefinition[]): Promise<Map<string, string>> {
  const pages = new Map<string, string>([['README.md', indexPage(tools)]]);
  for (const tool of tools) {
    const { rules, sources } = await findReachable(tool.name);
    pages.set(`${tool.name}.md`, toolPage(tool, rules, sources));
  }
  return pages;
}

const MADE = '<!-- Made by `npm run docs` from the code; compared in the tests. -->';

function indexPage(tools: readonly ToolDefinition[]): string {
  const rows = tools.map((tool) => `| [${tool.title}](${tool.name}.md) | ${tool.stage} | ${tool.summary} |`);
  return `${[
    MADE,
    '# Tools',
    'Each tool is `POST /v1/tools/<name>` with a JSON body and costs one token. A refused request (400) costs nothing.',
    ['| Tool | When | What it tells |', '| --- | --- | --- |', ...rows].join('\n'),
  ].join('\n\n')}\n`;
}

function toolPage(
  tool: ToolDefinition,
  rules: readonly ReachableRule[],
  sources: readonly ReachableSource[],
): string {
  const [example] = tool.examples;
  const answer = tool.run(example.request, { today: EXAMPLE_DAY });
  return `${[
    MADE,
    `# ${tool.title}`,
    tool.summary,
    `\`POST /v1/tools/${tool.name}\``,
    '## Request',
    requestTable(tool.request),
    '## Example',
    `${example.title}:`,
    fenced(example.request),
    'The `results` of the answer; long lists are cut here.',
    fenced(shorten(answer)),
    '## Results',
    resultsTable(tool.results),
    ...(rules.length === 0 ? [] : ['## Rules', rulesTable(rules)]),
    '## Sources',
    'What the facts and rules behind this tool rest on. “Tendlc estimate” is our own judgement.',
    sources.map(sourceLine).join('\n'),
  ].join('\n\n')}\n`;
}

function requestTable(schema: Schema): string {
  const required = new Set(schema.required);
  const rows = Object.entries(schema.properties ?? {}).map(
    ([name, field]) =>
      `| \`${name}\` | ${cell(typeOf(field))} | ${required.has(name) ? 'yes' : 'no'} | ${
        field.default === undefined ? '' : cell(`\`${JSON.stringify(field.default)}\``)
      } | ${cell(limitsOf(field))} | ${cell(field.description ?? '')} |`,
  );
  return [
    '| Field | Type | Required | Default | Limits | Meaning |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

function resultsTable(schema: Schema): string {
  const rows = flatten(schema, '').map(
    ([path, field]) => `| \`${path}\` | ${cell(typeOf(field))} | ${cell(field.description ?? '')} |`,
  );
  return ['| Field | Type | Meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

/** Fields with their paths; findings and sources are the same everywhere and stay closed. */
function flatten(schema: Schema, prefix: string): [string, Schema][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]): [string, Schema][] => {
    const path = `${prefix}${name}`;
    const inner = field.items ?? field.anyOf?.find(({ type }) => type === 'object') ?? field;
    const isOpen = inner.properties !== undefined && inner['x-component'] === undefined;
    return [[path, field], ...(isOpen ? flatten(inner, `${path}${field.items ? '[]' : ''}.`) : [])];
  });
}

function typeOf(schema: Schema): string {
  if (schema['x-component'] !== undefined) {
    return schema['x-component'];
  }
  if (schema.enum) {
    return schema.enum.map((value) => `\`${value}\``).join(', ');
  }
  if (schema.const !== undefined) {
    return `\`${schema.const}\``;
  }
  if (schema.anyOf) {
    return schema.anyOf.map(typeOf).join(' or ');
  }
  return schema.items ? `list of ${typeOf(schema.items)}` : (schema.type ?? 'any');
}

function limitsOf(schema: Schema): string {
  const { minLength, maxLength, minimum, maximum, exclusiveMinimum, maxItems, format } = schema;
  return [
    ...(maxLength === undefined ? [] : [`${minLength ?? 0} to ${maxLength} characters`]),
    ...(minimum === undefined ? [] : [`from ${minimum}`]),
    ...(exclusiveMinimum === undefined ? [] : [`above ${exclusiveMinimum}`]),
    ...(maximum === undefined ? [] : [`up to ${maximum}`]),
    ...(maxItems === undefined ? [] : [`up to ${maxItems} items`]),
    ...(format === undefined ? [] : [format]),
  ].join(', ');
}

function rulesTable(rules: readonly ReachableRule[]): string {
  const rows = rules.map(
    ({ id, category, basis, source }) => `| \`${id}\` | ${category} | ${basis} | ${cell(source)} |`,
  );
  return ['| Rule | Category | Basis | Source |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

function sourceLine({ title, url, asOf }: ReachableSource): string {
  return `- ${url === undefined ? title : `[${title}](${url})`}, ${asOf}`;
}

/** Lists longer than a few items end in a sentence that says how many were left out. */
function shorten(value: unknown): unknown {
  if (Array.isArray(value)) {
    const left = value.length - ITEMS_SHOWN;
    const shown = value.slice(0, ITEMS_SHOWN).map(shorten);
    return left > 0 ? [...shown, `… ${left} more`] : shown;
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shorten(inner)]));
  }
  return value;
}

const fenced = (value: unknown) => `\`\`\`json\n${JSON.stringify(value, undefined, 2)}\n\`\`\``;
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

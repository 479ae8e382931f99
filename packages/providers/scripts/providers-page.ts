// The page docs/providers.md, made from the data of the providers.
import { BRAND_FIELDS, CAMPAIGN_FIELDS } from '@tendlc/registration';
import { PROVIDERS } from '../src/catalogue.ts';
import { ONE_WAY } from '../src/conversion.ts';
import type { Provider, ProviderCall, ProviderField } from '../src/provider.ts';
import { fieldsOf, pathsOf } from '../src/values.ts';

export const PAGE = new URL('../../../docs/providers.md', import.meta.url);

const HEAD = `# Providers

Made by \`npm run docs\` from \`packages/providers\`.

\`GET /v1/registrations/{id}/export?to=<provider>\` shows a registration as the requests that would make it at a provider (G-87). Nothing is
sent, nothing is invented, and nothing is cut:

- \`calls\` are the requests in order. A value in braces, such as \`{brandId}\`, comes from an earlier answer or from your account there.
- \`missing\` has a question for everything that the provider requires and the registration does not have. \`fill\` answers it: a JSON
  object with the names in \`providerField\`. An answer never replaces a value of the registration.
- \`lost\` names the values that the provider has no place for, and \`warnings\` the texts that are too long or too short.
- \`asOf\` is the date of our sources. After 180 days, an export warns. \`unknown\` is what the sources do not say.

\`to=tcr\` is the dry run: exactly the requests that a submission would send. An export costs 1 token. \`POST /v1/registrations/imports\`
is the way back, and free: what has no place here is in its \`lost\`. A flag that the registration omits has its documented default.
`;

const isRequired = ({ required }: ProviderField): boolean => required === 'yes';
const code = (text: string): string => `\`${text}\``;

const callLine = (
  { method, path, operation, note, when, isOptional }: ProviderCall,
  index: number,
): string => {
  const request = operation === undefined ? `${method} ${path}` : operation;
  const condition =
    when === undefined
      ? ''
      : when.noneOf === undefined
        ? ' Only for sole proprietors.'
        : ' Not for sole proprietors.';
  return `${index + 1}. ${code(request)}${isOptional === true ? ' (optional)' : ''}${note === undefined ? '' : ` ${note}`}${condition}`;
};

function questionLines(fields: readonly ProviderField[]): string[] {
  const asked = fields.filter((field) => field.ask !== undefined && isRequired(field));
  return [...new Map(asked.map((field) => [field.name, field.ask])).entries()].map(
    ([name, question]) => `- ${code(name)}: ${question}`,
  );
}

const limitOf = ({ min, max }: ProviderField): string =>
  max === undefined ? `at least ${min}` : min === undefined ? `at most ${max}` : `${min} to ${max}`;

function limitRows(fields: readonly ProviderField[]): string[] {
  const limited = fields.filter(({ min, max }) => min !== undefined || max !== undefined);
  return [
    ...new Map(
      limited.map((field) => [
        field.name,
        `| ${code(field.name)} | ${pathsOf(field).map(code).join(', ') || '–'} | ${limitOf(field)} |`,
      ]),
    ).values(),
  ];
}

const OUR_PATHS = [
  ...Object.keys(BRAND_FIELDS).map((name) => `brand.${name}`),
  ...Object.keys(CAMPAIGN_FIELDS).map((name) => `campaign.${name}`),
];

function withoutPlace(fields: readonly ProviderField[]): string[] {
  const placed = new Set<string>(fields.filter(({ as }) => as !== ONE_WAY).flatMap(pathsOf));
  return OUR_PATHS.filter((path) => !placed.has(path)).map(code);
}

const section = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `\n${title}\n\n${lines.join('\n')}\n`;

function productText(calls: readonly ProviderCall[]): string {
  const fields = fieldsOf(calls);
  const limits = limitRows(fields);
  const lost = withoutPlace(fields);
  return [
    section('Requests, in order:', calls.map(callLine)),
    section('What it asks beside our fields:', questionLines(fields)),
    limits.length === 0
      ? ''
      : section('Lengths, in characters:', ['| Field | Ours | Length |', '|---|---|---|', ...limits]),
    lost.length === 0 ? '' : `\nNo place for: ${lost.join(', ')}.\n`,
  ].join('');
}

function providerText(provider: Provider): string {
  const { title, id, asOf, isPartial, sources, unknown, calls, tollFree } = provider;
  const partial = isPartial === true ? ' **Partial**: it publishes only part of its requests.' : '';
  return [
    `\n## ${title}\n\n${code(id)}, by sources of ${asOf}.${partial}\n`,
    section(
      'Sources:',
      sources.map((source) => `- ${source}`),
    ),
    productText(calls),
    section(
      'Unknown:',
      unknown.map((fact) => `- ${fact}`),
    ),
    tollFree === undefined
      ? ''
      : [
          `\n### ${title}: toll-free verification\n`,
          tollFree.asOf === undefined ? '' : `\nBy sources of ${tollFree.asOf}.\n`,
          productText(tollFree.calls),
          section(
            'Unknown:',
            (tollFree.unknown ?? []).map((fact) => `- ${fact}`),
          ),
        ].join(''),
  ].join('');
}

const overview = (): string =>
  [
    '\n| Provider | `to` | Sources of | Toll-free |\n|---|---|---|---|',
    ...PROVIDERS.map(
      ({ title, id, asOf, isPartial, tollFree }) =>
        `| ${title}${isPartial === true ? ' (partial)' : ''} | ${code(id)} | ${asOf} | ${tollFree === undefined ? '–' : (tollFree.asOf ?? asOf)} |`,
    ),
  ].join('\n');

export const makeProvidersPage = (): string =>
  `${HEAD}${overview()}\n${PROVIDERS.map(providerText).join('')}`;

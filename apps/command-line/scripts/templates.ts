// Makes the columns of the CSV templates from the definitions of registration fields.
import { templateColumns } from '../../../packages/registration/src/index.ts';

const HEAD = `// Generated from packages/registration by \`npm run docs\`. Do not edit.
// oxlint-disable eslint/max-lines
import type { CsvTemplate } from '../csv.ts';

`;

const rowsOf = (subject: 'brand' | 'campaign'): string =>
  templateColumns([subject])
    .map((column) => `    ${JSON.stringify(column)},\n`)
    .join('');

export const makeTemplates = (): string =>
  `${HEAD}export const CSV_TEMPLATES: Readonly<Record<'brand' | 'campaign', CsvTemplate>> = {
  brand: [\n${rowsOf('brand')}  ],
  campaign: [\n${rowsOf('campaign')}  ],
};
`;

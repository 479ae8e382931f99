// Part of `npm run train`: learns the model of roles from the training rows, and writes it to src/learned/models. Prints
// what rows of writers that it had not learned from say about the wordings and the model together.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rankOutputs, scoreOutputs } from '../../src/learned/linear-model.ts';
import { packWeights } from '../../src/learned/packed-weights.ts';
import { ROLE_BUCKETS, listRoleFeatures } from '../../src/text/role-features.ts';
import { type RoleWordings, readRoleWordings } from '../../src/text/role-rules.ts';
import { MESSAGE_ROLES, type MessageRole } from '../../src/text/roles.ts';
import { readRows } from '../evaluate/rows.ts';
import { foldOf } from './folds.ts';
import { type LearningRow, learn } from './learn.ts';
import { hashSources } from './sources.ts';

/** The rows of this writer are about the way out, and too many of them are offers. */
const WRITER_OF_OPT_OUTS = 'della';
const MODEL = join(import.meta.dirname, '../../src/learned/models/roles.json');
const SETTINGS = { buckets: ROLE_BUCKETS, ideasMin: 2, featuresMax: 14_000, epochs: 20 };
const FOLDS = 4;
/** The wordings were written from the rows of these writers, so that their rows say nothing about how far to trust them. */
const WRITERS_OF_WORDINGS = new Set(['nora', 'cole']);
/** Messages of the content area say less about the rest: they are mostly notices, and none is a confirmation. */
const CONTENT_SHARE = 0.5;

type RoleRow = LearningRow & {
  readonly writer: string;
  readonly text: string;
  readonly role: MessageRole;
  readonly wordings: RoleWordings;
  readonly isFromContent: boolean;
};

function prepare(
  row: { readonly text: string; readonly idea: string; readonly writer: string },
  role: MessageRole,
  isFromContent: boolean,
): RoleRow {
  const wordings = readRoleWordings(row.text);
  return {
    ...row,
    role,
    wordings,
    isFromContent,
    features: listRoleFeatures(row.text, WRITERS_OF_WORDINGS.has(row.writer) ? undefined : wordings),
    wanted: MESSAGE_ROLES.map((one) => Number(one === role)),
    share: isFromContent ? CONTENT_SHARE : 1,
  };
}

function judge(
  rows: readonly RoleRow[],
  isHeldOut: (row: RoleRow) => boolean,
): readonly [RoleRow, MessageRole][] {
  const model = learn(
    rows.filter((row) => !isHeldOut(row)),
    SETTINGS,
  );
  return rows
    .filter((row) => isHeldOut(row) && !row.isFromContent)
    .map((row) => {
      const [best] = rankOutputs(scoreOutputs(model, listRoleFeatures(row.text, row.wordings)));
      return [
        row,
        row.wordings.isCertain ? row.wordings.role : (MESSAGE_ROLES[best as number] as MessageRole),
      ];
    });
}

function describe(title: string, judged: readonly (readonly [RoleRow, MessageRole])[]): string {
  const share = (rows: typeof judged) => {
    const right = rows.filter(([row, role]) => row.role === role).length;
    return (rows.length === 0 ? '–' : ((100 * right) / rows.length).toFixed(1)).padStart(7);
  };
  const byRole = MESSAGE_ROLES.map((role) => share(judged.filter(([row]) => row.role === role)));
  return `${[title.padEnd(22), share(judged), ...byRole, String(judged.length).padStart(7)].join(' ')}\n`;
}

/** Several offers and no service: marketing, even without a label. */
function isPlainOffer(text: string): boolean {
  const { role, signs } = readRoleWordings(text);
  return (
    role === 'marketing' &&
    (signs.includes('offers 3') || signs.includes('offers 2')) &&
    signs.includes('services 0')
  );
}

/** These rows are traps for the content rules, nearly all of one role. */
const WRITERS_OF_TRAPS = new Set(['tess']);

const rows = [
  ...readRows('training', 'opt-out')
    .filter(({ writer }) => writer !== WRITER_OF_OPT_OUTS)
    .map((row) => prepare(row, row.role, false)),
  ...readRows('training', 'content').flatMap((row) => {
    const role = row.role ?? (isPlainOffer(row.text) ? 'marketing' : undefined);
    return role === undefined || WRITERS_OF_TRAPS.has(row.writer) ? [] : [prepare(row, role, true)];
  }),
];
process.stdout.write(
  `in %, held out             right ${MESSAGE_ROLES.map((role) => role.slice(0, 7).padStart(7)).join(' ')}    rows\n`,
);
for (const writer of new Set(rows.filter((row) => !row.isFromContent).map((row) => row.writer))) {
  process.stdout.write(
    describe(
      writer,
      judge(rows, (row) => row.writer === writer),
    ),
  );
}
const byIdea = Array.from({ length: FOLDS }, (_fold, fold) =>
  judge(rows, (row) => foldOf(row, FOLDS) === fold),
).flat();
process.stdout.write(describe(`a ${FOLDS}th of the ideas`, byIdea));
for (const writer of new Set(byIdea.map(([row]) => row.writer))) {
  process.stdout.write(
    describe(
      `  by ${writer}`,
      byIdea.filter(([row]) => row.writer === writer),
    ),
  );
}
if (process.argv[2] !== undefined) {
  for (const [row, role] of byIdea.filter(
    ([one, given]) => one.role !== given && one.writer === process.argv[2],
  )) {
    process.stdout.write(
      `${row.role} -> ${role} (${row.wordings.role}) ${row.text.replaceAll('\n', ' / ')}\n`,
    );
  }
}
const { biases, ...weights } = learn(rows, SETTINGS);
const packed = packWeights(weights);
writeFileSync(
  MODEL,
  `${JSON.stringify({ madeFrom: hashSources('roles'), biases, weights: packed }, undefined, 1)}\n`,
);
process.stdout.write(
  `${weights.scales.length} features, ${Math.round((packed.rows.length + packed.levels.length) / 1000)} kB\n`,
);

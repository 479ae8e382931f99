// Part of `npm run train`: learns the models of use cases and of refused businesses from the training rows, and writes
// them to src/learned/models. Prints what rows of writers that they had not learned from say about rules and model together.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentCategories } from '../../src/facts/content-categories.ts';
import { useCases } from '../../src/facts/use-cases.ts';
import { type Weights, rankOutputs, scoreOutputs } from '../../src/learned/linear-model.ts';
import { packWeights } from '../../src/learned/packed-weights.ts';
import { chooseByWords, nameWordings } from '../../src/rules/use-case-wordings.ts';
import { USE_CASE_BUCKETS, listUseCaseFeatures } from '../../src/text/use-case-features.ts';
import { type Row, readRows } from '../evaluate/rows.ts';
import { foldOf } from './folds.ts';
import { type LearningRow, learn } from './learn.ts';
import { hashSources } from './sources.ts';

const MODELS = join(import.meta.dirname, '../../src/learned/models');
const FOLDS = 4;
/** The rules were written from the rows of these writers, so that their rows say nothing about how far to trust them. */
const WRITERS_OF_RULES = new Set(['faye', 'sam']);
/** These rows are traps for refusals. Nearly all of them ask for the same use case, which would make it too likely. */
const WRITERS_OF_TRAPS = new Set(['tess']);
/** What an expert would accept, too, but not first. */
const ACCEPTED_SHARE = 0.6;

type UseCaseRow = Row<'use-cases'>;

const rows = readRows('training', 'use-cases');
const advised = new Set(rows.flatMap(({ accepts }) => accepts));
const refused = new Set(rows.flatMap((row) => (isRefusal(row) ? [row.refused as string] : [])));
const CODES = useCases.map(({ code }) => code).filter((code) => advised.has(code));
const CATEGORIES = contentCategories.map(({ id }) => id).filter((id) => refused.has(id));

function isRefusal({ accepts }: UseCaseRow): boolean {
  return accepts.length === 0;
}

function weighUseCases({ accepts }: UseCaseRow): number[] {
  return CODES.map((code) => (accepts[0] === code ? 1 : accepts.includes(code) ? ACCEPTED_SHARE : 0));
}

/** The last output is whether the business is refused at all. */
function weighRefusals(row: UseCaseRow): number[] {
  return [...CATEGORIES.map((id) => Number(isRefusal(row) && row.refused === id)), Number(isRefusal(row))];
}

const featuresOf = new Map(
  rows.map((row) => {
    const worded = chooseByWords({ description: row.text, hasAffiliates: false });
    const wordings = nameWordings(worded);
    const trusted = WRITERS_OF_RULES.has(row.writer) ? [] : wordings;
    return [
      row,
      {
        learned: listUseCaseFeatures(worded.words, trusted),
        judged: listUseCaseFeatures(worded.words, wordings),
      },
    ] as const;
  }),
);
const getFeatures = (row: UseCaseRow) =>
  featuresOf.get(row) as { learned: LearningRow['features']; judged: LearningRow['features'] };

const learnUseCases = (from: readonly UseCaseRow[]): Weights =>
  learn(
    from
      .filter((row) => !isRefusal(row) && !WRITERS_OF_TRAPS.has(row.writer))
      .map((row) => ({ features: getFeatures(row).learned, idea: row.idea, wanted: weighUseCases(row) })),
    { buckets: USE_CASE_BUCKETS, ideasMin: 2, featuresMax: 9_000, epochs: 30 },
  );

const learnRefusals = (from: readonly UseCaseRow[]): Weights =>
  learn(
    from.map((row) => ({ features: getFeatures(row).learned, idea: row.idea, wanted: weighRefusals(row) })),
    { buckets: USE_CASE_BUCKETS, ideasMin: 2, featuresMax: 9_000, epochs: 30 },
  );

type Judged = {
  readonly row: UseCaseRow;
  readonly best: string;
  readonly second: string;
  readonly category: string;
  readonly suspicion: number;
};

function judge(isHeldOut: (row: UseCaseRow) => boolean): Judged[] {
  const known = rows.filter((row) => !isHeldOut(row));
  const [ofUseCases, ofRefusals] = [learnUseCases(known), learnRefusals(known)];
  return rows.filter(isHeldOut).map((row) => {
    const [best = 0, second = 0] = rankOutputs(scoreOutputs(ofUseCases, getFeatures(row).judged));
    const scores = scoreOutputs(ofRefusals, getFeatures(row).judged);
    const [category = 0] = rankOutputs(scores.subarray(0, CATEGORIES.length));
    return {
      row,
      best: CODES[best] as string,
      second: CODES[second] as string,
      category: CATEGORIES[category] as string,
      suspicion: scores.at(-1) as number,
    };
  });
}

function describe(title: string, judged: readonly Judged[]): string {
  const share = (among: readonly Judged[], isCounted: (one: Judged) => boolean) =>
    (among.length === 0 ? '–' : ((100 * among.filter(isCounted).length) / among.length).toFixed(1)).padStart(
      9,
    );
  const honest = judged.filter(({ row }) => !isRefusal(row));
  const others = judged.filter(({ row }) => isRefusal(row));
  return `${[
    title.padEnd(22),
    share(honest, ({ row, best }) => row.accepts[0] === best),
    share(honest, ({ row, best }) => row.accepts.includes(best)),
    share(honest, ({ row, best, second }) => row.accepts.includes(best) || row.accepts.includes(second)),
    share(honest, ({ suspicion }) => suspicion > 0),
    share(others, ({ suspicion }) => suspicion > 0),
    share(others, ({ row, category }) => row.refused === category),
    String(judged.length).padStart(7),
  ].join(' ')}\n`;
}

process.stdout.write(
  'in %, held out              best  accepted  with 2nd  suspected  refused  category    rows\n',
);
for (const writer of new Set(rows.map((row) => row.writer))) {
  process.stdout.write(
    describe(
      writer,
      judge((row) => row.writer === writer),
    ),
  );
}
const byIdea = Array.from({ length: FOLDS }, (_fold, fold) =>
  judge((row) => foldOf(row, FOLDS) === fold),
).flat();
process.stdout.write(describe(`a ${FOLDS}th of the ideas`, byIdea));
for (const writer of new Set(rows.map((row) => row.writer))) {
  process.stdout.write(
    describe(
      `  by ${writer}`,
      byIdea.filter(({ row }) => row.writer === writer),
    ),
  );
}

function write(name: string, outputs: readonly string[], { biases, ...weights }: Weights): void {
  const packed = packWeights(weights);
  const model = { madeFrom: hashSources('use-cases'), outputs, biases, weights: packed };
  writeFileSync(join(MODELS, `${name}.json`), `${JSON.stringify(model, undefined, 1)}\n`);
  process.stdout.write(
    `${name}: ${weights.scales.length} features, ${Math.round((packed.rows.length + packed.levels.length) / 1000)} kB\n`,
  );
}
write('use-cases', CODES, learnUseCases(rows));
write('refusals', CATEGORIES, learnRefusals(rows));

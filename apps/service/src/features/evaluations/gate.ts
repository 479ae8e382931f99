// What a submission asks of evaluations: the one that it relies on.
import type { Evaluation } from '@tendlc/contract';
import type { Database } from '../../db/tables.ts';
import { findEvaluationOfRevision } from './queries.ts';

type ErrorFinding = {
  readonly ruleId: string;
  readonly paths: readonly string[];
  /** The registry itself rejects this. */
  readonly isRegistryRule: boolean;
};

type CurrentEvaluation = Pick<Evaluation, 'id' | 'revision' | 'verdict'> & {
  readonly contentHash: Buffer;
  readonly errors: readonly ErrorFinding[];
  /** Fields whose pages differ from those of the denied version. */
  readonly changedPages: readonly string[];
  /** The pages that it saw, each once. */
  readonly pages: readonly { readonly snapshotId: number }[];
};

/**
 * The newest evaluation of the revision (G-91).
 * @param id the evaluation that the caller relies on
 * @returns undefined if there is none, or if the one with this ID judged another revision
 */
export async function findEvaluation(
  db: Database,
  registration: { readonly id: number; readonly revision: number },
  id?: number,
): Promise<CurrentEvaluation | undefined> {
  const row = await findEvaluationOfRevision(db, registration, id);
  return row === undefined
    ? undefined
    : {
        id: row.id,
        revision: row.revision,
        verdict: row.verdict,
        contentHash: Buffer.from(row.content_hash),
        errors: row.findings.map(({ ruleId, field, isRegistryRule }) => ({
          ruleId,
          paths: [field].flat(),
          isRegistryRule: isRegistryRule === true,
        })),
        changedPages: row.changed_pages,
        pages: row.snapshots.map((snapshotId) => ({ snapshotId })),
      };
}

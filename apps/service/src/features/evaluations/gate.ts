// What a submission asks of evaluations: the one it relies on, and whether the registry itself would reject the packet.
import { reviewPacket } from '@tendlc/compliance';
import type { Evaluation, EvaluatedPage, EvaluationFinding } from '@tendlc/contract';
import type { Packet, PacketValues } from '@tendlc/registration';
import type { Database } from '../../db/tables.ts';
import { fieldsAnsweredBy, isTextChanged } from './known-facts.ts';
import { type DeniedVersion, findCurrentEvaluation, findDeniedVersion, type GateRow } from './queries.ts';

type ErrorFinding = Pick<EvaluationFinding, 'ruleId' | 'message'> & {
  readonly paths: readonly string[];
  /** The registry itself rejects this. */
  readonly isRegistryRule: boolean;
};

type CurrentEvaluation = Pick<Evaluation, 'id' | 'version' | 'revision' | 'verdict'> & {
  readonly contentHash: Buffer;
  readonly errors: readonly ErrorFinding[];
  /** Fields and pages whose page differs from the one that the denied version was judged by. */
  readonly changedPages: readonly string[];
  /** The pages that it saw. */
  readonly pages: readonly (Pick<EvaluatedPage, 'purpose' | 'url'> & {
    readonly snapshotId: number | null;
    readonly textHash: Buffer | null;
  })[];
};

const toError = ({ ruleId, message, field, isRegistryRule }: EvaluationFinding): ErrorFinding => ({
  ruleId,
  message,
  paths: [field].flat(),
  isRegistryRule: isRegistryRule === true,
});

const changedPagesOf = (pages: GateRow['pages'], denied: DeniedVersion): string[] => {
  const changed = pages.filter(
    ({ url, textHash }) => textHash !== null && isTextChanged(url, textHash, denied) !== false,
  );
  return [...new Set(changed.flatMap(fieldsAnsweredBy))];
};

/**
 * @param id absent: the newest evaluation
 * @returns undefined if there is none, or if it judged another revision than the current one
 */
export async function findEvaluation(
  db: Database,
  registrationId: number,
  id?: number,
): Promise<CurrentEvaluation | undefined> {
  const [row, denied] = await Promise.all([
    findCurrentEvaluation(db, registrationId, id),
    findDeniedVersion(db, registrationId),
  ]);
  return row === undefined
    ? undefined
    : {
        id: row.id,
        version: row.version,
        revision: row.revision,
        verdict: row.verdict,
        contentHash: Buffer.from(row.content_hash),
        errors: row.findings.map(toError),
        changedPages: denied === undefined ? [] : changedPagesOf(row.pages, denied),
        pages: row.pages.map(({ textHash, ...page }) => ({
          ...page,
          textHash: textHash === null ? null : Buffer.from(textHash, 'hex'),
        })),
      };
}

/**
 * Pure: what the registry itself would reject, whatever an evaluation says. No override passes it.
 * @param onFile the values of a brand that exists at the registry, for a packet without a brand
 */
export function findRegistryProblems(packet: Packet, onFile?: PacketValues): ErrorFinding[] {
  const review = reviewPacket({
    packet,
    ...(onFile !== undefined && { brandOnFile: { values: onFile } }),
    // No rule of the registry depends on the day.
    today: '1970-01-01',
  });
  return (review.findings as readonly EvaluationFinding[])
    .filter(({ isRegistryRule, status }) => isRegistryRule === true && status === 'error')
    .map(toError);
}

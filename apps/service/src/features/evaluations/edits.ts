// Takes edits of an evaluation over into a draft. Pure.
import type { Evaluation, EvaluationFinding, PatchRegistrationRequest, SkippedEdit } from '@tendlc/contract';
import { FIELDS_OF, type Packet, type Subject } from '@tendlc/registration';

export type Takeover = {
  readonly patch: PatchRegistrationRequest;
  readonly applied: string[];
  readonly skipped: SkippedEdit[];
};

const partsOf = (path: string): { subject: Subject; name: string } | undefined => {
  const [subject = '', name = ''] = path.split('.');
  const fields = Object.hasOwn(FIELDS_OF, subject) ? FIELDS_OF[subject as Subject] : undefined;
  return fields !== undefined && Object.hasOwn(fields, name)
    ? { subject: subject as Subject, name }
    : undefined;
};

const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Why an edit cannot be taken over; undefined if it can. */
function reasonAgainst(
  { edit }: EvaluationFinding,
  packet: Packet,
  fixedPaths: ReadonlySet<string>,
): SkippedEdit['reason'] | undefined {
  const parts = edit === undefined ? undefined : partsOf(edit.path);
  if (edit === undefined || parts === undefined) {
    return 'no_edit';
  }
  if (fixedPaths.has(edit.path)) {
    return 'unchangeable';
  }
  return isEqual(packet[parts.subject]?.[parts.name], edit.before) ? undefined : 'changed';
}

/**
 * Each field has one edit, which mends all findings on the field.
 * @param packet the newest values
 * @param fixedPaths fields that the registry does not change any more
 */
export function takeOver(
  findings: Evaluation['findings'],
  ruleIds: readonly string[],
  packet: Packet,
  fixedPaths: ReadonlySet<string>,
): Takeover {
  const skipped: SkippedEdit[] = [];
  const edits = new Map<string, unknown>();
  for (const ruleId of new Set(ruleIds)) {
    const ofRule = findings.filter((finding) => finding.ruleId === ruleId);
    if (ofRule.length === 0) {
      skipped.push({ ruleId, path: null, reason: 'unknown_rule' });
    }
    for (const finding of ofRule) {
      const reason = reasonAgainst(finding, packet, fixedPaths);
      if (reason === undefined && finding.edit !== undefined) {
        edits.set(finding.edit.path, finding.edit.after);
      } else {
        const path = finding.edit?.path ?? [finding.field].flat()[0] ?? null;
        skipped.push({ ruleId, path, reason: reason ?? 'no_edit' });
      }
    }
  }
  const patch: Record<string, Record<string, unknown>> = {};
  for (const [path, after] of edits) {
    const parts = partsOf(path);
    if (parts !== undefined) {
      (patch[parts.subject] ??= {})[parts.name] = after ?? null;
    }
  }
  return { patch, applied: [...edits.keys()], skipped };
}

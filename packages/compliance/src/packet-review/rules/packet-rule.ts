// How a rule on packets is written, and how a list of them is applied.
import type { ReviewRuleId } from '../../facts/review-rules/all-rules.ts';
import type { PacketContext } from '../packet-context.ts';
import { type Draft, type Verdict, report } from '../report.ts';

/** Returns what is wrong with what it reads, nothing if it holds. */
export type PacketRule<Read> = readonly [
  id: ReviewRuleId,
  check: (read: Read, context: PacketContext) => Verdict | readonly Verdict[] | undefined,
];

export function applyPacketRules<Read>(
  rules: readonly PacketRule<Read>[],
  read: Read,
  context: PacketContext,
): Draft[] {
  return rules.flatMap(([id, check]) => {
    const verdict = check(read, context);
    const verdicts = verdict === undefined ? [] : Array.isArray(verdict) ? verdict : [verdict as Verdict];
    return verdicts.map((one: Verdict) => report(id, one));
  });
}

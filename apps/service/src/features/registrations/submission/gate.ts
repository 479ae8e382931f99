// What a submission must pass before anything is charged or asked (G-85): the first reason that stands in the way.
import { isFinalDenial } from '@tendlc/compliance';
import { changesBetweenPackets, type Packet } from '@tendlc/registration';
import { type ErrorKind, ServiceError } from '../../../errors.ts';
import type { RegistrationRow } from '../queries.ts';
import { standingOf } from '../standing/standing.ts';

/** An evaluation, as far as the gate reads it. */
export type GateEvaluation = {
  readonly revision: number;
  readonly verdict: 'ready' | 'fixable' | 'blocked';
  readonly contentHash: Uint8Array;
  readonly errors: readonly {
    readonly ruleId: string;
    readonly paths: readonly string[];
    /** The registry itself rejects this. */
    readonly isRegistryRule: boolean;
  }[];
  /** Paths of pages whose text differs from what the denied version was judged by. */
  readonly changedPages: readonly string[];
};

export type GateInput = {
  readonly row: RegistrationRow;
  readonly packet: Packet;
  readonly evaluation: GateEvaluation | undefined;
  /** Of each version that was denied. */
  readonly deniedHashes: readonly Uint8Array[];
  /** The newest version that was denied, if the registration is denied now. */
  readonly denied: { readonly packet: Packet } | undefined;
  readonly isOverridden: boolean;
  /** What the create operations would refuse, in one sentence. */
  readonly registryProblem: string | undefined;
};

const NAMED_MAX = 10;

const listed = (names: readonly string[]): string => {
  const distinct = [...new Set(names)];
  const more = distinct.length - NAMED_MAX;
  return `${distinct.slice(0, NAMED_MAX).join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
};

function refuseUnderWay({ row }: GateInput): string | undefined {
  const { status } = standingOf(row);
  const isOpen = row.submission?.state === 'open';
  const isSettled = status === 'DENIED' || status === 'DRAFT';
  return isOpen || (row.version_status !== 'DRAFT' && !isSettled)
    ? `This registration is submitted already. ${standingOf(row).progress.nextAction}`
    : undefined;
}

const isDenied = ({ row }: GateInput): boolean => standingOf(row).status === 'DENIED';

const refuseFinal = (input: GateInput): string | undefined =>
  isDenied(input) && isFinalDenial(input.row.denial?.codes ?? [])
    ? 'This denial is final: a correction does not help. If the reviewer is mistaken, appeal the brand or nudge the partner.'
    : undefined;

const refuseUnevaluated = ({ row, evaluation }: GateInput): string | undefined =>
  evaluation?.revision === row.revision
    ? undefined
    : `Evaluate this registration first: there is no evaluation of revision ${row.revision}.`;

/** A page that cannot be opened now changes the hash, and corrects nothing. */
const isAsDenied = (input: GateInput): boolean =>
  isDenied(input) &&
  input.denied !== undefined &&
  changesBetweenPackets(input.denied.packet, input.packet).length === 0 &&
  input.evaluation?.changedPages.length === 0;

const isOfHash =
  ({ contentHash }: GateEvaluation) =>
  (hash: Uint8Array): boolean =>
    Buffer.compare(hash, contentHash) === 0;

const refuseUnchanged = (input: GateInput): string | undefined =>
  isAsDenied(input) || (input.evaluation !== undefined && input.deniedHashes.some(isOfHash(input.evaluation)))
    ? 'A version with the same content was denied. Change the registration or its pages, or contest the denial.'
    : undefined;

function refuseUnchangedFields(input: GateInput): string | undefined {
  const { row, packet, denied, evaluation } = input;
  const fields = row.denial?.fields ?? [];
  if (!isDenied(input) || denied === undefined || fields.length === 0) {
    return undefined;
  }
  const changed = new Set([
    ...changesBetweenPackets(denied.packet, packet).map(({ path }) => path),
    ...(evaluation?.changedPages ?? []),
  ]);
  return fields.some((path) => changed.has(path))
    ? undefined
    : `Nothing that the denial names has changed: ${listed(fields)}. Change at least one of these, or its page.`;
}

function refuseUnready({ evaluation, isOverridden, registryProblem }: GateInput): string | undefined {
  if (evaluation === undefined) {
    return undefined;
  }
  const { verdict, errors } = evaluation;
  const broken = errors.filter(({ isRegistryRule }) => isRegistryRule);
  const isPassed = verdict === 'ready' || (verdict === 'fixable' && isOverridden && broken.length === 0);
  if (isPassed && registryProblem === undefined) {
    return undefined;
  }
  if (registryProblem !== undefined && (isPassed || errors.length === 0)) {
    return `The registry would reject this: ${registryProblem}`;
  }
  if (errors.length === 0) {
    return `The verdict of the evaluation is ${verdict}. Read its findings.`;
  }
  const named = (isOverridden && verdict !== 'blocked' ? broken : errors).map(
    ({ ruleId, paths }) => `${paths.join(' and ')} (${ruleId})`,
  );
  return `The evaluation found what stands in the way: ${listed(named)}. ${
    verdict === 'blocked' || (isOverridden && broken.length > 0)
      ? 'No override passes this.'
      : 'Correct it, or send an override with your reason.'
  }`;
}

const GATE: readonly (readonly [ErrorKind, (input: GateInput) => string | undefined])[] = [
  ['registration_under_way', refuseUnderWay],
  ['final_denial', refuseFinal],
  ['not_evaluated', refuseUnevaluated],
  ['unchanged', refuseUnchanged],
  ['denied_fields_unchanged', refuseUnchangedFields],
  ['not_ready', refuseUnready],
];

/** @throws ServiceError of the first reason that applies, in the order of the contract */
export function passGate(input: GateInput): void {
  for (const [kind, refuse] of GATE) {
    const sentence = refuse(input);
    if (sentence !== undefined) {
      throw new ServiceError(kind, sentence, { canPassLater: true });
    }
  }
}

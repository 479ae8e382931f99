// The status of a campaign at each carrier: how it is read, shown, and compared.
import type { CarrierStatus, FieldChange } from '@tendlc/contract';
import { MNOS, type OperationStatusByMno } from '@tendlc/registry/wire';

type CarrierStatuses = Readonly<Record<string, string>>;

const NAMES = new Map<string, string>(
  MNOS.map(({ networkId, displayName }) => [String(networkId), displayName]),
);
export const nameCarrier = (mnoId: string): string => NAMES.get(mnoId) ?? `Carrier ${mnoId}`;

/** By the ID of the carrier. The registry lists carriers without a status, too. */
export const readCarrierStatuses = (operationStatus: OperationStatusByMno): CarrierStatuses =>
  Object.fromEntries(
    Object.entries(operationStatus).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

export const toCarriers = (statuses: CarrierStatuses): CarrierStatus[] =>
  Object.entries(statuses)
    .map(([mnoId, status]) => ({ mnoId: Number(mnoId), carrier: nameCarrier(mnoId), status }))
    .filter(({ mnoId }) => Number.isSafeInteger(mnoId));

const FIELD = 'carriers.';

/** One entry for each carrier, changed or not. */
export function compareCarriers(before: CarrierStatuses, after: CarrierStatuses): FieldChange[] {
  const mnoIds = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return mnoIds.map((mnoId) => ({
    field: `${FIELD}${nameCarrier(mnoId)}`,
    from: before[mnoId] ?? null,
    to: after[mnoId] ?? null,
  }));
}

/** The carrier that a change of `compareCarriers` is about. Undefined for a change of anything else. */
export const findChangedCarrier = (field: string): string | undefined =>
  field.startsWith(FIELD) ? field.slice(FIELD.length) : undefined;

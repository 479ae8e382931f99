// What it means if the registry does not find a record: deregistered, or registered with other credentials.
import { ServiceError } from '../../errors.ts';

/**
 * A record that its own account no longer has was deregistered. A record that this account never had may exist in another
 * account, where it keeps costing fees; it must not count as deregistered.
 * @throws ServiceError if the account that was asked never had the record
 */
export function refuseForeignAbsence(
  record: { credential_id: number; last_synced_at: Date | null; asked_at: Date },
  set: { id: number; accountSince: Date },
  noun: string,
): void {
  if (record.credential_id !== set.id || (record.last_synced_at ?? record.asked_at) < set.accountSince) {
    throw new ServiceError(
      'registry_refused',
      `The registry does not find this ${noun} with your current credentials. It was registered with other credentials.`,
    );
  }
}

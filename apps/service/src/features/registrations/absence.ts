// What it means if the registry does not find a record: deregistered, or registered with other credentials.
import { ServiceError } from '../../errors.ts';

/**
 * A record that the registry does not have any more is gone; one that an account has never had may stand in another, and go
 * on costing: nothing is said of it then.
 * @throws ServiceError when the account that was asked has never shown the record
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

// The customers of a reseller: where their registrations stand, what they cost, and their names (G-105).
import { registryCosts } from '@tendlc/compliance';
import {
  REGISTRATION_STATUSES,
  type RegistrationCustomer,
  type RegistrationStatus,
  type RenameCustomerRequest,
} from '@tendlc/contract';
import type { Caller } from '../../../caller.ts';
import type { Clock } from '../../../clock.ts';
import { pageOf, paginationOf } from '../../../db/pages.ts';
import type { Database } from '../../../db/tables.ts';
import { ServiceError } from '../../../errors.ts';
import { findCustomerCosts } from '../costs/queries.ts';
import { type CustomerRow, listCustomers, renameCustomer } from './queries.ts';

const CENTS = 100;

const countsOf = (byStatus: CustomerRow['by_status']) =>
  Object.fromEntries(REGISTRATION_STATUSES.map((status) => [status, byStatus[status] ?? 0])) as Record<
    RegistrationStatus,
    number
  >;

export type RegistrationCustomers = ReturnType<typeof createRegistrationCustomers>;

export function createRegistrationCustomers({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return {
    async list(caller: Caller, query: { page?: number; limit?: number; search?: string; userId?: number }) {
      const page = pageOf(query);
      const words = query.search?.trim();
      const { rows, total } = await listCustomers(db, {
        ...page,
        userId: caller.isAdmin ? query.userId : caller.userId,
        search: words === '' ? undefined : words,
      });
      const costs = await findCustomerCosts(
        db,
        {
          userIds: [...new Set(rows.map(({ user_id }) => user_id))],
          customers: rows.map(({ customer }) => customer),
          now: clock.now(),
        },
        registryCosts,
      );
      const customers = rows.map((row): RegistrationCustomer => {
        const cost = costs.find(
          ({ user_id, customer }) => user_id === row.user_id && customer === row.customer,
        );
        return {
          customer: row.customer,
          userId: row.user_id,
          registrations: row.registrations,
          byStatus: countsOf(row.by_status),
          waitingForYou: row.waiting,
          tokens: cost?.tokens ?? 0,
          registryUsd: (cost?.cents ?? 0) / CENTS,
          updatedAt: row.updated_at.toISOString(),
        };
      });
      return { customers, pagination: paginationOf(page, total) };
    },

    /**
     * Renames a customer; one of the same name takes its registrations over.
     * @throws ServiceError `not_found`
     */
    async rename(caller: Caller, { customer, to, userId }: RenameCustomerRequest): Promise<number> {
      const changed = await renameCustomer(db, {
        userId: caller.isAdmin ? (userId ?? caller.userId) : caller.userId,
        from: customer.trim(),
        to: to?.trim() ?? null,
      });
      if (changed === 0) {
        throw new ServiceError('not_found', 'No registration is for this customer.');
      }
      return changed;
    },
  };
}

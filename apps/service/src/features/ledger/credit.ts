// Adds purchased tokens, and tokens that an admin gives (G-26): an order ID credits once.
import type { Clock } from '../../clock.ts';
import { isOutOfRange } from '../../db/failures.ts';
import type { Database } from '../../db/tables.ts';
import { ServiceError } from '../../errors.ts';
import { type Audit, OPERATOR, type Origin } from '../audit/index.ts';
import { creditPurchase, findPurchase, type Purchase } from './queries.ts';

export type Credited = { readonly credited: boolean; readonly balance: number };

export type Credits = ReturnType<typeof createCredits>;

export function createCredits({
  db,
  clock,
  audit,
}: {
  db: Database;
  clock: Clock;
  audit: Pick<Audit, 'append'>;
}) {
  /** @returns the new balance, or undefined if there is no such account or the order was credited before */
  const write = (purchase: Purchase, origin: Origin): Promise<number | undefined> =>
    db.transaction().execute(async (transaction) => {
      const account = await creditPurchase(transaction, purchase, clock.now());
      if (account !== undefined) {
        const { amount, orderId, subscriptionId, notes } = purchase;
        const details = { amount, orderId, subscriptionId, notes, balance: account.token_balance };
        const entry = { ...origin, action: 'tokens.credited', userId: account.id, details } as const;
        await audit.append(transaction, entry);
      }
      return account?.token_balance;
    });

  /** @param missing the sentence without such an account */
  async function creditOnce(purchase: Purchase, origin: Origin, missing: string): Promise<Credited> {
    const balance = await write(purchase, origin).catch((error: unknown) => {
      throw isOutOfRange(error)
        ? new ServiceError('validation_failed', 'amount: the balance would become too large')
        : error;
    });
    if (balance !== undefined) {
      return { credited: true, balance };
    }
    const { account, amount, orderId } = purchase;
    const earlier = await findPurchase(db, orderId);
    if (earlier === undefined) {
      throw new ServiceError('not_found', missing);
    }
    const isSameAccount =
      'userId' in account ? earlier.id === account.userId : earlier.email_key === account.emailKey;
    if (!isSameAccount || earlier.amount !== amount) {
      throw new ServiceError(
        'validation_failed',
        `orderId: ${orderId} was credited already, ${earlier.amount} tokens to ${earlier.email}`,
      );
    }
    return { credited: false, balance: earlier.token_balance };
  }

  return {
    /**
     * By the operator command.
     * @returns `credited: false` and the current balance if this order was credited before
     * @throws ServiceError `not_found` without such an account; `validation_failed` if the order ID belongs to another
     *   account or amount
     */
    credit(purchase: {
      email: string;
      amount: number;
      orderId: number;
      subscriptionId?: number;
      notes?: string;
    }): Promise<Credited> {
      const { email, amount, orderId, subscriptionId = null, notes = null } = purchase;
      const account = { emailKey: email.trim().toLowerCase() };
      const bought = { account, amount, orderId, subscriptionId, notes };
      return creditOnce(bought, OPERATOR, `No account has the email ${email}.`);
    },

    /** By an admin, with a reason that the owner of the account reads, too. Otherwise as `credit`. */
    creditAccount: (
      { userId, reason, ...bought }: { userId: number; amount: number; orderId: number; reason: string },
      origin: Origin,
    ): Promise<Credited> =>
      creditOnce(
        { ...bought, account: { userId }, subscriptionId: null, notes: reason },
        origin,
        'This account does not exist.',
      ),
  };
}

// Runs work of all customers with bounded concurrency. Customers take turns, so that one with much work delays no other.

export class QueueTimeout extends Error {
  override readonly name = 'QueueTimeout';
}

export type FairQueue = {
  /** @throws QueueTimeout if the work has not started within `waitMs`, and what the work throws */
  run<Result>(customer: number, waitMs: number, work: () => Promise<Result>): Promise<Result>;
};

type Customer = {
  /** Work that waits, in its order. */
  readonly line: (() => void)[];
  running: number;
  /** The number of the last turn; 0 if there was none yet. */
  lastTurn: number;
};

/** @param perCustomerMax how much work of one customer runs at once, however little the others have */
export function createFairQueue(concurrency: number, perCustomerMax: number = concurrency): FairQueue {
  /** Only customers with work that waits or runs. */
  const customers = new Map<number, Customer>();
  let total = 0;
  let turns = 0;

  /** The customer with the least work in progress; among equals, the one whose last turn was longest ago. */
  function chooseCustomer(): Customer | undefined {
    let chosen: Customer | undefined;
    for (const customer of customers.values()) {
      const canRun = customer.line.length > 0 && customer.running < perCustomerMax;
      const isBefore =
        chosen === undefined ||
        customer.running < chosen.running ||
        (customer.running === chosen.running && customer.lastTurn < chosen.lastTurn);
      if (canRun && isBefore) {
        chosen = customer;
      }
    }
    return chosen;
  }

  function startNext(): void {
    while (total < concurrency) {
      const customer = chooseCustomer();
      if (customer === undefined) {
        return;
      }
      turns += 1;
      total += 1;
      customer.running += 1;
      customer.lastTurn = turns;
      customer.line.shift()?.();
    }
  }

  function forgetIdle(id: number, { line, running }: Customer): void {
    if (line.length === 0 && running === 0) {
      customers.delete(id);
    }
  }

  async function waitForTurn(id: number, customer: Customer, waitMs: number): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        customer.line.splice(customer.line.indexOf(start), 1);
        forgetIdle(id, customer);
        reject(new QueueTimeout());
      }, waitMs);
      customer.line.push(start);
      startNext();
    });
  }

  return {
    async run(id, waitMs, work) {
      const customer = customers.get(id) ?? { line: [], running: 0, lastTurn: 0 };
      customers.set(id, customer);
      await waitForTurn(id, customer, waitMs);
      try {
        return await work();
      } finally {
        total -= 1;
        customer.running -= 1;
        forgetIdle(id, customer);
        startNext();
      }
    },
  };
}

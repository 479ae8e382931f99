// Bounds how many requests wait or run in this process: altogether, and of one customer.

export type Places = {
  /** @returns what gives the place back, or the limit that is reached */
  take(customer: number): (() => void) | 'customer_limit' | 'queue_full';
};

export function createPlaces(limits: { total: number; perCustomer: number }): Places {
  const takenByCustomer = new Map<number, number>();
  let taken = 0;

  function change(customer: number, by: 1 | -1): void {
    taken += by;
    const left = (takenByCustomer.get(customer) ?? 0) + by;
    if (left === 0) {
      takenByCustomer.delete(customer);
    } else {
      takenByCustomer.set(customer, left);
    }
  }

  return {
    take(customer) {
      if ((takenByCustomer.get(customer) ?? 0) >= limits.perCustomer) {
        return 'customer_limit';
      }
      if (taken >= limits.total) {
        return 'queue_full';
      }
      change(customer, 1);
      return () => change(customer, -1);
    },
  };
}

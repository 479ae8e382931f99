// How many rows the bench seeds, and whose they are.

export type Sizes = {
  readonly registrations: number;
  readonly ledgerRows: number;
  /** Callbacks of the registry. Calls to it, events for customers, and entries of the audit log are a tenth of that each. */
  readonly callbacks: number;
  readonly accounts: number;
};

const numberOf = (name: string, usual: number): number => Number(process.env[name] ?? usual);

export const SMALL: Sizes = {
  registrations: 10_000,
  ledgerRows: 10_000,
  callbacks: 10_000,
  accounts: 1_000,
};

/** `SCALE_REGISTRATIONS`, `SCALE_LEDGER_ROWS`, and `SCALE_CALLBACKS` make it smaller. */
export const readLarge = (): Sizes => {
  const registrations = numberOf('SCALE_REGISTRATIONS', 1_000_000);
  return {
    registrations,
    ledgerRows: numberOf('SCALE_LEDGER_ROWS', 10_000_000),
    callbacks: numberOf('SCALE_CALLBACKS', 10_000_000),
    accounts: Math.ceil(registrations / 10),
  };
};

/** One account has a tenth of everything: a reseller. */
export const RESELLER = 1;
/** This one is equal in both databases. */
export const TYPICAL = 2;
export const ADMIN = 3;
/** The other accounts have the same share of the rest. */
export const FIRST_OTHER = 4;

export const OF_TYPICAL = { registrations: 25, ledgerRows: 500, callbacks: 200 } as const;
/** Accounts that pay for tool calls at the same time. */
export const PAYERS = 64;
export const BALANCE = 1_000_000_000;

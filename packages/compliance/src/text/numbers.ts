// Numbers as people read them, the same wherever the code runs.

/** 40000 as `40,000`. Not toLocaleString, whose answer depends on the machine. */
export function groupThousands(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** 15 as `15 USD`, 4.5 as `4.50 USD`. */
export function inDollars(usd: number): string {
  return `${Number.isInteger(usd) ? groupThousands(usd) : usd.toFixed(2)} USD`;
}

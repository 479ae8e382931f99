// Formats numbers and dollar amounts independently of the machine's locale.

/** 40000 as `40,000`. Does not use toLocaleString because its result depends on the machine. */
export function groupThousands(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** 15 as `15 USD`, 4.5 as `4.50 USD`. */
export function formatDollars(usd: number): string {
  return `${Number.isInteger(usd) ? groupThousands(usd) : usd.toFixed(2)} USD`;
}

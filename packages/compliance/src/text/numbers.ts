// Numbers as people read them, the same wherever the code runs.

/** 40000 as `40,000`. Not toLocaleString, whose answer depends on the machine. */
export function groupThousands(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

// Lists that stay sorted by a time.

/** After items with the same time, so that the first planned happens first. */
export function insertByTime<Item extends { dueAt: number }>(list: Item[], item: Item): void {
  let from = 0;
  let to = list.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((list[middle]?.dueAt ?? 0) <= item.dueAt) {
      from = middle + 1;
    } else {
      to = middle;
    }
  }
  list.splice(from, 0, item);
}

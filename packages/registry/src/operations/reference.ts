// Finds a record by the caller's reference, to resolve a creation whose response was lost.
import type { Loose } from '../wire/index.ts';

/**
 * Compares the reference of each result (the registry ignores case), so that a filter that the registry does not apply
 * cannot return another record.
 */
export async function findByReference<Found extends Loose<{ referenceId: string }>>(
  referenceId: string,
  search: () => AsyncGenerator<Found>,
): Promise<Found | null> {
  const wanted = referenceId.toLowerCase();
  if (wanted === '') {
    throw new RangeError('a search by reference needs a reference');
  }
  for await (const found of search()) {
    if (found.referenceId?.toLowerCase() === wanted) {
      return found;
    }
  }
  return null;
}

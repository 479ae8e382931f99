// Protects searches for a part of a text: the index never hides a text that contains what is looked for.
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DATABASES, serviceForTest } from '../../../test/support/service.ts';
import { findsWords } from '../search.ts';

const letters = fc.string({
  unit: fc.constantFrom('a', 'B', 'ß', 'İ', 'é', '1', '-', ' ', '%', '_', '\n', '🍲'),
  maxLength: 14,
});

test.each(DATABASES)(
  'G-148 a search finds exactly the texts that contain it, on the %s database',
  async (database) => {
    const { deps } = await serviceForTest({ database });
    await fc.assert(
      fc.asyncProperty(letters, letters, letters, async (before, wanted, after) => {
        for (const text of [`${before}${wanted}${after}`, `${before}${after}`]) {
          const { rows } = await sql<{ found: boolean; contains: boolean }>`
          select ${findsWords(sql`lower(${text}::text)`, wanted)} as found,
            strpos(lower(${text}::text), lower(${wanted}::text)) > 0 as contains`.execute(deps.db);
          expect(rows[0]?.found).toBe(rows[0]?.contains);
        }
      }),
      { numRuns: 60 },
    );
  },
);

// Protects the retention of page contents: a content without snapshots is noted, even if two processes delete the last two at once.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DATABASES, serviceForTest } from '../../../test/support/service.ts';
import { waitFor } from '../../../test/support/wait.ts';

test.each(DATABASES.filter((database) => database === 'server'))(
  'two transactions that delete the last two snapshots of a content leave it noted as unused, on the %s database',
  async (database) => {
    const { db } = (await serviceForTest({ database })).deps;
    await sql`insert into page_contents (hash, content, last_stored_at) values ('\\x01', '', now())`.execute(
      db,
    );
    const { rows } = await sql<{ id: number }>`
      insert into page_snapshots (url, final_url, redirects, status, headers, is_trial_network, bytes, body_hash, text_hash, title, fetched_at)
      select 'https://a.example', 'https://a.example', '{}', 200, '{}', false, 1, '\\x01', '\\x01', 'A', now()
      from generate_series(1, 2) returning id`.execute(db);
    const remove = (id: number | undefined) => sql`delete from page_snapshots where id = ${id}`;
    const isWaiting = async () => {
      const { rows: waiting } = await sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        db,
      );
      return waiting.length > 0 ? true : undefined;
    };
    const second = await db.transaction().execute(async (transaction) => {
      await remove(rows[0]?.id).execute(transaction);
      // In an object, so that the transaction does not wait for it.
      const deleted = { done: remove(rows[1]?.id).execute(db) };
      await waitFor(isWaiting, 'the second deletion');
      return deleted;
    });
    await second.done;
    const contents = await sql`select is_unused from page_contents`.execute(db);
    expect(contents.rows).toEqual([{ is_unused: true }]);
  },
);

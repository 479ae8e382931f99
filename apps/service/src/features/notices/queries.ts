// The SQL of which mails somebody does not want.
import type { Database } from '../../db/tables.ts';

export async function findSwitchedOff(db: Database, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('switched_off_notices')
    .select('kind')
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ kind }) => kind);
}

export async function switchOff(db: Database, userId: number, kind: string): Promise<void> {
  await db
    .insertInto('switched_off_notices')
    .values({ user_id: userId, kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function switchOn(db: Database, userId: number, kind: string): Promise<void> {
  await db
    .deleteFrom('switched_off_notices')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .execute();
}

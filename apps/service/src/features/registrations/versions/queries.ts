// The SQL of versions of a registration.
import type { Database } from '../../../db/tables.ts';

export const findVersions = (db: Database, registrationId: number) =>
  db
    .selectFrom('registration_versions')
    .selectAll()
    .where('registration_id', '=', registrationId)
    .orderBy('number', 'desc')
    .execute();

export const findVersion = (db: Database, registrationId: number, number: number) =>
  db
    .selectFrom('registration_versions')
    .selectAll()
    .where('registration_id', '=', registrationId)
    .where('number', '=', number)
    .executeTakeFirst();

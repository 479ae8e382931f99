// Protects backups: a restore reproduces the data exactly, and damaged or misplaced backups are rejected.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { type DatabaseTarget, openDatabase, parseDatabaseUrl } from '../../db/open.ts';
import { createLog } from '../../log.ts';
import type { Database } from '../../db/tables.ts';
import { dumpOf } from '../../../test/support/dump.ts';
import { expectLedgerInvariants } from '../../../test/support/ledger-invariants.ts';
import { DATABASES, startService, type TestService } from '../../../test/support/service.ts';
import { createDatabaseAt } from '../../../../../test/support/postgres-server.ts';
import { copyTemplate } from '../../../test/support/template.ts';
import { foldSpending } from '../../features/registrations/costs/queries.ts';
import { packetOf } from '../../features/registrations/test/support/submissions.ts';
import { findWrongSpending } from '../../verify/queries.ts';
import { verify } from '../../verify/verify.ts';
import { checkBackup, restoreBackup } from '../restore.ts';
import { writeBackup } from '../write.ts';

function folderForTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tendlc-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function emptyDatabase(kind: 'embedded' | 'server'): Promise<Database> {
  const folder = join(folderForTest(), 'database');
  const url = kind === 'server' ? await createDatabaseAt(inject('postgresUrl')) : `pglite:${folder}`;
  if (kind === 'embedded') {
    copyTemplate(inject('templateFolder'), folder);
  }
  const { db } = await openDatabase({
    target: parseDatabaseUrl(url) as DatabaseTarget,
    log: createLog('silent'),
    onEnd: () => undefined,
  });
  onTestFinished(() => db.destroy());
  // Creating an embedded database takes seconds; clearing a copy is fast.
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  return db;
}

const contentOf = async (db: Database): Promise<string[]> =>
  (await dumpOf({ deps: { db } } as TestService))
    .split('\n')
    .filter((line) => !line.includes('"timestamp"'))
    .toSorted();

/** Values that a careless format would corrupt. */
const HARD_EVENTS = [
  'null',
  '"\\u2028 line\\nfeed \\" quote \\\\ back"',
  '{"b": 1.50, "a": 12345678901234567890, "ß": [null, {}]}',
];

async function fill(service: TestService): Promise<void> {
  const user = await service.registerWithBalance(7);
  await service.call('POST', '/v1/api-keys', { name: 'Größe "1" {a,b} \\ 🙂' }, user);
  const secrets = { tcrSid: 'sid-of-dana', tcrAuthToken: 'token-of-dana' };
  await service.call('POST', '/v1/tcr/my-credentials', secrets, user);
  for (const [place, data] of HARD_EVENTS.entries()) {
    await sql`
      insert into customer_events (public_id, user_id, type, data, created_at)
      values (${`evt_${place}`}, ${user.id}, 'x', ${data}::jsonb, '2026-11-20 09:30:00.123456+00')`.execute(
      service.deps.db,
    );
  }
  await sql`update api_keys set scopes = array['a"b', 'c,d', null, '{}'], expires_at = 'infinity'`.execute(
    service.deps.db,
  );
  // One evaluation is in the sums of spending, and one is not yet.
  for (const customer of ['Juniper', 'Zinnia']) {
    await service.deps.sweep();
    const draft = { ...packetOf(), customer };
    const { body } = await service.call('POST', '/v1/registrations', draft, user);
    const evaluations = `/v1/registrations/${body.registration.id}/evaluations`;
    await service.call('POST', evaluations, { fetchPages: false }, user);
  }
  await sql`
    insert into password_resets values (${user.id}, '\\x00ff0a'::bytea, now())`.execute(service.deps.db);
}

describe.each(DATABASES)('a backup of the %s database', (source) => {
  let service: TestService;
  let folder: string;
  let file: string;
  let content: readonly string[];
  beforeAll(async () => {
    service = await startService({ database: source, hasMadeUpEvents: true });
    await fill(service);
    folder = mkdtempSync(join(tmpdir(), 'tendlc-backup-'));
    file = join(folder, 'backup.gz');
    // Before the service takes more changes into its sums.
    content = await contentOf(service.deps.db);
    await writeBackup(service.deps.db, file);
  });
  afterAll(async () => {
    await service.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(DATABASES)(
    'restores exactly into an empty %s database, and the service continues from there',
    async (target) => {
      const db = await emptyDatabase(target);
      await restoreBackup(db, file, await checkBackup(file));
      expect(await contentOf(db)).toEqual(content);
      await expectLedgerInvariants(db);
      const sums = await db.selectFrom('spending_totals').select(['customer', 'tokens']).execute();
      expect(sums).toEqual([{ customer: 'Juniper', tokens: 1 }]);
      await foldSpending(db);
      expect(await findWrongSpending(db)).toEqual([]);
      const both = await db.selectFrom('spending_totals').select('customer').orderBy('customer').execute();
      expect(both.map(({ customer }) => customer)).toEqual(['Juniper', 'Zinnia']);
      const checks = await verify({ db, seals: undefined, now: service.clock.now(), isServing: false });
      expect(checks.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
      const highest = await sql<{ id: number }>`select max(id) as id from users`.execute(db);
      const next = await sql<{ id: number }>`
      insert into users (email, email_key, password_hash, first_name, created_at)
      values ('next@test.example', 'next@test.example', 'x', 'Next', now()) returning id`.execute(db);
      expect(next.rows[0]?.id).toBeGreaterThan(highest.rows[0]?.id as number);
      await expect(sql`delete from token_transactions`.execute(db)).rejects.toThrow('append-only');
      await expect(sql`delete from audit_log`.execute(db)).rejects.toThrow('append-only');
    },
  );

  test('is readable only by its owner, and contains no plaintext secrets', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['backup.gz']);
    expect(gunzipSync(readFileSync(file)).toString()).not.toMatch(/sid-of-dana|token-of-dana/);
  });
});

describe('a backup file', () => {
  let service: TestService;
  let folder: string;
  let file: string;
  beforeAll(async () => {
    service = await startService({ hasMadeUpEvents: true });
    await fill(service);
    folder = mkdtempSync(join(tmpdir(), 'tendlc-backup-'));
    file = join(folder, 'backup.gz');
    await writeBackup(service.deps.db, file);
  });
  afterAll(async () => {
    await service.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function changed(bytes: Buffer): string {
    const path = join(folderForTest(), 'changed.gz');
    writeFileSync(path, bytes);
    return path;
  }
  const rewritten = (change: (text: string) => string) =>
    changed(gzipSync(change(gunzipSync(readFileSync(file)).toString())));

  test('that is truncated anywhere is rejected', async () => {
    const bytes = readFileSync(file);
    for (let place = 0; place < 20; place += 1) {
      const cut = changed(bytes.subarray(0, Math.floor((bytes.length * place) / 20)));
      await expect(checkBackup(cut)).rejects.toThrow(/^\S+ cannot be used: it is cut off$/);
    }
    const lines = gunzipSync(bytes).toString().split('\n');
    for (const kept of [0, 1, 5, lines.length - 2]) {
      const cut = changed(
        gzipSync(
          lines
            .slice(0, kept)
            .map((line) => `${line}\n`)
            .join(''),
        ),
      );
      await expect(checkBackup(cut)).rejects.toThrow('it is cut off');
    }
  });

  test('with any flipped bit is rejected, or is still the same backup', async () => {
    const bytes = readFileSync(file);
    const whole = await checkBackup(file);
    let rejected = 0;
    // The first ten bytes record when and where gzip ran.
    for (let place = 10; place < bytes.length; place += Math.ceil(bytes.length / 60)) {
      const damaged = Buffer.from(bytes);
      damaged[place] = (damaged[place] as number) ^ 0b100;
      // A few bits of a compressed stream mean nothing, such as lengths of codes that are never used.
      const outcome = await checkBackup(changed(damaged)).catch((error: unknown) => String(error));
      if (typeof outcome === 'string') {
        expect(outcome, `byte ${place}`).toContain('cannot be used');
        rejected += 1;
      } else {
        expect(outcome, `byte ${place}`).toEqual(whole);
      }
    }
    expect(rejected).toBeGreaterThan(50);
  });

  test('with changed rows is rejected, and so is a file that is not a backup', async () => {
    await expect(
      checkBackup(rewritten((text) => text.replace('@test.example', '@evil.example'))),
    ).rejects.toThrow('the rows of users do not match their checksum');
    await expect(checkBackup(rewritten(() => '{"format":"other"}\n'))).rejects.toThrow(
      'it is not a backup of this service',
    );
    await expect(checkBackup(changed(Buffer.from('hello')))).rejects.toThrow('it is damaged');
    await expect(checkBackup(join(folder, 'none.gz'))).rejects.toThrow('there is no such file');
  });

  test('of a newer schema is rejected with a fix', async () => {
    const newer = rewritten((text) =>
      text.replace(/"schemaVersion":"[^"]+"/, '"schemaVersion":"9999-later"'),
    );
    await expect(checkBackup(newer)).rejects.toThrow(
      /its schema is 9999-later.*install the newer version first/,
    );
  });

  test('restores only into an empty database', async () => {
    const before = await contentOf(service.deps.db);
    await expect(restoreBackup(service.deps.db, file, await checkBackup(file))).rejects.toThrow(
      'the database is not empty',
    );
    expect(await contentOf(service.deps.db)).toEqual(before);
  });

  test('does not overwrite another file, and a failure leaves no file', async () => {
    await expect(writeBackup(service.deps.db, file)).rejects.toThrow('exists already');
    const target = join(folderForTest(), 'b.gz');
    await service.deps.db
      .transaction()
      .execute((transaction) => sql`create table circle_a (id int primary key)`.execute(transaction));
    await sql`create table circle_b (id int primary key references circle_a)`.execute(service.deps.db);
    await sql`alter table circle_a add foreign key (id) references circle_b`.execute(service.deps.db);
    await expect(writeBackup(service.deps.db, target)).rejects.toThrow('refer to each other');
    await sql`drop table circle_a, circle_b cascade`.execute(service.deps.db);
    expect(existsSync(target) || existsSync(`${target}.part`)).toBe(false);
    await expect(writeBackup(service.deps.db, '/nowhere/b.gz')).rejects.toThrow('its folder does not exist');
  });
});

test.each(DATABASES)('a backup of an older schema is migrated to this one (%s)', async (kind) => {
  const old = await emptyDatabase(kind);
  await migrate(old, '0009-credential-accounts');
  await sql`
    insert into users (email, email_key, password_hash, first_name, created_at)
    values ('old@test.example', 'old@test.example', 'x', 'Old', now())`.execute(old);
  const file = join(folderForTest(), 'old.gz');
  await writeBackup(old, file);
  const db = await emptyDatabase(kind);
  await restoreBackup(db, file, await checkBackup(file));
  await migrate(old);
  expect(await contentOf(db)).toEqual(await contentOf(old));
});

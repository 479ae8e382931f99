// Opens the embedded database of a stopped service to check its contents.
import { openDatabase } from '../../src/db/open.ts';
import type { Database } from '../../src/db/tables.ts';
import { createLog } from '../../src/log.ts';

export async function openStopped(dataDir: string): Promise<Database> {
  const { db } = await openDatabase({
    target: { kind: 'embedded', folder: `${dataDir}/database` },
    log: createLog('silent'),
    onEnd: () => undefined,
    isBrief: true,
  });
  return db;
}

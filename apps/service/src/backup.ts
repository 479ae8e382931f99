// `npm run backup -- <file>`.
import { BackupRefused } from './backup/format.ts';
import { backUp } from './operator/maintenance.ts';
import { describeBackup, runToEnd } from './operator/print.ts';

await runToEnd(async () => {
  const [file, ...rest] = process.argv.slice(2);
  if (file === undefined || file.startsWith('-') || rest.length > 0) {
    throw new BackupRefused('enter one file: npm run backup -- <file>');
  }
  return { text: describeBackup(await backUp(file)), code: 0 };
});

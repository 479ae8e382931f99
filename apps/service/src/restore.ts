// `npm run restore -- <file>`.
import { BackupRefused } from './backup/format.ts';
import { restore } from './operator/maintenance.ts';
import { describeRestore, runToEnd } from './operator/print.ts';

await runToEnd(async () => {
  const [file, ...rest] = process.argv.slice(2);
  if (file === undefined || file.startsWith('-') || rest.length > 0) {
    throw new BackupRefused('enter one file: npm run restore -- <file>');
  }
  return { text: describeRestore(await restore(file)), code: 0 };
});

// `npm run verify`.
import { verifyDatabase } from './operator/maintenance.ts';
import { describeChecks, runToEnd } from './operator/print.ts';

await runToEnd(async () => {
  const checks = await verifyDatabase();
  const isRight = checks.every(({ outcome }) => outcome !== 'failed');
  return { text: describeChecks(checks), code: isRight ? 0 : 1 };
});

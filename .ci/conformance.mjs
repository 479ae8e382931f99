// Runs the black-box suite and fails on any case that is not set aside by name in conformance-aside.txt.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const AREAS = [
  'accounts',
  'tokens',
  'tools-contract',
  'errors-and-headers',
  'limits',
  'credentials',
  'brands',
  'campaigns',
  'admin',
  'api-keys-and-validate',
];
const print = (line) => void process.stdout.write(`${line}\n`);
const aside = new Set(
  readFileSync(new URL('./conformance-aside.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);

const run = spawnSync(process.execPath, [process.argv[2], ...AREAS, '--json'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'ignore'],
});
const { cases } = JSON.parse(run.stdout);
const named = (one) => aside.has(`${one.area}: ${one.name}`);
const failed = cases.filter((one) => one.status === 'fail' && !one.lenient);
const broken = failed.filter((one) => !named(one));
const healed = cases.filter((one) => one.status === 'pass' && named(one));
const skipped = cases.filter((one) => one.status === 'skip' && !named(one));
for (const one of broken) {
  print(`FAIL ${one.area}: ${one.name}`);
}
for (const one of skipped) {
  print(`SKIPPED ${one.area}: ${one.name} (${one.reason})`);
}
for (const one of healed) {
  print(`passes now, take it out of .ci/conformance-aside.txt: ${one.area}: ${one.name}`);
}
print(
  `conformance: ${cases.length - failed.length - skipped.length} cases pass, ${failed.length - broken.length} set aside`,
);
process.exitCode = broken.length + healed.length + skipped.length > 0 ? 1 : 0;

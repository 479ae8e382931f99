// `npm run build:packages [target]`: builds the published packages, to install them from a checkout.
import { join } from 'node:path';
import process from 'node:process';
import { buildPackages } from './build.ts';
import { findUnpublishable } from './content-check.ts';
import { ROOT } from './packages.ts';

const target = process.argv[2] ?? join(ROOT, 'dist', 'packages');
for (const [name, folder] of await buildPackages(target)) {
  const faults = findUnpublishable(folder);
  if (faults.length > 0) {
    throw new Error(`${name} must not be published:\n${faults.join('\n')}`);
  }
  process.stdout.write(`${name}  ${folder}\n`);
}

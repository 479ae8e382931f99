// `npm run bench -- <name>`: compares with a baseline in one run, and writes bench/results/<name>.json.
import { compileSmallPatterns } from '@tendlc/service';
import { benchBatches } from './batches/index.ts';
import { benchCallbacks } from './callbacks/index.ts';
import { benchCharge } from './charge/index.ts';
import { benchConsole } from './console/index.ts';
import { benchPacketReview } from './packet-review/index.ts';
import { benchScale } from './scale/index.ts';
import { benchSegments } from './segments/index.ts';
import { benchSlowPages } from './slow-pages/index.ts';
import { benchTools } from './tools/index.ts';

const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  batches: benchBatches,
  callbacks: benchCallbacks,
  charge: benchCharge,
  console: benchConsole,
  'packet-review': benchPacketReview,
  scale: benchScale,
  segments: benchSegments,
  'slow-pages': benchSlowPages,
  tools: benchTools,
};

// As the service does.
compileSmallPatterns();
const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : Object.keys(BENCHES)) {
  const bench = BENCHES[name];
  if (bench === undefined) {
    process.stderr.write(`there is no bench ${name}; there are ${Object.keys(BENCHES).join(', ')}\n`);
    process.exit(1);
  }
  await bench();
}

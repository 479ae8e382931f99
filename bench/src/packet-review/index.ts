// Measures how long the review of a registration without pages takes, for a packet without faults and one with many.
import { writeFileSync } from 'node:fs';
import { reviewPacket } from '@tendlc/compliance';
import { brand, campaign } from './example-packet.ts';

const ROUNDS = 300;
const WARM_UP = 200;
const RESULTS = new URL('../../results/packet-review.json', import.meta.url);
const TODAY = '2026-11-22';

/** Each text of the faulty packet is changed in each round, so that no reading is remembered. */
const makeFaulty = (round: number) => ({
  ...campaign,
  description: `We text our customers about many things, number ${round}.`,
  messageFlow: `Customers must agree to texts number ${round} to create an account on our website.`,
  sample1: `Your visit number ${round} is on Tuesday. Details: https://bit.ly/3xYzSo`,
  sample2: `Flash sale ${round}: 30% off. Shop now.`,
  optinMessage: `Thanks for joining list ${round}.`,
  optoutMessage: `Are you sure that you want to leave list ${round}?`,
  helpMessage: `Help for list ${round} is on the way.`,
});

type Figures = { medianMs: number; worstOfTwentyMs: number; cpuMs: number };

/** Other work on the machine stretches the time of a review, and its CPU time less so. */
function measure(review: (round: number) => unknown): Figures {
  for (let round = 0; round < WARM_UP; round += 1) {
    review(-round);
  }
  const before = process.cpuUsage();
  const times = Array.from({ length: ROUNDS }, (_, round) => {
    const start = performance.now();
    review(round);
    return performance.now() - start;
  }).toSorted((one, other) => one - other);
  const { user, system } = process.cpuUsage(before);
  const cpuMs = Number(((user + system) / 1000 / ROUNDS).toFixed(3));
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(3));
  return { medianMs: at(0.5), worstOfTwentyMs: at(0.95), cpuMs };
}

export function benchPacketReview(): Promise<void> {
  const pages = { optIn: ['https://cedarhollowdental.example/texts'] };
  const results = {
    measuredAt: new Date().toISOString(),
    rounds: ROUNDS,
    ready: measure((round) =>
      reviewPacket({
        packet: {
          brand,
          campaign: { ...campaign, sample1: `${campaign.sample1} ${round}` },
          pages,
        },
        today: TODAY,
      }),
    ),
    faulty: measure((round) =>
      reviewPacket({ packet: { brand, campaign: makeFaulty(round), pages }, today: TODAY }),
    ),
  };
  process.stdout.write(`packet-review ${JSON.stringify(results)}\n`);
  writeFileSync(RESULTS, `${JSON.stringify(results, undefined, 2)}\n`);
  return Promise.resolve();
}

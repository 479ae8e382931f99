// Reviews the examples of the fields after the start: the first review of a process took 0.4 seconds, in which nothing else ran.
import { reviewPacket } from '@tendlc/compliance';
import { FIELDS_OF, type Packet, SUBJECTS } from '@tendlc/registration';

const EXAMPLE_DAY = '2026-11-20';

/** Packets of the examples, each with one field more than the one before: so each piece prepares little that is new. */
export function growingPackets(): Packet[] {
  const paths = SUBJECTS.flatMap((subject) =>
    Object.entries(FIELDS_OF[subject]).map(([name, { example }]) => ({ subject, name, example })),
  );
  return paths.map((_path, last) => {
    const given = paths.slice(0, last + 1);
    const subjects = new Set(given.map(({ subject }) => subject));
    return Object.fromEntries(
      [...subjects].map((subject) => [
        subject,
        Object.fromEntries(
          given.filter((path) => path.subject === subject).map(({ name, example }) => [name, example]),
        ),
      ]),
    );
  });
}

/** @returns pieces of work of some milliseconds each; the reviewer is pure, so its findings are not needed */
export function listReviewWarmUps(): readonly (() => void)[] {
  const packets = growingPackets();
  // The engine compiles a pattern to machine code when it is used for the second time.
  return [...packets, ...packets.slice(-1)].map((packet) => () => {
    reviewPacket({ packet, today: EXAMPLE_DAY });
  });
}

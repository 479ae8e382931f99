// What the commands for registrations share: files, drafts that equal them, and the formats of findings.
import type { Registration, Tendlc } from '@tendlc/client';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { writeFileSync } from 'node:fs';
import { UsageError } from '../../exit.ts';
import type { FailOn } from '../../output/findings.ts';
import type { ReviewForm } from '../../output/reviews.ts';
import { type PacketFile, readPacket } from '../../packet/packet-file.ts';
import { patchTo } from '../../packet/packet-patch.ts';
import { readSource } from '../../request-files.ts';
import { printable, type Terminal } from '../../terminal.ts';

export type ReviewOptions = { readonly format?: ReviewForm; readonly failOn: FailOn };

const ID = /^[1-9]\d{0,14}$/;

export const isId = (words: string): boolean => ID.test(words);

export function toId(words: string): number {
  if (!isId(words)) {
    throw new InvalidArgumentError('Enter the ID of a registration, such as 7.');
  }
  return Number(words);
}

export const readPacketFile = async (terminal: Terminal, file: string): Promise<PacketFile> =>
  readPacket(file, await readSource(terminal, file));

export const addReviewOptions = (command: Command): Command =>
  command
    .addOption(
      new Option(
        '--format <form>',
        'format of the findings; default is github in GitHub Actions, otherwise human',
      ).choices(['human', 'json', 'github']),
    )
    .addOption(
      new Option('--fail-on <severity>', 'lowest severity that sets exit code 1')
        .choices(['error', 'warning'])
        .default('error'),
    );

export const formOf = (terminal: Terminal, { format }: ReviewOptions): ReviewForm =>
  format ?? (terminal.environment['GITHUB_ACTIONS'] === 'true' ? 'github' : 'human');

/** Creates the draft of a file, and writes its ID into the file or says how to. */
export async function createDraft(
  terminal: Terminal,
  client: Tendlc,
  file: PacketFile,
  isSaved: boolean,
): Promise<Registration> {
  if (isSaved) {
    assertSavable(file);
  }
  const { registration, warnings } = await client.registrations.create(file.packet);
  const { id } = registration;
  noteWarnings(terminal, warnings);
  if (!isSaved) {
    terminal.note(
      `created registration ${id}. Add this line to the file, so that it is updated next time: registration: ${id}`,
    );
    return registration;
  }
  // Before the file is written: if that fails, the ID is known.
  terminal.note(`created registration ${id}`);
  writeFileSync(file.file, file.withRegistration(id));
  terminal.note(`saved its ID in ${file.file}`);
  return registration;
}

/** A service of another version may not know every field of the file. */
function noteWarnings(
  terminal: Terminal,
  warnings: readonly { readonly path: string; readonly problem: string }[] = [],
): void {
  for (const { path, problem } of warnings) {
    terminal.note(printable(`warning: ${path} ${problem}`));
  }
}

/** Before the draft is created, so that none is created again and again. */
function assertSavable(file: PacketFile): void {
  if (file.file === '-') {
    throw new UsageError('--save needs a file, because standard input cannot be changed');
  }
  try {
    if (readPacket(file.file, file.withRegistration(1)).registrationId === 1) {
      return;
    }
  } catch {
    // Reported below: the text of this error is about a file that does not exist.
  }
  throw new UsageError(
    `--save cannot add the line "registration:" to ${file.file}. Start the file at the left margin, without an empty "registration:".`,
  );
}

/** A draft that another change reached first is not overwritten. */
export async function updateDraft(
  terminal: Terminal,
  client: Tendlc,
  id: number,
  file: PacketFile,
): Promise<Registration> {
  const { registration } = await client.registrations.get(id);
  const patch = patchTo(registration, file.packet);
  if (patch === undefined) {
    return registration;
  }
  const headers = { 'if-match': `"${registration.revision}"` };
  const updated = await client.registrations.update(id, patch, { headers });
  terminal.note(`updated registration ${id} from ${file.file}`);
  noteWarnings(terminal, updated.warnings);
  return updated.registration;
}

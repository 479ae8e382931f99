// Drafts that come from the rows of a file (G-88). The reference of a row finds its draft again, so that a file can be sent
// any number of times.
import type { PatchRegistrationRequest } from '@tendlc/contract';
import type { Caller } from '../../../caller.ts';
import { violatedConstraint } from '../../../db/failures.ts';
import type { Database } from '../../../db/tables.ts';
import type { Registrations } from '../service.ts';
import { type FileRow, findByReference, setRowHash } from './queries.ts';

const SAME_REFERENCE = 'registrations_reference';

export type FileDrafts = ReturnType<typeof createFileDrafts>;

export function createFileDrafts({
  db,
  registrations,
}: {
  readonly db: Database;
  readonly registrations: Pick<Registrations, 'createFromRow' | 'patch'>;
}) {
  /** @returns undefined if another file has made a draft of this reference meanwhile */
  async function add(
    owner: Caller,
    row: FileRow,
    request: PatchRegistrationRequest,
  ): Promise<number | undefined> {
    try {
      return await registrations.createFromRow(owner, request, row);
    } catch (error) {
      if (violatedConstraint(error) === SAME_REFERENCE) {
        return undefined;
      }
      throw error;
    }
  }

  return {
    /**
     * Makes a draft of the row, or changes the one that it has made before. A row that is the same as then leaves it alone,
     * also if the draft was changed by hand since.
     * @returns the ID of the registration
     * @throws ServiceError as a change of the registration
     */
    async takeRow(owner: Caller, row: FileRow, request: PatchRegistrationRequest): Promise<number> {
      const known = await findByReference(db, owner.userId, row.reference);
      if (known === undefined) {
        return (await add(owner, row, request)) ?? this.takeRow(owner, row, request);
      }
      if (known.row_hash === null || Buffer.compare(known.row_hash, row.hash) !== 0) {
        await registrations.patch(owner, String(known.id), request, () => true);
        await setRowHash(db, known.id, row.hash);
      }
      return known.id;
    },
  };
}

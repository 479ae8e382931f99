// Credentials that the registry refuses: nothing is registered or followed until they are replaced.
import { sources } from '@tendlc/compliance';
import { addMs, dayOf, type Judgment, NOTHING } from './cause.ts';

export type CredentialFacts = {
  readonly id: number;
  readonly userId: number;
  readonly sidEnding: string;
  readonly isActive: boolean;
  /** The newest answer of the registry since the credentials were last changed. */
  readonly lastStatus: number | null;
  readonly lastAt: Date | null;
};

/** A successful call ends the cause, and makes no subject due. */
const LOOK_AGAIN_MS = 5 * 60_000;

export function judgeCredentials(
  { sidEnding, isActive, lastStatus, lastAt }: CredentialFacts,
  now: Date,
): Judgment {
  if (!isActive || lastAt === null || (lastStatus !== 401 && lastStatus !== 403)) {
    return NOTHING;
  }
  return {
    causes: [
      {
        type: 'credentials.refused',
        aspect: '',
        occurrence: null,
        severity: 'error',
        message: `The registry refuses the credentials that end in ${sidEnding} (status ${lastStatus}, ${dayOf(lastAt)}). Registrations cannot go on, and their status is not updated.`,
        dueAt: null,
        nextAction:
          'Create a new API key and secret in your account at The Campaign Registry, and store them here.',
        source: sources.registryApi,
      },
    ],
    nextAt: addMs(now, LOOK_AGAIN_MS),
  };
}

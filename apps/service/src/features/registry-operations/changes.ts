// Changes at the registry that must happen once. The registry has no reference for them: if a response is lost, the record
// shows whether the change has happened.
import { isRegistryError, type RegistryClient } from '@tendlc/registry';
import { translateRegistryError } from '../../registry/failures.ts';
import type { RegistryGateway } from '../../registry/gateway.ts';
import type { PreparedCall } from '../credentials/index.ts';

export type OperationsDeps = {
  readonly registry: Pick<RegistryGateway, 'ask' | 'askRaw'>;
  readonly wait: (ms: number) => Promise<void>;
};

type Ask<Result> = (client: RegistryClient) => Promise<Result>;

/** What the registry has accepted can become visible after a moment. */
const LOOK_UP_AFTER_MS = [0, 400, 1_500];

/** Done, and there is nothing more to say. */
export const DONE = true;

export function createChanges({ registry, wait }: OperationsDeps) {
  /** A lookup that fails proves nothing, so the next one follows. */
  async function lookUp<Result>(
    { set, cause }: PreparedCall,
    find: Ask<Result | undefined>,
  ): Promise<Result | undefined> {
    for (const afterMs of LOOK_UP_AFTER_MS) {
      await wait(afterMs);
      const found = await registry.askRaw(set, cause, find).catch((error: unknown) => {
        if (!isRegistryError(error)) {
          throw error;
        }
        return undefined;
      });
      if (found !== undefined) {
        return found;
      }
    }
    return undefined;
  }

  return {
    /**
     * @param find what the change has made, or undefined if it has not happened; asked only if the response was lost
     * @throws ServiceError of the registry
     */
    async once<Result>(
      call: PreparedCall,
      change: Ask<Result>,
      find: Ask<Result | undefined>,
    ): Promise<Result> {
      try {
        return await registry.askRaw(call.set, call.cause, change);
      } catch (error) {
        const found = isRegistryError(error) && error.mayHaveHappened ? await lookUp(call, find) : undefined;
        if (found !== undefined) {
          return found;
        }
        throw translateRegistryError(error);
      }
    },
  };
}
export type Changes = ReturnType<typeof createChanges>;

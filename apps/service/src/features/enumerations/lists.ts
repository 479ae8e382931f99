// Enumerations of the registry: fetched once an hour for each credential set, with our own copy as a fallback.
import { type EnumValue, isRegistryError, readEnum, shippedEnumAnswer } from '@tendlc/registry';
import { SERVICE_ENUM_TYPES, type ServiceEnumType } from '@tendlc/registry/wire';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';
import { translateRegistryError } from '../../registry/failures.ts';
import type { CallCause, RegistryGateway } from '../../registry/gateway.ts';
import type { CredentialSet } from '../credentials/index.ts';

const KEEP_MS = 3_600_000;
const LISTS_MAX = 2_000;
/** Of all lists together; a registry at a customer's URL may send megabytes. */
const CHARACTERS_MAX = 16 * 1024 * 1024;

export type EnumList = {
  readonly values: readonly EnumValue[];
  readonly source: 'registry' | 'shipped';
};

/** None of these lists is empty, so an empty answer is an error. */
class EmptyList extends Error {
  override readonly name = 'EmptyList';
}

export function createEnumLists(deps: { registry: Pick<RegistryGateway, 'askRaw'>; clock: Clock }) {
  const kept = new LRUCache<string, readonly EnumValue[]>({
    max: LISTS_MAX,
    maxSize: CHARACTERS_MAX,
    sizeCalculation: (values) => JSON.stringify(values).length,
    ttl: KEEP_MS,
    ttlResolution: 0,
    perf: { now: () => deps.clock.now().getTime() },
  });
  const asking = new Map<string, Promise<readonly EnumValue[]>>();

  async function ask(set: CredentialSet, cause: CallCause, type: ServiceEnumType) {
    const answer = await deps.registry.askRaw(set, cause, (client) =>
      client.enums.read(SERVICE_ENUM_TYPES[type]),
    );
    const values = readEnum(type, answer);
    if (values.length === 0) {
      throw new EmptyList();
    }
    return values;
  }

  /** Concurrent callers share one request. */
  function askOnce(key: string, question: () => Promise<readonly EnumValue[]>) {
    const shared =
      asking.get(key) ??
      question()
        .then((values) => {
          kept.set(key, values);
          return values;
        })
        .finally(() => asking.delete(key));
    asking.set(key, shared);
    return shared;
  }

  return {
    /** @throws ServiceError `registry_login_refused`; after any other failure of the registry, returns our own copy */
    async read(set: CredentialSet, cause: CallCause, type: ServiceEnumType): Promise<EnumList> {
      // With the version, because changed credentials may belong to another account.
      const key = `${set.id} ${set.version} ${type}`;
      try {
        const values = kept.get(key) ?? (await askOnce(key, () => ask(set, cause, type)));
        return { values, source: 'registry' };
      } catch (error) {
        if (!(error instanceof EmptyList) && !(isRegistryError(error) && error.kind !== 'unauthorized')) {
          throw translateRegistryError(error);
        }
        return {
          values: readEnum(type, shippedEnumAnswer(SERVICE_ENUM_TYPES[type])),
          source: 'shipped',
        };
      }
    },
  };
}

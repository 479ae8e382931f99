// The values that the registry accepts in a field, with the credentials of a customer.
import { isServiceEnumType } from '@tendlc/registry';
import type { ServiceEnumType } from '@tendlc/registry/wire';
import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { ServiceError } from '../../errors.ts';
import type { RegistryGateway } from '../../registry/gateway.ts';
import {
  type CredentialStore,
  type OwnerChoice,
  prepareCall,
  type PreparedCall,
} from '../credentials/index.ts';
import { createEnumLists, type EnumList } from './lists.ts';

export type Enumerations = ReturnType<typeof createEnumerations>;

export function createEnumerations(deps: {
  clock: Clock;
  credentials: Pick<CredentialStore, 'openActive' | 'openActiveOf'>;
  registry: Pick<RegistryGateway, 'askRaw'>;
}) {
  const lists = createEnumLists(deps);

  return {
    /** @throws ServiceError `not_found` */
    typeOf(text: string): ServiceEnumType {
      if (!isServiceEnumType(text)) {
        throw new ServiceError('not_found', 'This list does not exist.');
      }
      return text;
    },

    /** @throws ServiceError `credentials_missing`, `validation_failed` */
    prepare: (caller: Caller, choice: OwnerChoice): Promise<PreparedCall> =>
      prepareCall(deps.credentials, caller, choice),

    read: ({ set, cause }: PreparedCall, type: ServiceEnumType): Promise<EnumList> =>
      lists.read(set, cause, type),
  };
}

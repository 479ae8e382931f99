// Resellers of a registry account, and tags of its brands and campaigns.
import type { ResellerRequest } from '@tendlc/contract';
import type { RegistryClient } from '@tendlc/registry';
import type { Page, Reseller, TaggedRecord } from '@tendlc/registry/wire';
import { ServiceError } from '../../errors.ts';
import { isRefusedWith, translateRegistryError } from '../../registry/failures.ts';
import { normalizePhone } from '../brands/index.ts';
import type { PreparedCall } from '../credentials/index.ts';
import { type Changes, DONE, type OperationsDeps } from './changes.ts';

const NOT_FOUND = 502;
const RESELLER_ID = /^[A-Za-z0-9_-]{1,64}$/;
const notFound = () => new ServiceError('not_found', 'This reseller does not exist.');

/** @throws ServiceError `not_found` */
export function checkResellerId(id: string): string {
  if (!RESELLER_ID.test(id)) {
    throw notFound();
  }
  return id;
}

const sameWords = (one: string | null | undefined, other: string) =>
  one?.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * With the phone number as the registry writes it. A number without a country code is one of the United States.
 * @throws ServiceError `validation_failed`
 */
export function prepareReseller(request: ResellerRequest): ResellerRequest {
  const phone = normalizePhone(request.phone, 'US');
  if (phone === undefined) {
    throw new ServiceError('validation_failed', 'phone: must be a phone number such as +15125557123');
  }
  return { ...request, phone };
}

/** Without the choice of the account. */
const bodyOf = ({ companyName, phone, email }: ResellerRequest) => ({ companyName, phone, email });

/** The registry keeps names unique, and ignores case. */
const isAs = (reseller: Reseller, { companyName, phone, email }: ResellerRequest): boolean =>
  sameWords(reseller.companyName, companyName) &&
  reseller.phone === phone &&
  sameWords(reseller.email, email);

async function findAs(client: RegistryClient, wanted: ResellerRequest): Promise<Reseller | undefined> {
  for await (const reseller of client.resellers.all()) {
    if (isAs(reseller, wanted)) {
      return reseller;
    }
  }
  return undefined;
}

/** Whether the registry says that there is no such reseller. */
async function isGone(client: RegistryClient, resellerId: string): Promise<boolean> {
  try {
    await client.resellers.read(resellerId);
    return false;
  } catch (error) {
    if (isRefusedWith(error, NOT_FOUND)) {
      return true;
    }
    throw error;
  }
}

export function createResellers({ registry }: OperationsDeps, changes: Changes) {
  /** @throws ServiceError `not_found` */
  async function read({ set, cause }: PreparedCall, resellerId: string): Promise<Reseller> {
    try {
      return await registry.askRaw(set, cause, (client) => client.resellers.read(resellerId));
    } catch (error) {
      throw isRefusedWith(error, NOT_FOUND) ? notFound() : translateRegistryError(error);
    }
  }

  return {
    read,

    list: (
      { set, cause }: PreparedCall,
      { page, limit }: { page: number; limit: number },
    ): Promise<Page<Reseller>> =>
      registry.ask(set, cause, (client) => client.resellers.list({ page, recordsPerPage: limit })),

    create: (call: PreparedCall, request: ResellerRequest): Promise<Reseller> =>
      changes.once(
        call,
        (client) => client.resellers.create(bodyOf(request)),
        (client) => findAs(client, request),
      ),

    async update(call: PreparedCall, resellerId: string, request: ResellerRequest): Promise<Reseller> {
      await read(call, resellerId);
      return changes.once(
        call,
        (client) => client.resellers.update(resellerId, bodyOf(request)),
        async (client) => {
          const reseller = await client.resellers.read(resellerId);
          return isAs(reseller, request) ? reseller : undefined;
        },
      );
    },

    async remove(call: PreparedCall, resellerId: string): Promise<void> {
      await read(call, resellerId);
      await changes.once(
        call,
        async (client) => (await client.resellers.delete(resellerId), DONE),
        async (client) => ((await isGone(client, resellerId)) ? DONE : undefined),
      );
    },

    /** Repeating it at the registry has no further effect, so a lost response is followed by a second call. */
    async putTag(call: PreparedCall, tagged: TaggedRecord, name: string): Promise<void> {
      const put = async (client: RegistryClient) => (await client.tags.put(tagged, name), DONE);
      await changes.once(call, put, put);
    },

    /** A tag that the record does not have counts as removed. */
    async deleteTag(call: PreparedCall, tagged: TaggedRecord, name: string): Promise<void> {
      const remove = async (client: RegistryClient) => {
        try {
          await client.tags.delete(tagged, name);
        } catch (error) {
          if (!isRefusedWith(error, NOT_FOUND)) {
            throw error;
          }
        }
        return DONE;
      };
      await changes.once(call, remove, remove);
    },
  };
}

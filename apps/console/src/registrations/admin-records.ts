// What admins load: the lists, for free, and what of them several pages need.
import { useQuery } from '@tanstack/react-query';
import type {
  Credentials,
  ListBrandsQuery,
  ListCampaignsQuery,
  ListCredentialsQuery,
  ListCustomersQuery,
  ListRegistryCallsQuery,
  ListRegistryEventsQuery,
  RegistryEvent,
  User,
} from '@tendlc/client';
import { callApi } from '../api/call.ts';
import { queries, useUser } from '../api/session.ts';

/** Of lists that are shown as tables. */
export const ROWS = 25;
const ROWS_MAX = 100;

/** Lists of admins are free and change by themselves: each look is a fresh one. */
export const FRESH = { staleTime: 0 } as const;

export const loadSets = async (query: ListCredentialsQuery) => {
  const { credentials, pagination } = await callApi((through) => through.admin.listCredentials(query));
  return { rows: credentials, pagination };
};

export const loadBrands = async (query: ListBrandsQuery) => {
  const { brands, pagination } = await callApi((through) => through.brands.list(query));
  return { rows: brands, pagination };
};

export const loadCampaigns = async (query: ListCampaignsQuery) => {
  const { campaigns, pagination } = await callApi((through) => through.campaigns.list(query));
  return { rows: campaigns, pagination };
};

export const loadEvents = async (query: ListRegistryEventsQuery) => {
  const { events, pagination } = await callApi((through) => through.admin.listRegistryEvents(query));
  return { rows: events, pagination };
};

export const loadCalls = async (query: ListRegistryCallsQuery) => {
  const { logs, pagination } = await callApi((through) => through.admin.listRegistryCalls(query));
  return { rows: logs, pagination };
};

export const loadCustomers = async (query: ListCustomersQuery) => {
  const { customers, pagination } = await callApi((through) => through.admin.listCustomers(query));
  return { rows: customers, pagination };
};

/** The address of a customer who is among the newest; undefined of others, who are found by their number. */
export function useCustomerEmail(userId: number): string | undefined {
  const { isAdmin } = useUser();
  const { data } = useQuery({
    queryKey: ['admin', 'customers'],
    queryFn: async (): Promise<ReadonlyMap<number, User>> => {
      const { rows } = await loadCustomers({ limit: ROWS_MAX });
      return new Map(rows.map((user) => [user.id, user]));
    },
    enabled: isAdmin,
  });
  return data?.get(userId)?.email;
}

export type LoadedSets = { readonly rows: readonly Credentials[]; readonly isAll: boolean };

/** The newest sets, for names and choices: one look for all pages. */
export function useSets(): LoadedSets | undefined {
  const { data } = useQuery({
    queryKey: ['admin', 'sets'],
    queryFn: async (): Promise<LoadedSets> => {
      const { rows, pagination } = await loadSets({ limit: ROWS_MAX });
      return { rows, isAll: pagination.total <= rows.length };
    },
  });
  return data;
}

const setKey = (id: number) => ['admin', 'set', id];

const loadSet = async (id: number): Promise<Credentials> =>
  (await callApi((through) => through.admin.getCredentials(String(id)))).credentials;

export const useSet = (id: number) =>
  useQuery({ queryKey: setKey(id), queryFn: () => loadSet(id), ...FRESH });

/** A set by what is loaded anyway; asked for alone only when it is not among the newest. */
export function useKnownSet(id: number): Credentials | undefined {
  const sets = useSets();
  const known = sets?.rows.find((set) => set.id === id);
  const { data } = useQuery({
    queryKey: setKey(id),
    queryFn: () => loadSet(id),
    enabled: sets !== undefined && known === undefined,
  });
  return known ?? data;
}

/** After a set was stored or changed: what is shown of it follows. */
export function noteSet(set: Credentials): void {
  queries.setQueryData(setKey(set.id), set);
  void queries.invalidateQueries({ queryKey: ['admin', 'sets'] });
}

/** Further back nobody looks while they wait. */
const PAGES_SEARCHED = 3;

/** One event as it is now. There is no call for one alone. */
export async function findEvent(event: RegistryEvent): Promise<RegistryEvent | undefined> {
  const { id, credentialId, eventType } = event;
  const query = { credentialId, limit: ROWS_MAX, ...(eventType === null ? {} : { eventType }) };
  for (let page = 1; page <= PAGES_SEARCHED; page += 1) {
    const { rows, pagination } = await loadEvents({ ...query, page });
    const found = rows.find((row) => row.id === id);
    if (found !== undefined || page >= pagination.totalPages) {
      return found;
    }
  }
  return undefined;
}

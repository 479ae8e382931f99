// Requests of the admin pages, which are free, and data that several of them share.
import { useQuery } from '@tanstack/react-query';
import type {
  Credentials,
  Customer,
  ListBrandsQuery,
  ListCampaignsQuery,
  ListCredentialsQuery,
  ListCustomersQuery,
  ListRegistryCallsQuery,
  ListRegistryEventsQuery,
  RegistryEvent,
} from '@tendlc/client';
import { callApi } from '../api/call.ts';
import { queries, useUser } from '../api/session.ts';

/** Page size of tables. */
export const ROWS = 25;
const ROWS_MAX = 100;

/** Admin lists are free and change often, so each visit fetches them again. */
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

export const accountKey = (id: number | string) => ['admin', 'account', String(id)];

type Wanted = { readonly id: number; readonly give: (customer: Customer | undefined) => void };
let wanted: Wanted[] = [];

/** Those that are asked for at the same time share one request. */
async function loadWanted(): Promise<void> {
  const asked = wanted.slice(0, ROWS_MAX);
  wanted = wanted.slice(ROWS_MAX);
  const ids = [...new Set(asked.map(({ id }) => id))].join(',');
  const found = await loadCustomers({ ids, limit: ROWS_MAX }).catch(() => ({ rows: [] as Customer[] }));
  const byId = new Map(found.rows.map((customer) => [customer.id, customer]));
  asked.forEach(({ id, give }) => give(byId.get(id)));
  if (wanted.length > 0) {
    void loadWanted();
  }
}

const loadCustomer = (id: number): Promise<Customer | null> =>
  new Promise((resolve) => {
    if (wanted.length === 0) {
      setTimeout(() => void loadWanted(), 0);
    }
    wanted.push({ id, give: (customer) => resolve(customer ?? null) });
  });

/** The account of a customer, for admins; undefined while it loads, and if it does not exist any more. */
export function useCustomer(userId: number): Customer | undefined {
  const { isAdmin } = useUser();
  const { data } = useQuery({
    queryKey: ['admin', 'customer', userId],
    queryFn: () => loadCustomer(userId),
    enabled: isAdmin && userId > 0,
  });
  return data ?? undefined;
}

export const useCustomerEmail = (userId: number): string | undefined => useCustomer(userId)?.email;

export type LoadedSets = { readonly rows: readonly Credentials[]; readonly isAll: boolean };

/** The newest credentials, for names and choices: one request for all pages. */
export function useSets(): LoadedSets | undefined {
  const { isAdmin } = useUser();
  const { data } = useQuery({
    enabled: isAdmin,
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

/** Credentials from the loaded list; fetched separately only if they are not in it. */
export function useKnownSet(id: number): Credentials | undefined {
  const sets = useSets();
  const known = sets?.rows.find((set) => set.id === id);
  const { data } = useQuery({
    queryKey: setKey(id),
    queryFn: () => loadSet(id),
    enabled: sets !== undefined && known === undefined && id > 0,
  });
  return known ?? data;
}

/** Updates the cache after credentials were added or changed. */
export function noteSet(set: Credentials): void {
  queries.setQueryData(setKey(set.id), set);
  void queries.invalidateQueries({ queryKey: ['admin', 'sets'] });
}

/** Searching further back would take too long. */
const PAGES_SEARCHED = 3;

/** The current state of one event. The API has no request for a single event. */
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

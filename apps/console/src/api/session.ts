// Who is logged in, and what they have left. The balance moves with every answer that tells it, without asking again.
import type { RegisterRequest, User } from '@tendlc/client';
import { QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { TendlcError } from '@tendlc/client';
import { client } from './client.ts';

/** Lists and records cost a token each: they are loaded when somebody asks, and kept until then. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 3_600_000,
      retry: false,
      refetchOnWindowFocus: false,
      // What cannot be sent is said at once, not held back until there is a connection.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

const KEY = ['session'] as const;

const today = () => new Date().toISOString().slice(0, 10);

export type Session = User & { readonly hasDailyFree: boolean };

const toSession = (user: User): Session => ({ ...user, hasDailyFree: user.lastDailyFreeDate !== today() });

/** Null: nobody is logged in. */
export const sessionQuery = queryOptions({
  queryKey: KEY,
  // Free, and nothing can be shown without it.
  retry: 2,
  queryFn: async (): Promise<Session | null> => {
    try {
      return toSession((await client.auth.verify()).user);
    } catch (error) {
      if (error instanceof TendlcError && error.code === 'unauthorized') {
        return null;
      }
      throw error;
    }
  },
});

export const useSession = (): Session | null | undefined => useQuery(sessionQuery).data;

/** For pages that are shown to logged-in people only. */
export function useUser(): Session {
  const session = useSession();
  if (session === null || session === undefined) {
    throw new Error('a page for logged-in people was shown to somebody else');
  }
  return session;
}

/** What is kept of another account must not be shown to this one. */
function enter(user: User): void {
  const before = queries.getQueryData<Session | null>(KEY);
  if (before?.id !== user.id) {
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] });
  }
  queries.setQueryData(KEY, toSession(user));
}

export async function logIn(email: string, password: string): Promise<void> {
  enter((await client.auth.login({ email, password })).user);
}

export async function openAccount(request: RegisterRequest): Promise<void> {
  enter((await client.auth.register(request)).user);
}

/** The cookie is cleared by the service: if it cannot be reached, we are still logged in, and say so. */
export async function logOut(): Promise<void> {
  try {
    await client.auth.logout();
  } catch (error) {
    if (!(error instanceof TendlcError && error.code === 'unauthorized')) {
      throw error;
    }
  }
  forgetSession();
}

/** On a computer that others use, too, nothing of a business stays behind. */
export function forgetSession(): void {
  sessionStorage.clear();
  queries.clear();
  queries.setQueryData(KEY, null);
}

/** A call that cost something while the balance stayed was paid by the daily free token. */
export function noteSpending(balance: number, cost: number): void {
  queries.setQueryData<Session | null>(KEY, (session) =>
    session === null || session === undefined
      ? session
      : {
          ...session,
          tokenBalance: balance,
          hasDailyFree: session.hasDailyFree && !(cost > 0 && balance >= session.tokenBalance),
        },
  );
}

export const sessionNow = (): Session | null | undefined => queries.getQueryData<Session | null>(KEY);

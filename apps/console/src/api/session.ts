// The logged-in user and their balance. Each answer that includes the balance updates it without another request.
import type { LoginWithPasskeyRequest, RegisterRequest, User } from '@tendlc/client';
import { QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { TendlcError } from '@tendlc/client';
import { client } from './client.ts';

/** Lists and records cost one token each: they are loaded on request and cached until logout. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 3_600_000,
      retry: false,
      refetchOnWindowFocus: false,
      // Report a request that cannot be sent immediately, instead of waiting for a connection.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

const KEY = ['session'] as const;

const today = () => new Date().toISOString().slice(0, 10);

export type Session = User & {
  readonly hasDailyFree: boolean;
  /** Until it is set up, only the operations of the account work. */
  readonly mustSetUpTotp: boolean;
};

/** Only admins can have to set up two-factor authentication. */
const readMustSetUpTotp = async ({ isAdmin, hasTotp }: User): Promise<boolean> =>
  isAdmin && !hasTotp && (await client.account.security()).security.mustSetUpTotp;

const toSession = async (user: User): Promise<Session> => ({
  ...user,
  hasDailyFree: user.lastDailyFreeDate !== today(),
  mustSetUpTotp: await readMustSetUpTotp(user),
});

/** Null: not logged in. */
export const sessionQuery = queryOptions({
  queryKey: KEY,
  // Free, and no page can be shown without it.
  retry: 2,
  queryFn: async (): Promise<Session | null> => {
    try {
      return await toSession((await client.auth.verify()).user);
    } catch (error) {
      if (error instanceof TendlcError && error.code === 'unauthorized') {
        return null;
      }
      throw error;
    }
  },
});

export const useSession = (): Session | null | undefined => useQuery(sessionQuery).data;

/** For pages that only logged-in users see. */
export function useUser(): Session {
  const session = useSession();
  if (session === null || session === undefined) {
    throw new Error('This page requires a session.');
  }
  return session;
}

/** Cached data of another account must not be shown to this one. */
async function enter(user: User): Promise<void> {
  const session = await toSession(user);
  const before = queries.getQueryData<Session | null>(KEY);
  if (before?.id !== user.id) {
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] });
  }
  queries.setQueryData(KEY, session);
}

/** @param otp a code of the authenticator app or a recovery code, once the service has asked for it */
export async function logIn(email: string, password: string, otp = ''): Promise<void> {
  await enter((await client.auth.login({ email, password, ...(otp === '' ? {} : { otp }) })).user);
}

/** @param credential what the device signed */
export async function logInByPasskey(credential: LoginWithPasskeyRequest['credential']): Promise<void> {
  await enter((await client.auth.loginWithPasskey({ credential })).user);
}

export const asksOtp = (error: unknown): boolean =>
  error instanceof TendlcError && ['otp_required', 'invalid_otp'].includes(error.code);

/** After a change of the account. */
export async function keepUser(user: User): Promise<void> {
  queries.setQueryData(KEY, await toSession(user));
}

export const refreshSession = (): Promise<void> => queries.invalidateQueries({ queryKey: KEY });

export async function openAccount(request: RegisterRequest): Promise<void> {
  await enter((await client.auth.register(request)).user);
}

/** The service clears the cookie. If it cannot be reached, the user is still logged in and must see that. */
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

/** No business data stays on a shared computer. */
export function forgetSession(): void {
  sessionStorage.clear();
  queries.clear();
  queries.setQueryData(KEY, null);
}

/** If a call cost a token and the balance did not change, the daily free token paid for it. */
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

/** After the service has ended the session: a new page has none of its data. */
export function leaveConsole(): void {
  sessionStorage.clear();
  globalThis.location.assign('/login');
}

export const sessionNow = (): Session | null | undefined => queries.getQueryData<Session | null>(KEY);

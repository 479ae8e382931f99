// Reads the token of a link in an email.
import { useEffect, useState } from 'react';

/** The token is in the fragment, which is not sent to a server and not part of a referrer. */
const readToken = () => new URLSearchParams(globalThis.location.hash.slice(1)).get('token') ?? '';

/** The token must not stay in the history of a shared computer. */
export function useLinkToken(): string {
  const [token] = useState(readToken);
  useEffect(() => {
    globalThis.history.replaceState(globalThis.history.state, '', globalThis.location.pathname);
  }, []);
  return token;
}

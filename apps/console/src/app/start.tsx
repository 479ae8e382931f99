// The first page of the console: home. Visitors get the front page, which the service sends without the console.
import { useEffect } from 'react';
import { useSession } from '../api/session.ts';
import { HomePage } from '../pages/home/home.tsx';
import { PageSkeleton } from '../parts/page-skeleton.tsx';

/** At `/`, the service sends the console as long as there is a cookie, even of an expired session. */
function LeaveForFrontPage() {
  useEffect(() => globalThis.location.replace('/welcome'), []);
  return <PageSkeleton />;
}

export function StartPage() {
  const session = useSession();
  return session === null || session === undefined ? <LeaveForFrontPage /> : <HomePage session={session} />;
}

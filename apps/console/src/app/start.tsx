// The first page: what this is for visitors, what to do next for everybody else.
import { useSession } from '../api/session.ts';
import { HomePage } from '../pages/home/home.tsx';
import { LandingPage } from '../pages/landing/landing.tsx';

export function StartPage() {
  const session = useSession();
  return session === null || session === undefined ? <LandingPage /> : <HomePage session={session} />;
}

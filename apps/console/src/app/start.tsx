// The first page: the landing page for visitors, the home page for logged-in users.
import { useSession } from '../api/session.ts';
import { HomePage } from '../pages/home/home.tsx';
import { LandingPage } from '../pages/landing/landing.tsx';

export function StartPage() {
  const session = useSession();
  return session === null || session === undefined ? <LandingPage /> : <HomePage session={session} />;
}

// The page after login: the page that was requested, or home.
import { useRouter, useSearch } from '@tanstack/react-router';

export function useEntry(): () => Promise<void> {
  const router = useRouter();
  const { next } = useSearch({ from: '/guests' });
  return async () => {
    await router.invalidate();
    await router.navigate({ href: next ?? '/' });
  };
}

// Where people go once they are logged in: to the page that they asked for, or home.
import { useRouter, useSearch } from '@tanstack/react-router';

export function useEntry(): () => Promise<void> {
  const router = useRouter();
  const { next } = useSearch({ from: '/guests' });
  return async () => {
    await router.invalidate();
    await router.navigate({ href: next ?? '/' });
  };
}

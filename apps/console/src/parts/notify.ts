// Shows a short message about a completed action, or about an action that failed where no page can show it.
import { notifications } from '@mantine/notifications';
import { toProblem } from '../api/problems.ts';

export const notify = (message: string) =>
  notifications.show({
    message,
    color: 'harbor',
    closeButtonProps: { 'aria-label': 'Dismiss' },
  });

export function notifyProblem(error: unknown): void {
  const { title, advice } = toProblem(error);
  notifications.show({ color: 'red', title, message: advice });
}

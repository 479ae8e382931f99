// Shows a short message about a completed action.
import { notifications } from '@mantine/notifications';

export const notify = (message: string) =>
  notifications.show({
    message,
    color: 'harbor',
    closeButtonProps: { 'aria-label': 'Dismiss' },
  });

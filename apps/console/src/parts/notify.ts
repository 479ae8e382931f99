// What came of a deed, said in passing.
import { notifications } from '@mantine/notifications';

export const notify = (message: string) =>
  notifications.show({
    message,
    color: 'harbor',
    closeButtonProps: { 'aria-label': 'Dismiss' },
  });

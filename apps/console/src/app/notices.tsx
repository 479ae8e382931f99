// The place where short messages appear.
import '@mantine/notifications/styles.css';
import { Notifications } from '@mantine/notifications';

const SHOWN_MS = 6_000;

export function Notices() {
  return <Notifications position="bottom-right" autoClose={SHOWN_MS} />;
}

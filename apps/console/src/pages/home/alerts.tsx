// Open alerts: what costs money or delivery if it is missed.
import { Title } from '@mantine/core';
import { TextLink } from '../../parts/link-button.tsx';
import { type Alert, AlertList } from '../../registrations/alerts/alert-list.tsx';

export function Alerts({ alerts, total }: { alerts: readonly Alert[]; total: number }) {
  const more = total - alerts.length;
  return (
    <section aria-labelledby="alerts" className="card">
      <Title order={2} id="alerts" size="h3">
        Alerts
      </Title>
      <AlertList alerts={alerts} />
      <TextLink to="/alerts" size="sm">
        {more > 0 ? `View all alerts (${more} more)` : 'View all alerts'}
      </TextLink>
    </section>
  );
}

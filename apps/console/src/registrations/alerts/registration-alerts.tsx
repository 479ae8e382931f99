// The open alerts of one registration, of its brand, and of its campaign, at the top of its page.
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/call.ts';
import { AlertList } from './alert-list.tsx';

const ALERTS_SHOWN = 10;

/** @param changedAt when the registration last changed: its alerts are read again */
export function RegistrationAlerts({ id, changedAt }: { id: number; changedAt: string }) {
  const { data } = useQuery({
    queryKey: ['alerts', 'registration', id, changedAt],
    queryFn: () =>
      callApi((through) => through.alerts.list({ status: 'open', registrationId: id, limit: ALERTS_SHOWN })),
    placeholderData: (before) => before,
    staleTime: 0,
  });
  return data === undefined || data.alerts.length === 0 ? null : (
    <section aria-label="Alerts" className="card no-print">
      <AlertList alerts={data.alerts} isLinked={false} />
    </section>
  );
}

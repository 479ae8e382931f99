// Overview of a registration: what is next, how far it is, why it was denied, its carriers, and its facts.
import { useParams } from '@tanstack/react-router';
import { Stack } from '@mantine/core';
import { useRegistration } from '../../registrations/registration-data.ts';
import { Banner } from './overview/banner.tsx';
import { Carriers } from './overview/carriers.tsx';
import { DenialPanel } from './overview/denial-panel.tsx';
import { BeforeSubmission } from './overview/before-submission.tsx';
import { Facts } from './overview/facts.tsx';
import { Tracker } from './overview/tracker.tsx';

export function OverviewTab() {
  const { id = '' } = useParams({ strict: false });
  const { data } = useRegistration(id);
  if (data === undefined) {
    return null;
  }
  return (
    <div className="two-columns">
      <Stack gap="md">
        <Banner registration={data} />
        {data.status === 'DRAFT' ? <BeforeSubmission registration={data} /> : <Tracker registration={data} />}
        <DenialPanel registration={data} />
        <Carriers registration={data} />
      </Stack>
      <Facts registration={data} />
    </div>
  );
}

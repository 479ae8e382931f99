// The frame of one registration: its name, where it stands, what to do next, and its tabs.
import { Group, Text } from '@mantine/core';
import { Link, Outlet, useLocation, useParams } from '@tanstack/react-router';
import type { Registration } from '@tendlc/client';
import { useEffect, useRef } from 'react';
import { TextLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import { PageSkeleton } from '../../parts/page-skeleton.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { FeePayer } from '../../parts/costs.tsx';
import { RegistrationAlerts } from '../../registrations/alerts/registration-alerts.tsx';
import { LiveNote } from '../../registrations/live-note.tsx';
import { OfCustomer, useIsOfCustomer } from '../../registrations/of-customer.tsx';
import { useFollowedRegistration, useRegistration } from '../../registrations/registration-data.ts';
import { OwnNames, StateBadge } from '../../registrations/registration-row.tsx';
import { ownNamesOf, titleOf } from '../../registrations/registration-words.ts';
import { RegistrationActions } from './actions/actions.tsx';
import '../../parts/record-page.css';
import './registration-page.css';

const TABS = [
  { to: '/registrations/$id', label: 'Overview' },
  { to: '/registrations/$id/packet', label: 'Packet' },
  { to: '/registrations/$id/review', label: 'Review' },
  { to: '/registrations/$id/pages', label: 'Pages' },
  { to: '/registrations/$id/registry', label: 'Registry' },
  { to: '/registrations/$id/activity', label: 'Activity' },
  { to: '/registrations/$id/versions', label: 'Versions' },
  { to: '/registrations/$id/export', label: 'Export' },
] as const;

/** How much of the tab before it stays in view. */
const TAB_PEEK_PX = 64;

function Tabs({ id }: { id: string }) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone, the tab that is open may be beyond the edge. Only sideways: the page itself stays where it is.
  useEffect(() => {
    const open = nav.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (open) {
      nav.current?.scrollTo({ left: open.offsetLeft - nav.current.offsetLeft - TAB_PEEK_PX });
    }
  }, [pathname]);
  return (
    <nav ref={nav} className="page-tabs no-print" aria-label="Parts of the registration">
      {TABS.map(({ to, label }) => (
        <Link key={to} to={to} params={{ id }} activeOptions={{ exact: true }} replace>
          {label}
        </Link>
      ))}
    </nav>
  );
}

function Lead({ registration, live }: { registration: Registration; live: 'connecting' | 'live' | 'off' }) {
  return (
    <Group gap="xs" mt={6}>
      <StateBadge registration={registration} />
      {ownNamesOf(registration).length > 0 && (
        <Text size="sm" c="dimmed" span>
          <OwnNames registration={registration} />
        </Text>
      )}
      <LiveNote state={live} />
    </Group>
  );
}

const BackToList = () => (
  <TextLink to="/registrations" size="sm" underline="hover" className="no-print">
    Registrations
  </TextLink>
);

export function RegistrationPage() {
  const { id = '' } = useParams({ strict: false });
  const { data, error } = useRegistration(id);
  const live = useFollowedRegistration(data);
  const isOfCustomer = useIsOfCustomer(data);
  if (data === undefined) {
    // Not a page with a title of its own: everything would move when the name arrives, and the heading would get the focus early.
    return error === null ? (
      <PageSkeleton />
    ) : (
      <Page kind="record" title="Registration" above={<BackToList />}>
        <ProblemNote error={error} />
      </Page>
    );
  }
  return (
    <FeePayer value={isOfCustomer ? 'the customer’s' : 'your'}>
      <Page
        kind="record"
        title={titleOf(data)}
        above={<BackToList />}
        lead={<Lead registration={data} live={live} />}
        actions={<RegistrationActions registration={data} />}
      >
        {error !== null && <ProblemNote error={error} />}
        {isOfCustomer && <OfCustomer registration={data} />}
        <RegistrationAlerts id={data.id} changedAt={data.updatedAt} />
        <Tabs id={id} />
        <Outlet />
      </Page>
    </FeePayer>
  );
}

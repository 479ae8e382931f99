// The home page: what needs attention, the first steps of a new account, balance, activity, and pictures once there is data.
import { Skeleton, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { Session } from '../../api/session.ts';
import { plural, showNumber, showTime } from '../../format/words.ts';
import { GetTokens } from '../../parts/get-tokens.tsx';
import { ButtonLink, TextLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { useActivity } from '../../registrations/activity.ts';
import type { Alert } from '../../registrations/alerts/alert-list.tsx';
import { Activity } from './activity.tsx';
import { Alerts } from './alerts.tsx';
import { FirstSteps } from './checklist.tsx';
import { Needs } from './needs.tsx';
import { refreshSummary, type Summary, useSummary } from './summary.ts';
import './home.css';

const Pictures = lazy(async () => ({ default: (await import('./pictures.tsx')).Pictures }));

const DAY_MS = 86_400_000;
/** The free token is one of a UTC day. */
const nextUtcDay = (now = Date.now()): string =>
  new Date((Math.floor(now / DAY_MS) + 1) * DAY_MS).toISOString();

function Tokens({ session }: { session: Session }) {
  return (
    <Stack className="card" gap={4}>
      <Title order={2} size="h3">
        Tokens
      </Title>
      <Text fz="1.6rem" fw={700}>
        {plural(session.tokenBalance, 'token')}
      </Text>
      <Text size="sm">
        {session.hasDailyFree
          ? 'Today’s free token is available. Your next run is free.'
          : `You used today’s free token. The next one arrives ${showTime(nextUtcDay())}.`}
      </Text>
      {session.tokenBalance === 0 && (
        <Text size="sm">
          <GetTokens />
        </Text>
      )}
      <TextLink to="/tokens" size="sm">
        View token history
      </TextLink>
    </Stack>
  );
}

function Administration() {
  return (
    <Stack className="card" gap={8} align="flex-start">
      <Title order={2} size="h3">
        Administration
      </Title>
      <Text size="sm">
        Review failed callbacks, customer credentials, and the registrations of all customers.
      </Text>
      <ButtonLink to="/admin">Open administration</ButtonLink>
    </Stack>
  );
}

const COUNTED = [
  ['DRAFT', 'Drafts'],
  ['SUBMITTED', 'In review'],
  ['ACTION_REQUIRED', 'Action required'],
  ['DENIED', 'Denied'],
  ['APPROVED', 'Approved'],
] as const;

const hasRegistrations = ({ counts }: Summary): boolean =>
  COUNTED.some(([status]) => counts.byStatus[status] > 0);

const hasPictures = ({ approvals, spending }: Summary): boolean =>
  approvals.rate !== null || (spending?.byMonth.some(({ registryUsd }) => registryUsd > 0) ?? false);

/** Where everything else stands: the needs list only what waits for the customer. */
function Counts({ counts: { byStatus } }: Pick<Summary, 'counts'>) {
  return (
    <section className="card" aria-labelledby="counts">
      <Title order={2} id="counts" size="h3">
        Registrations
      </Title>
      <ul className="home-counts">
        {COUNTED.map(([status, label]) => (
          <li key={status}>
            <TextLink to="/registrations" search={{ status }} underline="hover" size="sm">
              <strong data-none={byStatus[status] === 0 || undefined}>{showNumber(byStatus[status])}</strong>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Overview = {
  readonly summary: Summary;
  readonly alerts: readonly Alert[];
  readonly alertsTotal: number;
};

function Main({ session, overview }: { session: Session; overview: Overview }) {
  const { summary, alerts, alertsTotal } = overview;
  const isNew = !session.isAdmin && !summary.checklist.approved;
  const isDenied = summary.needs.some(({ kind }) => kind === 'denied');
  return (
    <Stack gap="lg">
      {!isNew && <Counts counts={summary.counts} />}
      {alerts.length > 0 && <Alerts alerts={alerts} total={alertsTotal} />}
      {isDenied && <Needs needs={summary.needs} />}
      {isNew && <FirstSteps checklist={summary.checklist} isDenied={isDenied} />}
      {!isDenied && (!isNew || summary.needs.length > 0) && <Needs needs={summary.needs} />}
      {isNew && hasRegistrations(summary) && <Counts counts={summary.counts} />}
      {hasPictures(summary) && (
        <Suspense fallback={<Skeleton h={260} />}>
          <Pictures summary={summary} />
        </Suspense>
      )}
    </Stack>
  );
}

export function HomePage({ session }: { session: Session }) {
  const { events, error: eventsError } = useActivity(() => void refreshSummary(session.id));
  const { data: overview, error, refetch } = useSummary(session.id);
  const problem = error ?? eventsError;
  // On phones, everything is below the needs, whose height is not known before.
  const isLoading = overview === undefined && problem === null;
  return (
    <Page
      kind="record"
      title={`Welcome, ${session.firstName}`}
      actions={
        session.isAdmin ? undefined : (
          <ButtonLink
            to="/registrations/new"
            // Until a registration was approved, the next of the first steps is the main action.
            variant={overview?.summary.checklist.approved === true ? 'filled' : 'default'}
          >
            New registration
          </ButtonLink>
        )
      }
    >
      {problem !== null && <ProblemNote error={problem} {...(error === null ? {} : { onRetry: refetch })} />}
      <div className="home-columns">
        {isLoading ? (
          <Skeleton h={520} />
        ) : (
          overview !== undefined && <Main session={session} overview={overview} />
        )}
        {!isLoading && (
          <Stack gap="lg">
            {session.isAdmin ? <Administration /> : <Tokens session={session} />}
            {events === undefined ? (
              <Skeleton h={160} visible={eventsError === null} />
            ) : (
              <Activity events={events} />
            )}
          </Stack>
        )}
      </div>
    </Page>
  );
}

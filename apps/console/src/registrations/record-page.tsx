// The frame of a record's page: what is known of it for free, what a look costs, for whom an admin acts, and what happened.
import { Text, Title } from '@mantine/core';
import type { HistoryEntry, Progress, TendlcEvent } from '@tendlc/client';
import { Fragment, type ReactNode } from 'react';
import type { useCached } from '../api/cached.ts';
import { useLiveEvents } from '../api/live.ts';
import { useUser } from '../api/session.ts';
import { nameToWords } from '../format/words.ts';
import { LoadBar } from '../parts/costs.tsx';
import { Page } from '../parts/page.tsx';
import { ActingFor } from './acting-for.tsx';
import { SyncNow } from './sync-now.tsx';
import { noteEvent, useKnownRegistration } from './activity.ts';
import { LiveNote } from './live-note.tsx';
import type { RecordRow } from './record-rows.ts';
import { History, StatusPanel } from './status.tsx';

type Owned = { readonly localId: number; readonly userId: number; readonly credentialId: number };

type Props = {
  readonly kind: 'brand' | 'campaign';
  /** As the address names it. */
  readonly id: string;
  readonly cached: ReturnType<typeof useCached<Owned>>;
  /** Undefined until the record is loaded. */
  readonly name: string | undefined;
  readonly onEvent: (event: TendlcEvent) => void;
  readonly actions: ReactNode;
  readonly children: ReactNode;
};

export function RecordPage({
  kind,
  id,
  cached: { data, ...cached },
  name,
  onEvent,
  actions,
  children,
}: Props) {
  const { id: userId } = useUser();
  const told = useKnownRegistration(kind, id, data === undefined);
  const live = useLiveEvents((event) => {
    noteEvent(userId, event);
    onEvent(event);
  });
  return (
    <Page title={name ?? told?.name ?? nameToWords(kind)} lead={<LiveNote state={live} />} actions={actions}>
      {told !== undefined && <StatusPanel progress={told.progress} kind={kind} />}
      <LoadBar what={kind} hasData={data !== undefined} {...cached} />
      {data !== undefined && name !== undefined && (
        <ActingFor userId={data.userId} credentialId={data.credentialId}>
          <SyncNow kind={kind} id={data.localId} name={name} />
        </ActingFor>
      )}
      {children}
    </Page>
  );
}

type DocumentedProps = {
  readonly rows: readonly RecordRow[];
  readonly history: readonly HistoryEntry[];
  readonly progress: Progress;
  /** Above what was told. */
  readonly children?: ReactNode;
};

/** At the end of the page: what was told to the registry, and what became of it. */
export function Documented({ rows, history, progress, children }: DocumentedProps) {
  return (
    <>
      <section className="card" aria-label="Registry submission">
        <Title order={2} mb="xs">
          Registry submission
        </Title>
        {children !== undefined && (
          <Text size="sm" mb="sm">
            {children}
          </Text>
        )}
        <dl className="facts">
          {rows.map(({ name, label, value }) => (
            <Fragment key={name}>
              <dt>{label}</dt>
              <dd className="given">{value}</dd>
            </Fragment>
          ))}
        </dl>
      </section>
      <section aria-label="Activity">
        <Title order={2} mb="sm">
          Activity
        </Title>
        <History history={history} since={progress.since} />
      </section>
    </>
  );
}

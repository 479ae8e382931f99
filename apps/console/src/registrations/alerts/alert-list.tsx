// Alerts as a list: what each is about, its next action, deadline, and source, and a way to dismiss it.
import { Anchor, Text, Textarea } from '@mantine/core';
import type { ListAlertsAnswer } from '@tendlc/client';
import { useState } from 'react';
import { callApi } from '../../api/call.ts';
import { queries } from '../../api/session.ts';
import { showDate, showSourceDate } from '../../format/words.ts';
import { DialogForm } from '../../parts/dialog-form.tsx';
import { TextLink } from '../../parts/link-button.tsx';
import { ToneBadge, toneOf } from '../../parts/tone.tsx';
import './alert-list.css';

export type Alert = ListAlertsAnswer['alerts'][number];

const REASON_CHARACTERS_MAX = 500;

export const SEVERITY_WORDS: Readonly<Record<Alert['severity'], string>> = {
  error: 'Act now',
  warning: 'Warning',
  info: 'Upcoming',
};

/** Types whose published sources say different things; their messages say which. */
const CONFLICTING: ReadonlySet<Alert['type']> = new Set(['campaign.no_numbers']);

function Subject({ subject: { type, id } }: { subject: Alert['subject'] }) {
  const params = { id: String(id) };
  switch (type) {
    case 'campaign':
      return (
        <TextLink to="/registry/campaigns/$id" params={params} size="sm">
          View campaign
        </TextLink>
      );
    case 'brand':
      return (
        <TextLink to="/registry/brands/$id" params={params} size="sm">
          View brand
        </TextLink>
      );
    case 'credentials':
      return (
        <TextLink to="/registry/credentials" size="sm">
          View registry account
        </TextLink>
      );
    case 'registration':
      return (
        <TextLink to="/registrations/$id/pages" params={params} size="sm">
          View pages
        </TextLink>
      );
    default:
      return type satisfies never;
  }
}

function Source({ source: { title, url, asOf } }: Pick<Alert, 'source'>) {
  return (
    <Text size="xs" c="dimmed">
      Source:{' '}
      {url === undefined ? (
        title
      ) : (
        <Anchor href={url} rel="noreferrer" target="_blank" size="xs" underline="always">
          {title}
        </Anchor>
      )}
      , {showSourceDate(asOf)}
    </Text>
  );
}

function Dismiss({ alert: { id, message } }: { alert: Alert }) {
  const [reason, setReason] = useState('');
  return (
    <DialogForm
      label="Dismiss"
      title="Dismiss this alert?"
      submit="Dismiss alert"
      onOpen={() => setReason('')}
      send={async () => {
        const given = reason.trim();
        await callApi((through) => through.alerts.dismiss(id, given === '' ? {} : { reason: given }));
        await Promise.all(['summary', 'alerts'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
      }}
    >
      <Text size="sm" className="given">
        {message}
      </Text>
      <Textarea
        label="Reason (optional)"
        autosize
        minRows={2}
        maxLength={REASON_CHARACTERS_MAX}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </DialogForm>
  );
}

/** How the alert ended; undefined while it is open. */
function howEnded({ resolvedAt, dismissal }: Alert): string | undefined {
  if (dismissal !== null) {
    const reason = dismissal.reason === null ? '' : `: ${dismissal.reason}`;
    return `Dismissed ${showDate(dismissal.at)}${reason}`;
  }
  return resolvedAt === null ? undefined : `Resolved ${showDate(resolvedAt)}`;
}

function Entry({ alert, isLinked }: { alert: Alert; isLinked: boolean }) {
  const { severity, type, message, nextAction, dueAt, raisedAt, source } = alert;
  const ended = howEnded(alert);
  const times = [
    `Raised ${showDate(raisedAt)}`,
    ...(ended === undefined && dueAt !== null ? [`due ${showDate(dueAt)}`] : []),
  ];
  return (
    <li className="alert-entry">
      <div className="alert-words">
        <div className="alert-badges">
          <ToneBadge tone={ended === undefined ? toneOf(severity) : 'neutral'}>
            {ended === undefined
              ? SEVERITY_WORDS[severity]
              : alert.dismissal === null
                ? 'Resolved'
                : 'Dismissed'}
          </ToneBadge>
          {CONFLICTING.has(type) && <ToneBadge tone="neutral">Sources conflict</ToneBadge>}
        </div>
        <Text size="sm" fw={600} className="given">
          {message}
        </Text>
        {ended === undefined ? (
          <Text size="sm" className="given">
            {nextAction}
          </Text>
        ) : (
          <Text size="sm" className="given">
            {ended}
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {times.join(', ')}
        </Text>
        <Source source={source} />
        {isLinked && <Subject subject={alert.subject} />}
      </div>
      {ended === undefined && <Dismiss alert={alert} />}
    </li>
  );
}

/** @param isLinked false where the subject is the page itself */
export const AlertList = ({ alerts, isLinked = true }: { alerts: readonly Alert[]; isLinked?: boolean }) => (
  <ul className="alert-entries">
    {alerts.map((alert) => (
      <Entry key={alert.id} alert={alert} isLinked={isLinked} />
    ))}
  </ul>
);

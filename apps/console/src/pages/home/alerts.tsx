// Open alerts: what costs money or delivery if it is missed, each with its next action, deadline, and a way to dismiss it.
import { Text, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../api/call.ts';
import { queries } from '../../api/session.ts';
import { showDate } from '../../format/words.ts';
import { DialogForm } from '../../parts/dialog-form.tsx';
import { TextLink } from '../../parts/link-button.tsx';
import { ToneBadge, toneOf } from '../../parts/tone.tsx';
import type { Alert } from './summary.ts';

const REASON_CHARACTERS_MAX = 500;

const SEVERITY_WORDS: Readonly<Record<Alert['severity'], string>> = {
  error: 'Act now',
  warning: 'Warning',
  info: 'Upcoming',
};

function Subject({ subject: { type, id } }: { subject: Alert['subject'] }) {
  switch (type) {
    case 'campaign':
      return (
        <TextLink to="/registry/campaigns/$id" params={{ id: String(id) }} size="sm">
          View campaign
        </TextLink>
      );
    case 'brand':
      return (
        <TextLink to="/registry/brands/$id" params={{ id: String(id) }} size="sm">
          View brand
        </TextLink>
      );
    case 'credentials':
      return (
        <TextLink to="/registry/credentials" size="sm">
          View registry account
        </TextLink>
      );
    default:
      return type satisfies never;
  }
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
        await queries.invalidateQueries({ queryKey: ['summary'] });
      }}
    >
      <Text size="sm" className="given">
        {message}
      </Text>
      <Textarea
        label="Reason"
        description="Optional"
        autosize
        minRows={2}
        maxLength={REASON_CHARACTERS_MAX}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </DialogForm>
  );
}

export function Alerts({ alerts, total }: { alerts: readonly Alert[]; total: number }) {
  return (
    <section aria-labelledby="alerts" className="card">
      <Title order={2} id="alerts" size="h3">
        Alerts
      </Title>
      <ul className="need-entries">
        {alerts.map((alert) => (
          <li key={alert.id} className="need-entry alert-entry">
            <div className="alert-words">
              <ToneBadge tone={toneOf(alert.severity)}>{SEVERITY_WORDS[alert.severity]}</ToneBadge>
              <Text size="sm" fw={600} className="given">
                {alert.message}
              </Text>
              <Text size="sm">{alert.nextAction}</Text>
              {alert.dueAt !== null && (
                <Text size="xs" c="dimmed">
                  Due {showDate(alert.dueAt)}
                </Text>
              )}
              <Subject subject={alert.subject} />
            </div>
            <Dismiss alert={alert} />
          </li>
        ))}
      </ul>
      {total > alerts.length && (
        <Text size="sm" c="dimmed">
          {total - alerts.length} more
        </Text>
      )}
    </section>
  );
}

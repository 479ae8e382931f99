// The customer's webhook endpoints, and how to add the first one.
import { Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { CreateWebhookEndpointRequest, WebhookEndpoint } from '@tendlc/client';
import { CreateEndpointRequest } from '@tendlc/contract';
import { useState } from 'react';
import { callApi } from '../../api/call.ts';
import { queries, useUser } from '../../api/session.ts';
import { plural } from '../../format/words.ts';
import { SchemaForm } from '../../forms/schema-form.tsx';
import type { Shape } from '../../schema/shape.ts';
import { EmptyState } from '../../parts/empty-state.tsx';
import { CardLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { ShownOnce } from '../../parts/shown-once.tsx';
import { ToneBadge } from '../../parts/tone.tsx';

const SHAPE = CreateEndpointRequest as unknown as Shape;
const LABELS = { url: 'Webhook URL', events: 'Event types', description: 'Description' };
const HINTS = {
  url: 'A public HTTPS URL that responds with a 2xx status.',
  events: 'Leave empty to receive all events.',
  description: 'Helps you recognize the endpoint.',
};

/** More than customers have in practice; the API returns the rest. */
const ENDPOINTS_SHOWN = 100;

export const endpointsKey = (userId: number) => ['webhook-endpoints', userId];

export function EndpointStatus({ status }: Pick<WebhookEndpoint, 'status'>) {
  return (
    <ToneBadge tone={status === 'active' ? 'good' : 'bad'}>
      {status === 'active' ? 'Enabled' : 'Disabled'}
    </ToneBadge>
  );
}

export const eventsWords = ({ events }: Pick<WebhookEndpoint, 'events'>) =>
  events === null ? 'All events' : plural(events.length, 'event type', 'event types');

type Made = { readonly id: number; readonly secret: string };

function NewEndpoint({ onMade }: { onMade: (made: Made) => void }) {
  const { id: userId } = useUser();
  return (
    <SchemaForm
      name="New endpoint"
      shape={SHAPE}
      labels={LABELS}
      hints={HINTS}
      submit="Create endpoint"
      send={async (request) =>
        callApi((through) => through.webhookEndpoints.create(request as CreateWebhookEndpointRequest))
      }
      onDone={({ endpoint, secret }) => {
        void queries.invalidateQueries({ queryKey: endpointsKey(userId) });
        onMade({ id: endpoint.id, secret });
      }}
    />
  );
}

export function WebhooksPage() {
  const { id: userId } = useUser();
  const navigate = useNavigate();
  const [made, setMade] = useState<Made>();
  const { data, error } = useQuery({
    queryKey: endpointsKey(userId),
    queryFn: async () =>
      (await callApi((through) => through.webhookEndpoints.list({ limit: ENDPOINTS_SHOWN }))).endpoints,
  });
  const close = () => {
    const id = String(made?.id);
    setMade(undefined);
    void navigate({ to: '/webhooks/$id', params: { id } });
  };
  return (
    <Page
      title="Webhooks"
      lead="Send signed events about your registrations to your own systems. Failed deliveries are retried for three days. Free."
      maxWidth={820}
    >
      {data === undefined && error === null && <Skeleton h={420} />}
      {error !== null && <ProblemNote error={error} />}
      {data?.length === 0 && (
        <EmptyState title="No endpoints yet">
          Add a webhook URL to receive an HTTP request for each event. You can review every delivery here.
        </EmptyState>
      )}
      {data !== undefined && data.length > 0 && (
        <div className="cards">
          {data.map((endpoint) => (
            <CardLink key={endpoint.id} to="/webhooks/$id" params={{ id: String(endpoint.id) }}>
              <EndpointStatus status={endpoint.status} />
              <Text fw={600} component="span" mt={6} className="given" lineClamp={3}>
                {endpoint.description ?? endpoint.url}
              </Text>
              {endpoint.description !== null && (
                <Text size="sm" component="span" className="given" lineClamp={2}>
                  {endpoint.url}
                </Text>
              )}
              <Text size="sm" c="dimmed" component="span" display="block">
                Receives {eventsWords(endpoint)}
              </Text>
            </CardLink>
          ))}
        </div>
      )}
      {(data !== undefined || error !== null) && (
        <section className="card" aria-labelledby="new-endpoint">
          <Title order={2} id="new-endpoint" mb="sm">
            {' '}
            Create endpoint
          </Title>
          <NewEndpoint onMade={setMade} />
        </section>
      )}
      <ShownOnce
        title="Your webhook secret"
        what="the webhook secret"
        secret={made?.secret}
        advice="Use it to verify the signature of each event (Standard Webhooks)."
        onClose={close}
      />
    </Page>
  );
}

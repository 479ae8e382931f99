// The routes of events: a list with a cursor, and a stream. Both are free.
import { CustomerEventsAnswer, CustomerEventsQuery } from '@tendlc/contract';
import { Type } from 'typebox';
import type { TypedApp } from '../../http/app-types.ts';
import { accountOf, isStillWelcome, requireAccount } from '../../http/authentication.ts';
import { answers, BEARER } from '../../http/docs/operations.ts';
import type { CustomerEvents } from './service.ts';
import type { EventStreams } from './stream.ts';

const tags = ['Events'];
const STREAM_EXAMPLE = `id: 311
event: brand.status_changed
data: {"id":"evt_01a1f8ea812e71609ac06df4bb22d587","type":"brand.status_changed","version":1,"timestamp":"2026-11-20T09:30:00.000Z","data":{"localId":1,"from":"PENDING","to":"ACTIVE"}}

`;
const CURSOR = /^\d{1,15}$/;

export function customerEventRoutes(
  app: TypedApp,
  { customerEvents, eventStreams }: { customerEvents: CustomerEvents; eventStreams: EventStreams },
): void {
  // Open streams would delay the stop of the service.
  app.addHook('preClose', async () => eventStreams.close());

  app.get(
    '/v1/events',
    {
      preParsing: requireAccount,
      config: { scope: 'registry:read' },
      schema: {
        operationId: 'listEvents',
        tags,
        summary: 'List events',
        description:
          'Returns events, oldest first. To get later events, set `after` to the `cursor` of the previous response. Events are kept for 90 days, unless the operator configures another period.',
        security: BEARER,
        querystring: CustomerEventsQuery,
        response: answers(200, CustomerEventsAnswer, ['unauthorized', 'validation_failed']),
      },
    },
    async (request) => {
      const { after = 0, limit, newest = false } = request.query;
      const { id } = accountOf(request);
      const { events, cursor } = newest
        ? await customerEvents.readNewest(id, limit)
        : await customerEvents.readAfter(id, after, limit);
      return { success: true, events, cursor };
    },
  );

  app.get(
    '/v1/events/stream',
    {
      preParsing: requireAccount,
      config: { scope: 'registry:read' },
      schema: {
        operationId: 'streamEvents',
        tags,
        summary: 'Stream events',
        description:
          'Sends events as server-sent events. The stream starts with the next event, or after the event in `Last-Event-ID`. Each event has an ID to resume from. An account can have 10 open streams.',
        security: BEARER,
        headers: Type.Object({
          'last-event-id': Type.Optional(
            Type.String({ description: 'The ID of the last event that you received.', examples: ['311'] }),
          ),
        }),
        response: {
          ...answers(200, Type.String(), ['unauthorized', 'overloaded']),
          200: {
            description: 'Events with ID, type, and data, until the connection closes.',
            content: { 'text/event-stream': { schema: Type.String({ examples: [STREAM_EXAMPLE] }) } },
          },
        },
      },
    },
    async (request, reply) => {
      const { id } = accountOf(request);
      const place = eventStreams.reserve(id, reply.raw);
      try {
        const last = request.headers['last-event-id'] ?? '';
        const cursor = CURSOR.test(last) ? Number(last) : await customerEvents.newestCursor(id);
        reply.hijack();
        reply.raw.writeHead(200, {
          ...(reply.getHeaders() as Record<string, string>),
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
        });
        place.run(cursor, () => isStillWelcome(request));
      } catch (error) {
        place.release();
        throw error;
      }
    },
  );
}

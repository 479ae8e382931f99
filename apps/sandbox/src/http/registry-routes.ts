// The API of the registry over HTTP: authentication, rate limits, faults, and responses.
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FaultAction } from '../faults.ts';
import { RateLimits } from '../rate-limits.ts';
import { problemOf } from '../refusals.ts';
import { authenticate } from '../registry-accounts.ts';
import type { Answer } from '../rest/call.ts';
import { createEndpointRouter, type Found, perform, type Performed } from '../rest/router.ts';
import type { AccountRecord } from '../store/records.ts';
import type { World } from '../world.ts';
import { ScenarioFaults } from './scenario-faults.ts';

export const VERSION_PATH = '/v2';
const EARLY_CALLBACKS_MS_MAX = 5_000;
const NONSENSE = '<html><body><h1>It works!</h1></body></html>';

/** A body with a JSON content type that is not JSON. */
export const BROKEN_JSON = Symbol('broken JSON');

function send(reply: FastifyReply, { status, json, text, file }: Answer): FastifyReply {
  reply.code(status);
  if (file !== undefined) {
    return reply.type(file.mimeType).send(file.content);
  }
  if (json !== undefined) {
    return reply.type('application/json').send(JSON.stringify(json));
  }
  return text === undefined ? reply.send() : reply.type('text/plain').send(text);
}

/** The connection stays open without a response. */
function hang(reply: FastifyReply): FastifyReply {
  return reply.hijack();
}

function cut(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.socket?.destroy();
  return reply;
}

async function finish(world: World, { answer, early }: Performed): Promise<Answer> {
  if (early.length > 0) {
    await Promise.race([
      world.outbox.attempted(early),
      wait(EARLY_CALLBACKS_MS_MAX, undefined, { ref: false }),
    ]);
  }
  return answer;
}

async function answerFaulty(
  world: World,
  reply: FastifyReply,
  action: FaultAction,
  run: () => Promise<Answer>,
): Promise<FastifyReply> {
  if (action.do === 'late') {
    const atOnce = action.processed === false ? undefined : await run();
    await wait(action.delayMs, undefined, { ref: false });
    return send(reply, atOnce ?? (await run()));
  }
  if (action.processed === true) {
    await run();
    world.outbox.pump();
  }
  return sendFault(reply, action);
}

function sendFault(reply: FastifyReply, action: Exclude<FaultAction, { do: 'late' }>): FastifyReply {
  switch (action.do) {
    case 'error':
      return send(reply, {
        status: 400,
        json: [problemOf(action.code, action.description, action.fields)],
      });
    case 'status':
      if (action.retryAfterSeconds !== undefined) {
        reply.header('retry-after', action.retryAfterSeconds);
      }
      return send(reply, { status: action.status, ...(action.body !== undefined && { text: action.body }) });
    case 'hang':
      return hang(reply);
    case 'drop':
      return cut(reply);
    case 'nonsense':
      break;
  }
  return reply.code(200).type('text/html').send(NONSENSE);
}

const brokenJson: Answer = { status: 400, json: [problemOf(501, 'The body is not valid JSON.')] };

export function registryRoutes(app: FastifyInstance, world: World): void {
  const route = createEndpointRouter();
  const limits = new RateLimits();
  const scenarioFaults = new ScenarioFaults();

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    account: AccountRecord,
    found: Found,
    path: string,
  ): Promise<FastifyReply> => {
    const { body, method } = request;
    const queryAt = request.url.indexOf('?');
    const query = new URLSearchParams(queryAt < 0 ? '' : request.url.slice(queryAt));
    const run = () => finish(world, perform(world, found, { account, query, body }));
    const call = { method, path, sid: account.sid, body };
    const action = world.faults.take(call) ?? scenarioFaults.take(call);
    if (action !== undefined) {
      return answerFaulty(world, reply, action, run);
    }
    return send(reply, body === BROKEN_JSON ? brokenJson : await run());
  };

  app.route({
    method: ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'],
    url: `${VERSION_PATH}/*`,
    async handler(request, reply) {
      const account = authenticate(world.store, request.headers.authorization);
      if (account === undefined) {
        return reply.code(401).send();
      }
      if (world.behaviour.rateLimits && !limits.take(account.sid, request.method, world.clock.nowMs())) {
        return reply.code(429).send();
      }
      const [path = ''] = request.url.slice(VERSION_PATH.length).split('?', 1);
      const found = route(request.method, path);
      if (typeof found === 'number') {
        return reply
          .code(found)
          .type('text/plain')
          .send(found === 404 ? 'Not Found' : 'Method Not Allowed');
      }
      return answer(request, reply, account, found, path);
    },
  });
}

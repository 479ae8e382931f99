// The control page and its HTTP API. They respond only to this machine, and not to pages of other sites.
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FaultAction, FaultFilter } from '../faults.ts';
import type { Control } from './control.ts';
import { ControlRefusal } from './outcomes.ts';

const FILES = [
  { path: '/control/', file: 'index.html', type: 'text/html; charset=utf-8' },
  { path: '/control/page.js', file: 'page.js', type: 'text/javascript; charset=utf-8' },
  { path: '/control/parts.js', file: 'parts.js', type: 'text/javascript; charset=utf-8' },
  { path: '/control/page.css', file: 'page.css', type: 'text/css; charset=utf-8' },
] as const;

const HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const;

const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * A page of another site can make a browser on this machine send requests here, with a host name that resolves to
 * 127.0.0.1 (DNS rebinding). So the host and the origin must both be local.
 */
async function refuseForeigners(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { host = '', origin } = request.headers;
  const isLocal = LOOPBACK_ADDRESS.test(request.ip) && LOOPBACK_HOST.test(host);
  const isSameOrigin = origin === undefined || origin === `http://${host}`;
  reply.headers(HEADERS);
  return isLocal && isSameOrigin
    ? undefined
    : reply.code(403).send({ error: 'The control responds only to pages and programs of this machine.' });
}

type Body = Record<string, unknown>;

const bodyOf = ({ body }: FastifyRequest): Body => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ControlRefusal('The body must be a JSON object.');
  }
  return body as Body;
};
const paramOf = (request: FastifyRequest, name: string): string =>
  (request.params as Record<string, string | undefined>)[name] ?? '';
const queryOf = (request: FastifyRequest) => request.query as Record<string, string | undefined>;

function positive(value: unknown, name: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) {
    throw new ControlRefusal(`${name} must be a number, 0 or more.`);
  }
  return value;
}

const ACTIONS = ['error', 'status', 'hang', 'drop', 'late', 'nonsense'];

function readFault(body: Body): { filter: FaultFilter; action: FaultAction; times: number } {
  const { action, times = 1, method, path, sid, bodyContains } = body;
  const wanted = (action ?? {}) as { do?: string; code?: unknown; status?: unknown; delayMs?: unknown };
  if (!ACTIONS.includes(wanted.do ?? '')) {
    throw new ControlRefusal(`action.do must be one of ${ACTIONS.join(', ')}.`);
  }
  if (wanted.do === 'error') {
    positive(wanted.code, 'action.code');
  } else if (wanted.do === 'status') {
    const status = positive(wanted.status, 'action.status');
    if (status < 200 || status > 599) {
      throw new ControlRefusal('action.status must be an HTTP status, 200 to 599.');
    }
  } else if (wanted.do === 'late') {
    positive(wanted.delayMs, 'action.delayMs');
  }
  const filter = Object.fromEntries(
    Object.entries({ method, path, sid, bodyContains }).filter(([, value]) => typeof value === 'string'),
  );
  return { filter, action: wanted as FaultAction, times: positive(times, 'times') };
}

/** Registers the page and its API. An error response has the body `{ "error": "<sentence>" }`. */
export function controlRoutes(app: FastifyInstance, control: Control): void {
  void app.register(async (scope) => {
    scope.addHook('onRequest', refuseForeigners);
    scope.setErrorHandler((error, _request, reply) => {
      if (error instanceof ControlRefusal) {
        return reply.code(400).send({ error: error.message });
      }
      throw error;
    });
    pageRoutes(scope);
    readRoutes(scope, control);
    outcomeRoutes(scope, control);
    faultRoutes(scope, control);
    callbackRoutes(scope, control);
    settingRoutes(scope, control);
  });
}

function pageRoutes(app: FastifyInstance): void {
  for (const { path, file, type } of FILES) {
    const content = readFileSync(new URL(`./page/${file}`, import.meta.url));
    app.get(path, (_request, reply) => reply.type(type).send(content));
  }
  for (const path of ['/', '/control']) {
    app.get(path, (_request, reply) => reply.redirect('/control/'));
  }
}

function readRoutes(app: FastifyInstance, control: Control): void {
  app.get('/control/state', async (request) => control.overview(queryOf(request)['sid']));
  app.get('/control/scenarios', async () => control.scenarios);
  app.get('/control/callbacks', async (request) => {
    const { sid, state, eventType, recordId } = queryOf(request);
    const filter = Object.fromEntries(
      Object.entries({ sid, state, eventType, recordId }).filter(([, value]) => value !== undefined),
    );
    return control.callbacks(filter);
  });
}

function outcomeRoutes(app: FastifyInstance, control: Control): void {
  app.post('/control/time', async (request) => {
    const { advanceMs, toNextStep } = bodyOf(request);
    if (toNextStep === true) {
      return { ok: true, moved: await control.advanceToNextStep(), now: control.now() };
    }
    await control.advance(positive(advanceMs, 'advanceMs'));
    return { ok: true, moved: true, now: control.now() };
  });
  app.post('/control/brands/:brandId', async (request) => {
    control.decideBrand(paramOf(request, 'brandId'), bodyOf(request) as never);
    return { ok: true };
  });
  app.post('/control/campaigns/:campaignId', async (request) => {
    control.decideCampaign(paramOf(request, 'campaignId'), bodyOf(request) as never);
    return { ok: true };
  });
}

function faultRoutes(app: FastifyInstance, control: Control): void {
  app.get('/control/faults', async () => control.faults());
  app.post('/control/faults', async (request) => {
    const { filter, action, times } = readFault(bodyOf(request));
    return control.fault(filter, action, times);
  });
  app.delete('/control/faults', async () => {
    control.clearFaults();
    return { ok: true };
  });
  app.delete('/control/faults/:id', async (request) => {
    control.clearFaults(paramOf(request, 'id'));
    return { ok: true };
  });
}

function callbackRoutes(app: FastifyInstance, control: Control): void {
  app.post('/control/callbacks/release', async (request) => {
    const { order, sid } = bodyOf(request);
    const released = control.release(
      order === 'reversed' || order === 'shuffled' ? order : 'kept',
      typeof sid === 'string' ? sid : undefined,
    );
    return { ok: true, released };
  });
  app.post('/control/callbacks/:id/replay', async (request) => {
    control.replay(paramOf(request, 'id'));
    return { ok: true };
  });
  app.post('/control/accounts/:sid/events', async (request) => {
    const payload = bodyOf(request);
    if (typeof payload['eventType'] !== 'string') {
      throw new ControlRefusal('The payload must have an eventType.');
    }
    control.emit(paramOf(request, 'sid'), payload as { eventType: string });
    return { ok: true };
  });
}

function settingRoutes(app: FastifyInstance, control: Control): void {
  app.get('/control/settings', async () => control.settings());
  app.put('/control/settings', async (request) => {
    control.set(bodyOf(request));
    return control.settings();
  });
  app.put('/control/accounts/:sid', async (request) => {
    const account = control.setAccount(paramOf(request, 'sid'), bodyOf(request));
    const { webhookSecret, ...rest } = account;
    return { ...rest, hasWebhookSecret: webhookSecret !== undefined };
  });
  app.post('/control/accounts/:sid/reset', async (request) => {
    control.reset(paramOf(request, 'sid'));
    return { ok: true };
  });
}

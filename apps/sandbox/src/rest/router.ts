// All endpoints of the registry, and the router that finds the one that was called.
import { REGISTRY_CODES } from '@tendlc/registry/wire';
import createRouter, { type HTTPMethod } from 'find-my-way';
import { Refusal } from '../refusals.ts';
import type { CallbackRecord } from '../store/records.ts';
import type { World } from '../world.ts';
import { ACCOUNT_ENDPOINTS } from './account.ts';
import { APPEAL_ENDPOINTS } from './appeals.ts';
import { ATTACHMENT_ENDPOINTS } from './attachments.ts';
import { BRAND_ENDPOINTS } from './brands.ts';
import { type Answer, type Call, type Endpoint, type Handler, ok } from './call.ts';
import { CAMPAIGN_BUILDER_ENDPOINTS } from './campaign-builder.ts';
import { CAMPAIGN_ENDPOINTS } from './campaigns.ts';
import { ENUM_ENDPOINTS } from './enums.ts';
import { MIGRATION_ENDPOINTS } from './migrations.ts';
import { PARTNER_CAMPAIGN_ENDPOINTS } from './partner-campaigns.ts';
import { SMS_OTP_ENDPOINTS } from './sms-otp.ts';
import { TAG_ENDPOINTS } from './tags.ts';
import { VETTING_ENDPOINTS } from './vettings.ts';
import { WEBHOOK_ENDPOINTS } from './webhooks.ts';

const REGISTRY_RELEASE = '6.22.0';

const CODES = Object.fromEntries(
  Object.entries(REGISTRY_CODES).map(([code, { meaning }]) => [code, meaning]),
);

const PLATFORM_ENDPOINTS: readonly Endpoint[] = [
  ['GET', '/version', () => ({ status: 200, text: REGISTRY_RELEASE })],
  ['GET', '/error', () => ok(CODES)],
];

export const ENDPOINTS: readonly Endpoint[] = [
  ...PLATFORM_ENDPOINTS,
  ...ENUM_ENDPOINTS,
  ...BRAND_ENDPOINTS,
  ...SMS_OTP_ENDPOINTS,
  ...APPEAL_ENDPOINTS,
  ...ATTACHMENT_ENDPOINTS,
  ...VETTING_ENDPOINTS,
  ...CAMPAIGN_BUILDER_ENDPOINTS,
  ...CAMPAIGN_ENDPOINTS,
  ...MIGRATION_ENDPOINTS,
  ...PARTNER_CAMPAIGN_ENDPOINTS,
  ...ACCOUNT_ENDPOINTS,
  ...TAG_ENDPOINTS,
  ...WEBHOOK_ENDPOINTS,
];

const METHODS: readonly HTTPMethod[] = ['GET', 'POST', 'PUT', 'DELETE'];

export type Found = { readonly handler: Handler; readonly params: Record<string, string | undefined> };

/** Returns the endpoint, or the status of the response if there is none. */
export type Router = (method: string, path: string) => Found | 404 | 405;

export function createEndpointRouter(): Router {
  const router = createRouter({ maxParamLength: 200 });
  for (const [method, path, handler] of ENDPOINTS) {
    router.on(method, path, () => undefined, handler);
  }
  return (method, path) => {
    const found = router.find(method as HTTPMethod, path);
    if (found !== null) {
      return { handler: found.store as Handler, params: found.params };
    }
    return METHODS.some((other) => router.find(other, path) !== null) ? 405 : 404;
  };
}

export type Performed = {
  readonly answer: Answer | Promise<Answer>;
  /** Callbacks that must be sent before the response. */
  readonly early: readonly CallbackRecord[];
};

function run(world: World, handler: Handler, call: Call): Answer | Promise<Answer> {
  try {
    return handler(world, call);
  } catch (error) {
    return asAnswer(error);
  }
}

function asAnswer(error: unknown): Answer {
  if (error instanceof Refusal) {
    return { status: 400, json: error.problems };
  }
  throw error;
}

/** Runs an endpoint. Its changes are stored before the response is sent. */
export function perform(world: World, { handler, params }: Found, call: Omit<Call, 'params'>): Performed {
  const answer = run(world, handler, { ...call, params });
  world.store.commit();
  const early = world.outbox.takeEarly();
  return { answer: answer instanceof Promise ? answer.catch(asAnswer) : answer, early };
}

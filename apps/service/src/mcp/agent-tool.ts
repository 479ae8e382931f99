// The type of a tool for agents: its listing, its HTTP request, and the part of the response that it returns.
import type { ApiKeyScope } from '@tendlc/contract';
import type { TSchema } from 'typebox';
import type { ErrorKind } from '../errors.ts';

export type Arguments = Readonly<Record<string, unknown>>;

/** A request to the HTTP API, made with the caller's own credentials. */
export type ApiRequest = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string | undefined;
};

/** What a call leads to: a request, a result without a request, or an error message. */
type Plan =
  | { readonly request: ApiRequest }
  | { readonly answer: Readonly<Record<string, unknown>> }
  | { readonly refusal: string; readonly code?: ErrorKind };

export type PlanContext = {
  readonly isAdmin: boolean;
  /**
   * Reads a path of the HTTP API as the caller.
   * @throws RequestFailed which becomes the result of the call
   */
  read(path: string): Promise<Record<string, unknown>>;
};

export type AgentTool = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: TSchema;
  readonly output: TSchema;
  readonly cost: 'free' | 'token' | 'token and fee';
  /** What an API key needs for it. A key without them does not see the tool. */
  readonly scopes: readonly ApiKeyScope[];
  plan(given: Arguments, context: PlanContext): Plan | Promise<Plan>;
  /** The part of the response that is the result. */
  resultOf(body: Record<string, unknown>): Record<string, unknown>;
};

// What a tool for agents is: how it is listed, what it asks of the HTTP API, and what of the answer it gives back.
import type { TSchema } from 'typebox';

export type Arguments = Readonly<Record<string, unknown>>;

/** A request to the HTTP API, made with the caller's own credentials. */
export type ApiRequest = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string | undefined;
};

/** What a call comes to: a request, an answer without one, or a refusal in our words. */
type Plan =
  | { readonly request: ApiRequest }
  | { readonly answer: Readonly<Record<string, unknown>> }
  | { readonly refusal: string };

export type AgentTool = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: TSchema;
  readonly output: TSchema;
  readonly cost: 'free' | 'token' | 'token and fee';
  plan(given: Arguments, caller: { readonly isAdmin: boolean }): Plan;
  /** What of the HTTP answer is the result. */
  resultOf(body: Record<string, unknown>): Record<string, unknown>;
};

// The type of a resource for agents: what it is called, who sees it, and how it is read.
import type { ApiKeyScope } from '@tendlc/contract';

/** What a path of the HTTP API answers to the caller. */
export type ApiAnswer =
  | { readonly body: Readonly<Record<string, unknown>> }
  | { readonly status: number; readonly sentence: string };

export type ReadPath = (path: string) => Promise<ApiAnswer>;

export type AgentResource = {
  /** With `{name}` for each part that the caller fills in. */
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** What an API key needs for it. A key without them does not see the resource. */
  readonly scopes: readonly ApiKeyScope[];
  /**
   * @param given the parts that the caller filled in
   * @returns undefined if there is nothing of that name
   */
  read(given: readonly string[], readPath: ReadPath): ApiAnswer | undefined | Promise<ApiAnswer | undefined>;
};

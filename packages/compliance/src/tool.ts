// What a tool is: one definition from which its route, documentation, form and command are made.
import type { Static, TObject } from 'typebox';

/** The only facts about the outside world that a tool is given. */
export type ToolContext = {
  /** The UTC date of the call, `YYYY-MM-DD`. */
  readonly today: string;
};

type ToolExample<Request extends TObject> = {
  readonly title: string;
  readonly request: Static<Request>;
};

/** When in the life of a campaign one reaches for the tool. */
const TOOL_STAGES = ['prepare', 'register', 'write', 'operate'] as const;
type ToolStage = (typeof TOOL_STAGES)[number];

export type ToolDefinition<Request extends TObject = TObject, Results extends TObject = TObject> = {
  /** The last path segment of its endpoint, and the `tool` of its answers. */
  readonly name: string;
  readonly title: string;
  /** One sentence: what the caller learns. */
  readonly summary: string;
  readonly stage: ToolStage;
  readonly request: Request;
  readonly results: Results;
  /** At least one. The first is the example of the documentation; its answer is computed, never written. */
  readonly examples: readonly [ToolExample<Request>, ...ToolExample<Request>[]];
  /** Where a request may be larger than the service's usual limit (G-05). */
  readonly bodyLimitBytes?: number;
  /**
   * Pure: the same request and context give the same results, nothing is fetched, stored or timed.
   * The request has been checked against the schema; absent fields are absent, not null.
   * @throws ToolInputRefused when the schema cannot say what is wrong with the request (G-27)
   */
  run(request: Static<Request>, context: ToolContext): Static<Results>;
};

/** Keeps the types of request and results together while the catalogue holds tools of all shapes. */
export function defineTool<Request extends TObject, Results extends TObject>(
  definition: ToolDefinition<Request, Results>,
): ToolDefinition<Request, Results> {
  return definition;
}

/** Well-formed JSON of the right types that the tool still cannot take: answered 400, and free. */
export class ToolInputRefused extends Error {
  override readonly name = 'ToolInputRefused';
  readonly field: string;
  readonly problem: string;

  constructor(field: string, problem: string) {
    super(`${field}: ${problem}`);
    this.field = field;
    this.problem = problem;
  }
}

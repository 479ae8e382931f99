// Defines a tool: the source of its route, documentation, form, and command.
import type { Static, TObject } from 'typebox';

/** The only information from outside that a tool receives. */
export type ToolContext = {
  /** The UTC date of the call, `YYYY-MM-DD`. */
  readonly today: string;
};

type ToolExample<Request extends TObject> = {
  readonly title: string;
  readonly request: Static<Request>;
};

/** The stage of a campaign at which the tool is useful. */
const TOOL_STAGES = ['prepare', 'register', 'write', 'operate'] as const;
type ToolStage = (typeof TOOL_STAGES)[number];

export type ToolDefinition<Request extends TObject = TObject, Results extends TObject = TObject> = {
  /** The last path segment of its endpoint, and `tool` in its responses. */
  readonly name: string;
  readonly title: string;
  /** One sentence: what the caller learns. */
  readonly summary: string;
  readonly stage: ToolStage;
  readonly request: Request;
  readonly results: Results;
  /** At least one. The documentation shows the first, with a computed response. */
  readonly examples: readonly [ToolExample<Request>, ...ToolExample<Request>[]];
  /** Limit for requests that may be larger than the default limit of the service (G-05). */
  readonly bodyLimitBytes?: number;
  /**
   * A pure function: the same request and context give the same results. It fetches, stores, and times nothing.
   * The request is already validated against the schema; absent fields are undefined, not null.
   * @throws ToolInputRefused when the schema cannot say what is wrong with the request (G-27)
   */
  run(request: Static<Request>, context: ToolContext): Static<Results>;
};

/** Preserves the types of request and results of a tool in the catalogue. */
export function defineTool<Request extends TObject, Results extends TObject>(
  definition: ToolDefinition<Request, Results>,
): ToolDefinition<Request, Results> {
  return definition;
}

/** A request that matches the schema but that the tool must reject. The response is 400, and it is free. */
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

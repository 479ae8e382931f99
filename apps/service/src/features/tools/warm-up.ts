// Runs the examples of the tools at start, so that the first request does not wait while patterns and word lists are prepared.
import { type ToolDefinition, catalogue, validate } from '@tendlc/compliance';

/** The engine compiles a pattern to machine code when it is used for the second time. */
const RUNS = 2;
const EXAMPLE_DAY = '2026-11-20';

/** Takes a few hundred milliseconds. The tools are pure, so the answers are not needed. */
export function warmTools(tools: readonly ToolDefinition[] = [...catalogue, validate]): void {
  for (let run = 0; run < RUNS; run += 1) {
    for (const tool of tools) {
      for (const { request } of tool.examples) {
        tool.run(request, { today: EXAMPLE_DAY });
      }
    }
  }
}

// Runs the examples of the tools after the start, so that few requests wait while patterns and word lists are prepared.
import { type ToolDefinition, catalogue, validate } from '@tendlc/compliance';

/** The engine compiles a pattern to machine code when it is used for the second time. */
const RUNS = 2;
const EXAMPLE_DAY = '2026-11-20';

/** @returns pieces of work of some milliseconds each; the tools are pure, so the answers are not needed */
export const listToolWarmUps = (
  tools: readonly ToolDefinition[] = [...catalogue, validate],
): readonly (() => void)[] =>
  Array.from({ length: RUNS }, () => tools)
    .flat()
    .flatMap((tool) =>
      tool.examples.map(({ request }) => () => {
        tool.run(request, { today: EXAMPLE_DAY });
      }),
    );

// The tools as they run in the browser: free. Loaded apart, because together they are larger than all pages.
import { catalogue, composeReplies, detectContents, ToolInputRefused, validate } from '@tendlc/compliance';
import { problemsOf } from '../schema/problems.ts';

const every = [...catalogue, validate] as unknown as typeof catalogue;
const tools = new Map(every.map((tool) => [tool.name, tool]));

/** @returns what the tool says, undefined where it cannot take the request */
export function runOffline(name: string, request: Readonly<Record<string, unknown>>): unknown {
  const tool = tools.get(name);
  if (tool === undefined || Object.keys(problemsOf(tool.request, request)).length > 0) {
    return undefined;
  }
  try {
    return tool.run(request, { today: new Date().toISOString().slice(0, 10) });
  } catch (error) {
    if (error instanceof ToolInputRefused) {
      return undefined;
    }
    throw error;
  }
}

export { composeReplies, detectContents };

// Calls a tool the way the service does, with the keys that its request has.
import { catalogue } from '../../src/index.ts';

export type Check = {
  readonly ruleId: string;
  readonly status: 'pass' | 'info' | 'warning' | 'error';
  readonly category: string;
  readonly details?: string;
};

export type Answer = { readonly checks: readonly Check[] } & Readonly<Record<string, unknown>>;

const TODAY = '2026-11-22';

/** @param request keys that the tool's request does not have are left out; undefined values, too */
export function callTool(name: string, request: Readonly<Record<string, unknown>>): Answer {
  const tool = catalogue.find((one) => one.name === name);
  if (tool === undefined) {
    throw new Error(`no tool is called ${name}`);
  }
  const known = Object.keys(tool.request.properties);
  const given = Object.entries(request).filter(([key, value]) => known.includes(key) && value !== undefined);
  return tool.run(Object.fromEntries(given), { today: TODAY }) as Answer;
}

/** Warnings and errors: what a customer has to act on. */
export const isFault = ({ status }: Check): boolean => status === 'warning' || status === 'error';

// The error format of the registry: HTTP 400 and a list of problems, each with a code.
import { REGISTRY_CODES, type RegistryCode } from '@tendlc/registry/wire';

export type Problem = { code: number; description: string; fields?: string[] };

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ code, description }) => `${code} ${description}`).join('; '));
    this.problems = problems;
  }
}

export function problem(code: RegistryCode, description?: string, fields?: readonly string[]): Problem {
  return {
    code,
    description: description ?? REGISTRY_CODES[code].meaning,
    ...(fields !== undefined && { fields: [...fields] }),
  };
}

export function refuse(code: RegistryCode, description?: string, ...fields: string[]): never {
  throw new Refusal([problem(code, description, fields.length > 0 ? fields : undefined)]);
}

/** Also for unknown codes, because a fault can use any code. */
export function problemOf(code: number, description?: string, fields?: readonly string[]): Problem {
  const known = (REGISTRY_CODES as Record<number, { meaning: string } | undefined>)[code];
  return {
    code,
    description: description ?? known?.meaning ?? 'The operation was declined.',
    ...(fields !== undefined && { fields: [...fields] }),
  };
}

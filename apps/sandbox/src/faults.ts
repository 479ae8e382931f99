// Faults on demand: the next calls that match get an error, no response, a late response, or an invalid one.
import { randomUUID } from 'node:crypto';

export type FaultAction = {
  /** Whether the call takes effect anyway. */
  readonly processed?: boolean;
} & (
  | {
      readonly do: 'error';
      readonly code: number;
      readonly description?: string;
      readonly fields?: readonly string[];
    }
  | {
      readonly do: 'status';
      readonly status: number;
      readonly body?: string;
      readonly retryAfterSeconds?: number;
    }
  /** The connection stays open without a response. */
  | { readonly do: 'hang' }
  /** The connection closes. */
  | { readonly do: 'drop' }
  /** Processed immediately with a late response. With `processed: false`, processing is late too. */
  | { readonly do: 'late'; readonly delayMs: number }
  /** 200 with a body that is not JSON. */
  | { readonly do: 'nonsense' }
);

export type FaultFilter = {
  readonly method?: string;
  /** Below the version path: `/brand/*` for one segment in place of the star, `/brand/**` for any number. */
  readonly path?: string;
  /** The account. */
  readonly sid?: string;
  /** Part of the body, as it was sent. */
  readonly bodyContains?: string;
};

export type Fault = FaultFilter & { readonly id: string; readonly action: FaultAction; left: number };

export type FaultedCall = {
  readonly method: string;
  readonly path: string;
  readonly sid: string;
  readonly body: unknown;
};

function pathPattern(path: string): RegExp {
  const escaped = path.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll(/\*+/g, (stars) => (stars.length > 1 ? '.*' : '[^/]+'))}$`);
}

type Compiled = Fault & { readonly pattern: RegExp | undefined };

const withoutPattern = ({ pattern: _pattern, ...fault }: Compiled): Fault => fault;

export class Faults {
  #faults: Compiled[] = [];

  add(filter: FaultFilter, action: FaultAction, times = 1): Fault {
    const { path } = filter;
    const fault = {
      ...filter,
      id: randomUUID(),
      action,
      left: times,
      pattern: path === undefined ? undefined : pathPattern(path),
    };
    this.#faults.push(fault);
    return withoutPattern(fault);
  }

  /** The oldest fault that matches. It counts as used. */
  take(call: FaultedCall): FaultAction | undefined {
    const fault = this.#faults.find(
      ({ method, pattern, sid, bodyContains }) =>
        (method === undefined || method.toUpperCase() === call.method) &&
        (pattern === undefined || pattern.test(call.path)) &&
        (sid === undefined || sid === call.sid) &&
        (bodyContains === undefined || (JSON.stringify(call.body) ?? '').includes(bodyContains)),
    );
    if (fault === undefined) {
      return undefined;
    }
    fault.left -= 1;
    if (fault.left <= 0) {
      this.remove(fault.id);
    }
    return fault.action;
  }

  all(): Fault[] {
    return this.#faults.map(withoutPattern);
  }

  remove(id: string): void {
    this.#faults = this.#faults.filter((fault) => fault.id !== id);
  }

  clear(): void {
    this.#faults = [];
  }
}

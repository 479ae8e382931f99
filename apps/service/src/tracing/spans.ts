// Spans of the work of the service. Until `startTelemetry` has loaded an SDK, all of this does nothing.
import {
  type Attributes,
  type Context,
  context,
  INVALID_SPAN_CONTEXT,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

const SCOPE = 'tendlc';

let isOn = false;

/** Whether spans are recorded. Known before the HTTP server is made, so that it adds no hooks in vain. */
export const isTracing = (): boolean => isOn;

export function setTracing(on: boolean): void {
  isOn = on;
}

const TRACEPARENT = /^(?!ff)[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/**
 * The context that a W3C `traceparent` names. Anything else begins a new trace.
 * @param isRemote whether it is from outside: callers do not decide what is sampled
 */
export function contextOf(traceparent: unknown, isRemote: boolean): Context {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(String(traceparent)) ?? [];
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}

/** The span in progress as a header or as a part of a job; empty without one. `tracestate` is not passed on. */
export function traceFields(): { readonly traceparent?: string } {
  const current = trace.getActiveSpan()?.spanContext();
  if (current === undefined || !isSpanContextValid(current)) {
    return {};
  }
  const { traceId, spanId, traceFlags } = current;
  return { traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}` };
}

/** A name from a fixed set. The message of an error can contain texts and secrets. */
function typeOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  const word = typeof code === 'string' ? code : name;
  return typeof word === 'string' && /^\w{1,60}$/.test(word) ? word : 'Error';
}

export function markFailed(span: Span, type: string): void {
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

export type SpanOptions = {
  readonly kind?: 'server' | 'client' | 'consumer';
  /** Only names, numbers, and identifiers: never a text, a URL, or anything that a customer typed. */
  readonly attributes?: Attributes;
  /** The span in progress when absent. */
  readonly parent?: Context;
};

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const;

export function startSpan(name: string, { kind, attributes = {}, parent }: SpanOptions = {}) {
  const under = parent ?? context.active();
  const details = { attributes, kind: kind === undefined ? SpanKind.INTERNAL : KINDS[kind] };
  const span = trace.getTracer(SCOPE).startSpan(name, details, under);
  return { span, inside: trace.setSpan(under, span) };
}

/** What work gets that is not traced: it takes everything, and keeps nothing. */
const NO_SPAN = trace.wrapSpanContext(INVALID_SPAN_CONTEXT);

/** Runs work in a span. The span ends with the work, and has the type of its error. */
export async function inSpan<Result>(
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  // A span that nothing records would still be half of what a charge takes in this thread.
  if (!isOn) {
    return work(NO_SPAN);
  }
  const { span, inside } = startSpan(name, options);
  return context.with(inside, async () => {
    try {
      return await work(span);
    } catch (error) {
      markFailed(span, typeOf(error));
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Runs hooks and handlers of a request under its span. */
export const runInside = (inside: Context, run: () => void): void => context.with(inside, run);

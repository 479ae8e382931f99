// A real OpenTelemetry collector for tests: it takes OTLP over HTTP and keeps what it gets.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Attribute = { readonly key: string; readonly value: Readonly<Record<string, unknown>> };

export type CollectedSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly Attribute[];
  readonly status: { readonly code?: number; readonly message?: string };
  readonly events?: readonly unknown[];
};

type CollectedMetric = { readonly name: string } & Readonly<Record<string, unknown>>;

type Export = {
  readonly resourceSpans?: readonly { scopeSpans: readonly { spans: readonly CollectedSpan[] }[] }[];
  readonly resourceMetrics?: readonly { scopeMetrics: readonly { metrics: readonly CollectedMetric[] }[] }[];
};

export type Collector = {
  readonly endpoint: string;
  readonly authorizations: ReadonlySet<string | undefined>;
  spans(): readonly CollectedSpan[];
  metrics(): readonly CollectedMetric[];
  /** Everything as it came. */
  text(): string;
  close(): void;
};

/** @param isSilent it takes requests and never answers */
export async function startCollector(isSilent = false): Promise<Collector> {
  const exports: Export[] = [];
  const authorizations = new Set<string | undefined>();
  const server = createServer((request, response) => {
    authorizations.add(request.headers['x-collector-key'] as string | undefined);
    void json(request).then((body) => {
      exports.push(body as Export);
      if (!isSilent) {
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    authorizations,
    spans: () =>
      exports
        .flatMap(({ resourceSpans = [] }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    metrics: () =>
      exports
        .flatMap(({ resourceMetrics = [] }) => resourceMetrics)
        .flatMap(({ scopeMetrics }) => scopeMetrics)
        .flatMap(({ metrics }) => metrics),
    text: () => JSON.stringify(exports),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

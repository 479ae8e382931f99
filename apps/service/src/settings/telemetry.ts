// Reads the settings of OpenTelemetry, by the names that its SDKs use.
import type { SettingsReader } from '../settings-reader.ts';

export type TelemetrySettings = {
  /** Without a path of its own and without a slash at its end. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** The share of traces that are recorded, 0 to 1. */
  readonly ratio: number;
};

const HEADER = /^([\w-]{1,100})=([\x21-\x7e]{1,4000})$/;

/** `name=value,name=value`, with values as in a URL. */
function readHeaders(reader: SettingsReader): Record<string, string> {
  const parts = reader.list(reader.secret('OTEL_EXPORTER_OTLP_HEADERS'));
  try {
    return Object.fromEntries(
      parts.map((part) => {
        const [, name = '', value = ''] = HEADER.exec(part) ?? [];
        if (name === '') {
          throw new Error('not a header');
        }
        return [name.toLowerCase(), decodeURIComponent(value)];
      }),
    );
  } catch {
    reader.check('OTEL_EXPORTER_OTLP_HEADERS', false, 'must look like name=value,name=value');
    return {};
  }
}

/** @returns undefined without a collector: then nothing of OpenTelemetry is loaded */
export function readTelemetry(reader: SettingsReader): TelemetrySettings | undefined {
  const text = reader.text('OTEL_EXPORTER_OTLP_ENDPOINT');
  const endpoint = reader.url('OTEL_EXPORTER_OTLP_ENDPOINT', text, ['http:', 'https:']);
  const share = reader.text('OTEL_TRACES_SAMPLER_ARG') ?? '1';
  const ratio = Number(share);
  reader.check('OTEL_TRACES_SAMPLER_ARG', ratio >= 0 && ratio <= 1, 'must be a number from 0 to 1');
  const headers = readHeaders(reader);
  const serviceName = reader.text('OTEL_SERVICE_NAME') ?? 'tendlc';
  const url = URL.parse(endpoint ?? '');
  reader.check(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    url === null || (url.username === '' && url.password === '' && url.search === ''),
    'must have no user, password, or query: put secrets in OTEL_EXPORTER_OTLP_HEADERS',
  );
  return endpoint === undefined
    ? undefined
    : { endpoint: endpoint.replace(/\/+$/, ''), headers, serviceName, ratio };
}

// Runs one operation: pacing, attempts, log records, and result.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import { type RegistryError, RegistryRateLimited } from '../errors.ts';
import { maskForLog, maskQueryValue } from '../mask.ts';
import type { RegistryPace } from '../pace.ts';
import type { Reader } from '../reading/fields.ts';
import { REGISTRY_OPERATIONS, type RegistryOperation } from '../wire/index.ts';
import { type AttemptRequest, attempt } from './attempt.ts';
import { type Judged, judge, parseJson } from './judge.ts';
import { type Multipart, multipartOf, type RegistryFile } from './multipart.ts';
import { pauseBeforeNext } from './retries.ts';

/** One attempt for the log, with masked bodies. */
export type RegistryCallRecord = {
  readonly operation: RegistryOperation;
  readonly method: string;
  /** Path and query below the version path. */
  readonly endpoint: string;
  readonly statusCode: number | null;
  readonly durationMs: number;
  /** Counted from 1. */
  readonly attempt: number;
  readonly error: string | null;
  readonly errorKind: RegistryError['kind'] | null;
  readonly requestBody: unknown;
  readonly responseBody: unknown;
};

/** Runs an attempt, such as in a span. The headers are sent with it. */
export type AroundAttempt = <Outcome extends { readonly statusCode: number | null }>(
  call: { readonly operation: RegistryOperation; readonly method: string; readonly attempt: number },
  send: (headers: Readonly<Record<string, string>>) => Promise<Outcome>,
) => Promise<Outcome>;

export type RegistryClientOptions = {
  /** With its version path: `https://…/v2`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly apiSecret: string;
  /** For example, a dispatcher that rejects forbidden addresses. */
  readonly dispatcher?: Dispatcher;
  /** Timeout of one attempt, including the connection. */
  readonly timeoutMs?: number;
  /** Timeout of all attempts and the delays between them. Rate-limit waits are extra. */
  readonly deadlineMs?: number;
  readonly pace?: RegistryPace;
  /** Called for each attempt. Its errors are ignored: a full log must not turn a success into a failure. */
  readonly onCall?: (call: RegistryCallRecord) => void;
  readonly around?: AroundAttempt;
  /** How the time between two attempts passes. */
  readonly wait?: (ms: number) => Promise<void>;
  readonly random?: () => number;
};

type Query = Readonly<Record<string, string | number | boolean | readonly string[] | null | undefined>>;

type CallDetails<Value> = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Query;
  readonly body?: object;
  /** Sent instead of a body. */
  readonly file?: RegistryFile;
  /** A success is a file. */
  readonly isDownload?: true;
  readonly read: Reader<Value>;
};

export type Caller = <Value>(operation: RegistryOperation, details: CallDetails<Value>) => Promise<Value>;

const TIMEOUT_MS = 10_000;
const DEADLINE_MS = 20_000;
/** A file takes this many times longer than another call. */
const TRANSFER_FACTOR = 6;

/** The only GET with a side effect. */
const CHANGING_READ: RegistryOperation = 'sendMockEvent';

function fillPath(operation: RegistryOperation, params: Readonly<Record<string, string>>): string {
  return REGISTRY_OPERATIONS[operation].path.replaceAll(/:(\w+)/gu, (_, name: string) => {
    const value = params[name] ?? '';
    // A URL is normalized before the call, so a dot segment would change the operation.
    if (value === '' || value === '.' || value === '..') {
      throw new RangeError(`${operation} needs a ${name}`);
    }
    return encodeURIComponent(value.toWellFormed());
  });
}

/** Both forms of the query: as sent, and as logged. */
function writeQuery(query: Query, secrets: readonly string[]): { sent: string; shown: string } {
  const sent = new URLSearchParams();
  const shown = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const values = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
    for (const entry of values.map(String)) {
      sent.append(name, entry);
      shown.append(name, maskQueryValue(name, entry, secrets));
    }
  }
  const prefix = sent.size === 0 ? '' : '?';
  return { sent: `${prefix}${sent}`, shown: `${prefix}${shown}` };
}

function checkBaseUrl(baseUrl: string): string {
  const url = URL.parse(baseUrl);
  const usable = url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
  if (!usable || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new TypeError('the base address must be http(s), without credentials, query or fragment');
  }
  return url.href.replace(/\/+$/u, '');
}

type Settings = Required<Omit<RegistryClientOptions, 'pace' | 'onCall'>> &
  Pick<RegistryClientOptions, 'pace' | 'onCall'>;

function complete(options: RegistryClientOptions, dispatcher: Dispatcher): Settings {
  return {
    timeoutMs: TIMEOUT_MS,
    deadlineMs: DEADLINE_MS,
    wait: (ms) => sleep(ms),
    random: Math.random,
    around: (_call, send) => send({}),
    ...options,
    dispatcher,
    baseUrl: checkBaseUrl(options.baseUrl),
  };
}

/** The part of a call that all its attempts share. */
type Prepared<Value> = {
  readonly operation: RegistryOperation;
  readonly changes: boolean;
  readonly endpoint: string;
  readonly url: string;
  readonly body: object | undefined;
  readonly file: RegistryFile | undefined;
  readonly isDownload: boolean;
  readonly read: Reader<Value>;
};

/** What the log has of a file. */
const shownFile = ({ fileName, mimeType, bytes }: RegistryFile) => ({ fileName, mimeType, bytes });

function contentOf({ body, file }: Prepared<unknown>): {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: AttemptRequest['body'];
} {
  if (file !== undefined) {
    const { headers, stream }: Multipart = multipartOf(file);
    return { headers, body: stream() };
  }
  return body === undefined
    ? { headers: {}, body: undefined }
    : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

export function createCaller(options: RegistryClientOptions, dispatcher: Dispatcher): Caller {
  const settings = complete(options, dispatcher);
  const { apiKey, apiSecret, baseUrl, deadlineMs, wait, random } = settings;
  const basic = Buffer.from(`${apiKey}:${apiSecret}`).toString('base64');
  const secrets = [basic, apiSecret, apiKey];
  const headers = { authorization: `Basic ${basic}`, accept: 'application/json', 'user-agent': 'tendlc' };

  async function takeTurn({ operation }: Prepared<unknown>): Promise<void> {
    const kind = REGISTRY_OPERATIONS[operation].method === 'GET' ? 'read' : 'write';
    const turn = settings.pace?.turn(kind);
    if (turn?.granted === false) {
      throw new RegistryRateLimited('pace', {
        operation,
        mayHaveHappened: false,
        retryAfterMs: Math.ceil(turn.waitMs),
      });
    }
    if (turn !== undefined && turn.waitMs > 0) {
      await sleep(turn.waitMs);
    }
  }

  function report(call: RegistryCallRecord): void {
    try {
      settings.onCall?.(call);
    } catch {
      // See `onCall`.
    }
  }

  async function once<Value>(
    call: Prepared<Value>,
    attemptNumber: number,
    timeoutMs: number,
  ): Promise<{ judged: Judged<Value>; durationMs: number }> {
    const { operation, file, isDownload } = call;
    const { method } = REGISTRY_OPERATIONS[operation];
    const content = contentOf(call);
    const sent: AttemptRequest = {
      method,
      url: call.url,
      headers: { ...headers, ...content.headers },
      body: content.body,
      timeoutMs,
      isDownload,
    };
    const shown = file === undefined ? call.body : shownFile(file);
    const startedAt = performance.now();
    const outcome = await settings.around({ operation, method, attempt: attemptNumber }, (more) =>
      attempt(settings.dispatcher, { ...sent, headers: { ...sent.headers, ...more } }),
    );
    const durationMs = Math.round(performance.now() - startedAt);
    const judged = judge(outcome, { ...call, timeoutMs, secrets });
    const text = outcome.kind === 'answer' ? outcome.text : '';
    report({
      operation,
      method,
      endpoint: call.endpoint,
      statusCode: outcome.statusCode,
      durationMs,
      attempt: attemptNumber,
      error: judged.ok ? null : judged.error.message,
      errorKind: judged.ok ? null : judged.error.kind,
      requestBody: shown === undefined ? null : maskForLog(shown, secrets),
      responseBody: text === '' ? null : maskForLog(parseJson(text) ?? text, secrets),
    });
    return { judged, durationMs };
  }

  async function carryThrough<Value>(call: Prepared<Value>): Promise<Value> {
    const kinds: RegistryError['kind'][] = [];
    const factor = call.file === undefined && !call.isDownload ? 1 : TRANSFER_FACTOR;
    let msLeft = deadlineMs * factor;
    for (let attemptNumber = 1; ; attemptNumber += 1) {
      await takeTurn(call);
      const timeoutMs = Math.ceil(Math.min(settings.timeoutMs * factor, msLeft));
      const { judged, durationMs } = await once(call, attemptNumber, timeoutMs);
      if (judged.ok) {
        return judged.value;
      }
      const { error, transient } = judged;
      kinds.push(error.kind);
      msLeft -= durationMs;
      const sameKind = kinds.filter((kind) => kind === error.kind).length;
      const pauseMs = pauseBeforeNext({ error, transient, attempt: attemptNumber, sameKind, msLeft, random });
      if (pauseMs === null) {
        throw error;
      }
      await wait(pauseMs);
      msLeft -= pauseMs;
    }
  }

  return async (operation, { params = {}, query = {}, body, file, isDownload = false, read }) => {
    const path = fillPath(operation, params);
    const { sent, shown } = writeQuery(query, secrets);
    const changes = REGISTRY_OPERATIONS[operation].method !== 'GET' || operation === CHANGING_READ;
    const url = `${baseUrl}${path}${sent}`;
    return carryThrough({ operation, changes, endpoint: path + shown, url, body, file, isDownload, read });
  };
}

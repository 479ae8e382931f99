// One HTTP request and its response. Reports whether the request can have reached the registry.
import type { Readable } from 'node:stream';
import { type Dispatcher, request } from 'undici';

export type AttemptRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Readable | undefined;
  readonly timeoutMs: number;
  /** A success is a file: its bytes are not read as text. */
  readonly isDownload: boolean;
};

type Answer = {
  readonly kind: 'answer';
  readonly statusCode: number;
  readonly retryAfterMs: number | null;
  /** Empty for a file. */
  readonly text: string;
  readonly file: DownloadedFile | undefined;
};

/** In the pieces in which it arrived. */
export type DownloadedFile = {
  readonly mimeType: string;
  readonly chunks: readonly Uint8Array[];
  readonly bytes: number;
};

export type Failure = {
  readonly kind: 'timeout' | 'connection' | 'too_big' | 'garbled';
  /** Whether anything was written to a connection. */
  readonly sent: boolean;
  /** Set if the response has started. */
  readonly statusCode: number | null;
  /** The error code of the system or the HTTP client. */
  readonly code: string | null;
  readonly cause: Error | undefined;
};

const ANSWER_BYTES_MAX = 4 * 1024 * 1024;
/** The registry accepts files of up to 10 MiB. */
const FILE_BYTES_MAX = 12 * 1024 * 1024;

class AnswerTooBig extends Error {}

/** Records when the request is about to be written. Before that, the registry cannot have processed it. */
function noteStart(dispatcher: Dispatcher, onStart: () => void): Dispatcher {
  return dispatcher.compose((dispatch) => (options, handler) => {
    return dispatch(options, {
      onRequestStart(controller, context) {
        onStart();
        handler.onRequestStart?.(controller, context);
      },
      onRequestUpgrade: (...details) => handler.onRequestUpgrade?.(...details),
      onResponseStart: (...details) => handler.onResponseStart?.(...details),
      onResponseData: (...details) => handler.onResponseData?.(...details),
      onResponseEnd: (...details) => handler.onResponseEnd?.(...details),
      onResponseError: (...details) => handler.onResponseError?.(...details),
    });
  });
}

async function readBounded(
  body: AsyncIterable<Uint8Array>,
  bytesMax: number,
): Promise<{ chunks: Uint8Array[]; bytes: number }> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > bytesMax) {
      throw new AnswerTooBig();
    }
    chunks.push(chunk);
  }
  return { chunks, bytes };
}

async function readAnswer(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  isDownload: boolean,
): Promise<Pick<Answer, 'text' | 'file'>> {
  const isFile = isDownload && statusCode === 200;
  const { chunks, bytes } = await readBounded(body, isFile ? FILE_BYTES_MAX : ANSWER_BYTES_MAX);
  if (!isFile) {
    return { text: new TextDecoder().decode(Buffer.concat(chunks)), file: undefined };
  }
  const type = headers['content-type'];
  const mimeType = typeof type === 'string' ? type : 'application/octet-stream';
  return { text: '', file: { mimeType, chunks, bytes } };
}

/** Seconds, or a date. A date is relative to the response's own date, because clocks can differ. */
function readRetryAfter(retryAfter: unknown, answeredAt: unknown): number | null {
  if (typeof retryAfter !== 'string') {
    return null;
  }
  if (/^\s*\d{1,9}\s*$/u.test(retryAfter)) {
    return Number(retryAfter) * 1_000;
  }
  const waitMs = Date.parse(retryAfter) - Date.parse(String(answeredAt));
  return Number.isFinite(waitMs) ? Math.max(0, waitMs) : null;
}

const GARBLED = /^(HPE_|UND_ERR_(HEADERS_OVERFLOW|RES_|RESPONSE|NOT_SUPPORTED|BODY_MISMATCH))/u;

/** The error of a parser contains the bytes that it could not parse. */
function withoutBytes(error: Error, code: string | null): Error {
  return 'data' in error || 'body' in error ? new Error(code ?? error.name) : error;
}

function describe(error: unknown, sent: boolean, statusCode: number | null): Failure {
  if (error instanceof AnswerTooBig) {
    return { kind: 'too_big', sent, statusCode, code: null, cause: undefined };
  }
  const cause = error instanceof Error ? error : new Error('unknown');
  const word = (cause as { code?: unknown }).code;
  const code = typeof word === 'string' && /^[A-Z0-9_]{1,60}$/u.test(word) ? word : null;
  const garbled = cause.name === 'HTTPParserError' || (code !== null && GARBLED.test(code));
  const timedOut = code === 'UND_ERR_CONNECT_TIMEOUT';
  const kind = garbled ? 'garbled' : timedOut ? 'timeout' : 'connection';
  return { kind, sent, statusCode, code, cause: withoutBytes(cause, code) };
}

/** Never throws. */
export async function attempt(dispatcher: Dispatcher, details: AttemptRequest): Promise<Answer | Failure> {
  const { method, url, headers, body, timeoutMs, isDownload } = details;
  const cancel = new AbortController();
  let sent = false;
  let statusCode: number | null = null;

  async function run(): Promise<Answer | Failure> {
    try {
      const answer = await request(url, {
        method,
        headers,
        dispatcher: noteStart(dispatcher, () => {
          sent = true;
        }),
        signal: cancel.signal,
        headersTimeout: 0,
        bodyTimeout: 0,
        ...(body === undefined ? {} : { body }),
      });
      statusCode = answer.statusCode;
      const read = await readAnswer(answer, isDownload);
      const retryAfterMs = readRetryAfter(answer.headers['retry-after'], answer.headers['date']);
      return { kind: 'answer', statusCode, retryAfterMs, ...read };
    } catch (error) {
      return describe(error, sent, statusCode);
    }
  }

  // A race, because the HTTP client notices a cancellation only once it has a connection (and then writes nothing).
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<Failure>((resolve) => {
    timer = setTimeout(() => {
      resolve({ kind: 'timeout', sent, statusCode, code: null, cause: undefined });
      cancel.abort();
    }, timeoutMs);
  });
  try {
    return await Promise.race([run(), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

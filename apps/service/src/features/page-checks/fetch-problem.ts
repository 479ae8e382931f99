// Names the reason why a page could not be fetched. Nothing of the error itself reaches a customer.
import type { FetchProblem } from '@tendlc/page-review';

const NAMED: Readonly<Record<string, FetchProblem>> = {
  ADDRESS_REFUSED: 'private_address',
  BODY_TOO_LARGE: 'too_large',
  ERR_BUFFER_TOO_LARGE: 'too_large',
  UND_ERR_RES_EXCEEDED_MAX_SIZE: 'too_large',
  UNKNOWN_ENCODING: 'unsupported_type',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  ETIMEDOUT: 'timeout',
  // A name server does not answer.
  ETIMEOUT: 'timeout',
};

const NAME = /^(?:EAI_|ENOTFOUND|ENODATA|EFORMERR|ESERVFAIL|ENOTIMP|EREFUSED|EBADQUERY|EBADNAME|EBADRESP)/;
const TLS =
  /^(?:ERR_(?:TLS|SSL|OSSL)_|CERT_|CRL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_(?:CA|PURPOSE)|PATH_LENGTH_|EPROTO)/;

/** Unknown errors count as failed connections: a broken response, or a server that closes the connection. */
export function problemOf(error: unknown): FetchProblem {
  const { code, name } = error as { code?: unknown; name?: unknown };
  if (name === 'TimeoutError') {
    return 'timeout';
  }
  if (typeof code !== 'string') {
    return 'connection';
  }
  const named = NAMED[code];
  if (named !== undefined) {
    return named;
  }
  return NAME.test(code) ? 'dns' : TLS.test(code) ? 'tls' : 'connection';
}

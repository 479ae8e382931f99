// Distinguishes failures of a database: rejected statements, and statements with an unknown outcome.

const codeOf = (error: unknown): string | undefined => {
  const code: unknown = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : undefined;
};

const SQLSTATE = /^[0-9A-Z]{5}$/;

/** SQLSTATE classes about the connection or the server's state, not about the statement. */
const AWAY_CLASSES = new Set(['08', '53', '57']);

/** Error codes of Node and the driver for a connection that failed or broke. */
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'EHOSTUNREACH',
]);

const AWAY_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|the database did not answer|the embedded database )/;

/** True if the database was unreachable or did not respond. The request can succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== undefined) {
    return (SQLSTATE.test(code) && AWAY_CLASSES.has(code.slice(0, 2))) || AWAY_CODES.has(code);
  }
  return error instanceof Error && AWAY_MESSAGES.test(error.message);
}

/**
 * Errors of a server that terminates connections or has failed: the statement may have run. A commit that was written
 * but not flushed ends in a PANIC with the code of the disk error, and recovery completes it.
 */
const UNSURE = /^(08|57P|58|XX|40003)/;

/** FATAL and PANIC end more than the statement. The severity of a server in another language is not reliable. */
const isError = (error: unknown): boolean => (error as { severity?: unknown }).severity === 'ERROR';

/**
 * True if the database itself reported that the statement did not happen. After any other failure, such as a connection
 * that broke during the statement, only the tables can show the outcome.
 */
export function isDefiniteRefusal(error: unknown): boolean {
  const code = codeOf(error);
  return code !== undefined && SQLSTATE.test(code) && !UNSURE.test(code) && isError(error);
}

/** Another transaction held a needed lock for too long. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03';

/** No space is left on the disk of the database. */
export const isDiskFull = (error: unknown): boolean => codeOf(error) === '53100';

/** A number that the column cannot hold. */
export const isOutOfRange = (error: unknown): boolean => codeOf(error) === '22003';

/** A referenced row does not exist. */
export const isMissingReference = (error: unknown, constraint: string): boolean =>
  codeOf(error) === '23503' && (error as { constraint?: unknown }).constraint === constraint;

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return codeOf(error) === '23505' && (error as { constraint?: unknown }).constraint === constraint;
}

/** The name of the constraint that a statement violated. */
export function violatedConstraint(error: unknown): string | undefined {
  const name: unknown = (error as { constraint?: unknown } | null)?.constraint;
  return typeof name === 'string' ? name : undefined;
}

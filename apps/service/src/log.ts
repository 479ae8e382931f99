// The log: JSON lines on standard error. Nothing logs secrets on purpose; what slips into an object is blotted out.
import pino, { type DestinationStream, type Logger } from 'pino';

const SECRETS = [
  'password',
  'newPassword',
  'passwordHash',
  'password_hash',
  'token',
  'tokenHash',
  'authorization',
  'cookie',
  'parameters',
];

/** Down to three levels, which is deeper than anything that the service logs. */
const PATHS = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** @param stream where the lines go; standard error when absent */
export function createLog(level: string, stream?: DestinationStream): Logger {
  const options = { level, base: null, redact: { paths: PATHS, censor: '[redacted]' } };
  return pino(options, stream ?? pino.destination({ dest: 2, sync: false }));
}

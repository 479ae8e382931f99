// Sends email by SMTP. Without a mail server, writes `.eml` files that the operator can open (G-13).
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { MailAddress } from './address.ts';

export type Mail = {
  /** One address that the account schema validated. nodemailer would parse other strings as lists of addresses. */
  readonly to: string;
  readonly name: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export type Mailer = { send(mail: Mail): Promise<void>; close(): void };

const SMTP_TIMEOUT_MS = 15_000;

/** Removes line ends and quotes, so that a name cannot add a header or an address. */
const plainName = (name: string) => name.replace(/[\p{Cc}\p{Cs}"<>]/gu, ' ').trim();

export function createMailer(options: {
  smtpUrl: string | undefined;
  from: MailAddress;
  outboxFolder: string;
  clock: Clock;
  log: Logger;
}): Mailer {
  const { smtpUrl, from, outboxFolder, clock, log } = options;
  const envelope = ({ to, name, ...content }: Mail) => ({
    ...content,
    from: { name: from.name || 'Tendlc', address: from.address },
    to: { name: plainName(name), address: to },
    date: clock.now(),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (smtpUrl !== undefined) {
    const transport = createTransport(smtpUrl, {
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
    } as object);
    return {
      send: async (mail) => void (await transport.sendMail(envelope(mail))),
      close: () => transport.close(),
    };
  }
  mkdirSync(outboxFolder, { recursive: true, mode: 0o700 });
  let isWarned = false;
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(envelope(mail));
      const stamp = clock.now().toISOString().replaceAll(':', '-');
      const file = join(outboxFolder, `${stamp}-${randomUUID().slice(0, 8)}.eml`);
      // Writes a temporary file first, so that programs that watch the folder never see a partial message.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      // One warning is enough; later messages are logged as information.
      log[isWarned ? 'info' : 'warn']({ file }, 'SMTP_URL is not set: the message was written to a file');
      isWarned = true;
    },
    close: () => transport.close(),
  };
}

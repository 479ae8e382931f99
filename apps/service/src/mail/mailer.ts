// Sends email by SMTP. Without a mail server, writes `.eml` files that the operator can open (G-13).
import type nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { type MailAddress, parseMailAddress } from './address.ts';
import { plainLine } from '../plain-names.ts';
import { openOutbox } from './outbox.ts';
import { rejectionOf } from './rejections.ts';

export type Mail = {
  /** One address that the account schema validated. nodemailer would parse other strings as lists of addresses. */
  readonly to: string;
  readonly name: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for each attempt to send this email, so that mail programs recognize a second copy. */
  readonly id?: string;
  /** The page that stops emails of this kind. One POST to it does so, too (RFC 8058). */
  readonly unsubscribeUrl?: string;
};

export type Mailer = {
  /**
   * @returns the response of the mail server if it permanently rejected the receiver; undefined if it accepted the email
   * @throws if the email may be accepted later
   */
  send(mail: Mail): Promise<string | undefined>;
  close(): void;
};

const SMTP_TIMEOUT_MS = 15_000;
/** `550 5.1.1` */
const STATUS_CHARACTERS = 9;

/** Without quotes and line ends, a name cannot add a header or an address. */
const plainName = (name: string) => plainLine(name.replaceAll(/["<>]/g, ' '));

/** Says that a program sent the email, so that an automatic reply does not answer it (RFC 3834). */
const AUTOMATIC = { 'auto-submitted': 'auto-generated' } as const;

/** For the unsubscribe button of mail programs (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'list-unsubscribe': { prepared: true, value: `<${url}>` },
  'list-unsubscribe-post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
});

type Library = Pick<typeof nodemailer, 'createTransport'>;

/** The first email loads the library: a process without emails does not need its three megabytes. */
function openLater<Transport extends { close(): void }>(create: (library: Library) => Transport) {
  let opened: Promise<Transport> | undefined;
  return {
    open: (): Promise<Transport> => (opened ??= import('nodemailer').then(create)),
    close: (): void => void opened?.then((transport) => transport.close()),
  };
}

export function createMailer(options: {
  smtpUrl: string | undefined;
  from: MailAddress;
  /** How customers reach the operator. An email address gets the replies to all emails. */
  contact: string | undefined;
  outboxFolder: string;
  clock: Clock;
  log: Logger;
}): Mailer {
  const { smtpUrl, from, contact, outboxFolder, clock, log } = options;
  const replyTo = parseMailAddress(contact ?? '')?.address;
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const envelope = ({ to, name, id, unsubscribeUrl, ...content }: Mail) => ({
    ...content,
    ...(id === undefined ? {} : { messageId: `<${id}@${domain}>` }),
    headers: { ...AUTOMATIC, ...(unsubscribeUrl === undefined ? {} : unsubscribeHeaders(unsubscribeUrl)) },
    from: { name: from.name || 'Tendlc', address: from.address },
    to: { name: plainName(name), address: to },
    ...(replyTo === undefined ? {} : { replyTo }),
    date: clock.now(),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (smtpUrl !== undefined) {
    const transport = openLater(({ createTransport }) =>
      createTransport(smtpUrl, {
        connectionTimeout: SMTP_TIMEOUT_MS,
        greetingTimeout: SMTP_TIMEOUT_MS,
        socketTimeout: SMTP_TIMEOUT_MS,
      } as object),
    );
    return {
      async send(mail) {
        try {
          await (await transport.open()).sendMail(envelope(mail));
          return undefined;
        } catch (error) {
          const rejection = rejectionOf(error);
          if (rejection === undefined) {
            throw error;
          }
          // Without its text, which has the address.
          log.warn({ status: rejection.slice(0, STATUS_CHARACTERS) }, 'a mail server rejected a receiver');
          return rejection;
        }
      },
      close: () => transport.close(),
    };
  }
  const writeFile = openOutbox(outboxFolder, clock);
  let isWarned = false;
  const transport = openLater(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  );
  return {
    async send(mail) {
      const { message } = await (await transport.open()).sendMail(envelope(mail));
      const { file, deleted } = await writeFile(message as Buffer);
      // One warning is enough; later messages are logged as information.
      log[isWarned ? 'info' : 'warn']({ file }, 'SMTP_URL is not set: the message was written to a file');
      isWarned = true;
      if (deleted > 0) {
        log.warn({ files: deleted }, 'the outbox was full: its oldest messages were deleted');
      }
      return undefined;
    },
    close: () => transport.close(),
  };
}

// A mail server for tests. It accepts messages, or rejects them on request.
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export type Delivery = {
  readonly sender: string;
  readonly recipients: readonly string[];
  readonly raw: string;
  readonly message: Email;
};

export type MailServer = {
  readonly url: string;
  readonly deliveries: Delivery[];
  /** Number of rejected messages. */
  readonly refused: () => number;
  refuse(refuses: boolean): void;
  /** The response to every receiver, such as `550 5.1.1 No such user`; undefined accepts them again. */
  refuseRecipients(response: string | undefined): void;
  /** Runs when a message has arrived in full, before the response. */
  whenReceived(action: () => Promise<unknown>): void;
};

export async function mailServerForTest(): Promise<MailServer> {
  const deliveries: Delivery[] = [];
  let refuses = false;
  let refused = 0;
  let recipientResponse: string | undefined;
  let received: () => Promise<unknown> = () => Promise.resolve();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      const [code, ...words] = recipientResponse?.split(' ') ?? [];
      done(
        code === undefined ? null : Object.assign(new Error(words.join(' ')), { responseCode: Number(code) }),
      );
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refuses) {
          refused += 1;
          done(Object.assign(new Error('the mailbox is busy'), { responseCode: 451 }));
          return;
        }
        const raw = Buffer.concat(chunks);
        void PostalMime.parse(raw).then((message) => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          const sender = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address;
          deliveries.push({ sender, recipients, raw: raw.toString('utf8'), message });
          return received().finally(done);
        });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    deliveries,
    refused: () => refused,
    refuse: (value) => {
      refuses = value;
    },
    whenReceived: (action) => {
      received = action;
    },
    refuseRecipients: (response) => {
      recipientResponse = response;
    },
  };
}

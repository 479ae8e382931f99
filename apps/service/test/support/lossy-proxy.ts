// Stands between a service and its PostgreSQL and loses answers: the statement has happened, and nobody hears of it.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type LossyProxy = {
  /** The database's address by way of the proxy. */
  readonly url: string;
  /** Cuts the connection instead of passing on the answer to a statement that holds this text. */
  loseAnswersTo(text: string | undefined): void;
  /** While true, every connection is cut and none is taken. */
  down(isDown: boolean): void;
  /** How many answers were lost. */
  readonly lost: () => number;
  close(): void;
};

export async function startLossyProxy(databaseUrl: string): Promise<LossyProxy> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let loses: string | undefined;
  let isDown = false;
  let lost = 0;

  const server = createServer((client) => {
    if (isDown) {
      client.destroy();
      return;
    }
    const upstream = connect(Number(target.port), target.hostname);
    let dooms = false;
    const cut = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', cut).on('close', () => {
        open.delete(socket);
        cut();
      });
    }
    client.on('data', (bytes) => {
      dooms ||= loses !== undefined && bytes.includes(loses);
      upstream.write(bytes);
    });
    upstream.on('data', (bytes) => {
      if (dooms) {
        lost += 1;
        cut();
      } else {
        client.write(bytes);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  const cutAll = () => open.forEach((socket) => socket.destroy());
  return {
    url: url.href,
    loseAnswersTo: (text) => {
      loses = text;
    },
    down: (value) => {
      isDown = value;
      if (value) {
        cutAll();
      }
    },
    lost: () => lost,
    close: () => {
      server.close();
      cutAll();
    },
  };
}

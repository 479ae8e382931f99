// A proxy between a service and its PostgreSQL server that simulates failures: lost responses, errors, downtime, and
// silent connections.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type LossyProxy = {
  /** The URL of the database through the proxy. */
  readonly url: string;
  /** Closes the connection instead of forwarding the response to a statement that contains this text. */
  loseAnswersTo(text: string | undefined): void;
  /** Responds to the next statement with this text with an error of this SQLSTATE, and does not forward it. */
  refuseOnce(text: string, sqlState: string): void;
  /** The next statement that contains this text is executed, but its response is a PANIC with this SQLSTATE. */
  panicOnce(text: string, sqlState: string): void;
  /** While true, closes all connections and accepts none. */
  down(isDown: boolean): void;
  /** Open connections stay open but forward nothing: no reset and no end. New connections work. */
  silenceOpen(): void;
  /** Number of lost responses. */
  readonly lost: () => number;
  /** Number of connections that were rejected while the proxy was down. */
  readonly refused: () => number;
  close(): void;
};

/** ErrorResponse and ReadyForQuery of PostgreSQL's protocol. */
function refusalOf(sqlState: string, severity = 'ERROR'): Buffer {
  const fields = Buffer.from(`S${severity}\0C${sqlState}\0Mrefused on purpose\0\0`);
  const error = Buffer.alloc(5);
  error.write('E');
  error.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([error, fields, Buffer.from([0x5a, 0, 0, 0, 5, 0x49])]);
}

type Way = { isSilent: boolean };

export async function startLossyProxy(databaseUrl: string): Promise<LossyProxy> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  const ways = new Set<Way>();
  let loses: string | undefined;
  let refuses: { text: string; sqlState: string } | undefined;
  let panics: { text: string; sqlState: string } | undefined;
  let isDown = false;
  let lost = 0;
  let refused = 0;

  const server = createServer({ allowHalfOpen: true }, (client) => {
    if (isDown) {
      refused += 1;
      client.destroy();
      return;
    }
    const upstream = connect({ port: Number(target.port), host: target.hostname, allowHalfOpen: true });
    const way: Way = { isSilent: false };
    ways.add(way);
    let dooms = false;
    let panic: string | undefined;
    const cut = () => {
      client.destroy();
      upstream.destroy();
      ways.delete(way);
    };
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket);
      socket.on('error', () => {
        if (!way.isSilent) {
          cut();
        }
      });
      socket.on('end', () => {
        if (!way.isSilent) {
          other.end();
        }
      });
      socket.on('close', () => {
        open.delete(socket);
        if (!way.isSilent) {
          cut();
        }
      });
    }
    client.on('data', (bytes) => {
      if (way.isSilent) {
        return;
      }
      if (refuses !== undefined && bytes.includes(refuses.text)) {
        client.write(refusalOf(refuses.sqlState));
        refuses = undefined;
        return;
      }
      if (panics !== undefined && bytes.includes(panics.text)) {
        panic = panics.sqlState;
        panics = undefined;
      }
      dooms ||= loses !== undefined && bytes.includes(loses);
      upstream.write(bytes);
    });
    upstream.on('data', (bytes) => {
      if (way.isSilent) {
        return;
      }
      if (panic !== undefined) {
        client.end(refusalOf(panic, 'PANIC'));
        panic = undefined;
      } else if (dooms) {
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
    refuseOnce: (text, sqlState) => {
      refuses = { text, sqlState };
    },
    panicOnce: (text, sqlState) => {
      panics = { text, sqlState };
    },
    down: (value) => {
      isDown = value;
      if (value) {
        cutAll();
      }
    },
    silenceOpen: () =>
      ways.forEach((way) => {
        way.isSilent = true;
      }),
    lost: () => lost,
    refused: () => refused,
    close: () => {
      server.close();
      cutAll();
    },
  };
}

// Protects files on their way to and from the registry: the very bytes, their names, and nothing of them in the log.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureOf, watchedClient } from './support/client.ts';
import { answer, type RegistryServer, startRegistryServer } from './support/registry-server.ts';

let server: RegistryServer;
beforeAll(async () => {
  server = await startRegistryServer();
});
afterAll(() => server.close());

const fileOf = (fileName: string) => ({
  fileName,
  mimeType: 'text/plain',
  chunks: [Buffer.from('Copper '), Buffer.from('Kettle')],
  bytes: 13,
});

test('a file goes out once, as one part with its name and length, and again on a repeat', async () => {
  const { client, calls } = watchedClient(server.baseUrl);
  server.seen.length = 0;
  server.behave(answer(429), answer(200, { uuid: 'C1/MMS/01' }));
  await client.attachments.upload('mms', 'C1', fileOf('a"b\r\nx.txt'));
  expect(server.seen).toHaveLength(2);
  for (const { headers, body } of server.seen) {
    const boundary = /boundary=(\S+)/.exec(headers['content-type'] ?? '')?.[1];
    expect(body).toBe(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a%22b__x.txt"\r\ncontent-type: text/plain\r\n\r\nCopper Kettle\r\n--${boundary}--\r\n`,
    );
    expect(headers['content-length']).toBe(String(Buffer.byteLength(body)));
    expect(headers['transfer-encoding']).toBeUndefined();
  }
  expect(calls[1]?.requestBody).toEqual({ fileName: 'a"b\r\nx.txt', mimeType: 'text/plain', bytes: 13 });
  await client.close();
});

test('a downloaded file is neither text nor logged, and an error about it is read as any other', async () => {
  const { client, calls } = watchedClient(server.baseUrl);
  const bytes = Buffer.from([0, 255, 128, 10]);
  server.behave((_, response) => {
    response.writeHead(200, { 'content-type': 'image/png' });
    response.end(bytes);
  });
  const file = await client.attachments.read('C1/MMS/01');
  expect({ ...file, chunks: Buffer.concat(file.chunks) }).toEqual({
    mimeType: 'image/png',
    chunks: bytes,
    bytes: 4,
  });
  expect(calls[0]?.responseBody).toBeNull();
  server.behave(answer(400, [{ code: 502, description: 'no such file' }]));
  expect(await failureOf(client.attachments.read('C1/MMS/02'))).toMatchObject({ kind: 'refused' });
  server.behave((_, response) => {
    response.writeHead(200);
    response.end(Buffer.alloc(13 * 1024 * 1024));
  });
  expect(await failureOf(client.attachments.read('C1/MMS/03'))).toMatchObject({ kind: 'fault' });
  await client.close();
});

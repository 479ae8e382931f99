// Protects uploads: the type is recognized by the content, the name must agree with it, and what the registry would refuse is
// neither sent nor paid.
import { request as open } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UploadedFile } from '../../../http/file-bodies.ts';
import { createClock } from '../../../../test/support/clock.ts';
import { paidFor } from '../../../../test/support/registrations.ts';
import { listen } from '../../../../test/support/raw-http.ts';
import { startRegistry, type TestRegistry } from '../../../../test/support/registry.ts';
import { startService, type TestService } from '../../../../test/support/service.ts';
import { waitFor } from '../../../../test/support/wait.ts';
import { checkType } from '../file-types.ts';
import { multipart, type Owner, ownerOf, PDF, PNG, upload } from './support/files.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const zip = (entry: string) => latin(`PK\u0003\u0004 ${entry} PK\u0001\u0002 ${entry} PK\u0005\u0006`);
const fileOf = (content: Uint8Array, name: string) =>
  // In two pieces, as it can arrive.
  new UploadedFile(name, [content.subarray(0, 3), content.subarray(3)]);

const ACCEPTED: readonly (readonly [
  kind: 'evidence' | 'mms',
  name: string,
  content: Uint8Array,
  type: string,
])[] = [
  ['evidence', 'letter.PDF', PDF, 'application/pdf'],
  ['evidence', 'photo.jpg', latin('\u00FF\u00D8\u00FF\u00E0 JFIF'), 'image/jpeg'],
  ['evidence', 'scan.tiff', latin('II*\0data'), 'image/tiff'],
  ['evidence', 'note.txt', Buffer.from('Grüße, EIN 84-2731906\n'), 'text/plain'],
  ['evidence', 'page.htm', Buffer.from('\uFEFF<!DOCTYPE html><p>Hello'), 'text/html'],
  ['evidence', 'data.xml', Buffer.from('<?xml version="1.0"?><a/>'), 'application/xml'],
  ['evidence', 'text.rtf', latin('{\\rtf1 x}'), 'application/rtf'],
  [
    'evidence',
    'a.docx',
    zip('word/document.xml'),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  [
    'evidence',
    'a.odt',
    zip('mimetypeapplication/vnd.oasis.opendocument.text'),
    'application/vnd.oasis.opendocument.text',
  ],
  ['mms', 'sale.png', PNG, 'image/png'],
  ['mms', 'sale.gif', latin('GIF89a....'), 'image/gif'],
  ['mms', 'a.mp3', latin('ID3\u0003'), 'audio/mpeg'],
  ['mms', 'b.mp3', latin('\u00FF\u00FB\u0090\u0064'), 'audio/mpeg'],
  ['mms', 'a.mp4', latin('\0\0\0\u0018ftypmp42'), 'video/mp4'],
  ['mms', 'a.ogg', latin('OggS\0'), 'application/ogg'],
  ['mms', 'a.wav', latin('RIFF....WAVEfmt '), 'audio/wav'],
  ['mms', 'a.webm', latin('\u001AE\u00DF\u00A3....webm'), 'video/webm'],
];

test.each(ACCEPTED)('%s %s is recognized by its content (G-124)', (kind, name, content, type) => {
  expect(checkType(kind, fileOf(content, name))).toBe(type);
});

test.each<[string, 'evidence' | 'mms', string, Uint8Array, RegExp]>([
  ['an executable', 'evidence', 'letter.pdf', latin('MZ\u0090\0\u0003'), /do not recognize/],
  ['an executable', 'evidence', 'letter.txt', latin('\u007FELF\u0002\u0001\u0001\0'), /do not recognize/],
  ['a script', 'evidence', 'photo.png', Buffer.from('<html><script>x</script>'), /must end in \.htm/],
  ['a ZIP archive', 'evidence', 'a.docx', zip('xl/workbook.xml'), /do not recognize/],
  ['a PDF', 'mms', 'a.pdf', PDF, /is a PDF document\. The registry accepts \.bmp/],
  ['an image with another name', 'mms', 'sale.jpg', PNG, /is a PNG image, so its name must end in \.png/],
  ['an image without an ending', 'mms', 'sale', PNG, /must end in \.png/],
  ['a page', 'mms', 'page.txt', Buffer.from('<!doctype html>'), /is an HTML page/],
  ['a broken text', 'evidence', 'note.txt', latin('gr\u00FC\u00DFe'), /do not recognize/],
])('%s as %s %s is refused (G-124)', (_, kind, name, content, sentence) => {
  expect(() => checkType(kind, fileOf(content, name))).toThrow(sentence);
});

describe('an upload', () => {
  let registry: TestRegistry;
  let service: TestService;
  let owner: Owner;
  beforeAll(async () => {
    registry = await startRegistry({ clock: createClock() });
    service = await startService({ environment: registry.environment });
    owner = await ownerOf(service, registry);
  });
  afterAll(async () => {
    await service.close();
    await registry.close();
  });
  const uploads = () =>
    registry.callsOf(owner.customer.sid).filter(({ method, path }) => method === 'POST' && /mms/.test(path))
      .length;
  const path = () => `${owner.campaign}/attachments?kind=mms`;

  test('that the registry would refuse is neither sent nor paid (G-124)', async () => {
    const paid = await paidFor(service, owner.customer);
    const send = (content: Uint8Array, name: string, part?: string) =>
      upload(service, owner.customer, path(), part === undefined ? [content, name] : [content, name, part]);
    const big = Buffer.concat([PNG, Buffer.alloc(10 * 1_048_576)]);
    const codes = [
      await send(PDF, 'a.png'),
      await send(Buffer.alloc(0), 'a.png'),
      await send(PNG, ''),
      await send(PNG, 'a.png', 'document'),
      await send(big, 'a.png'),
      await send(Buffer.alloc(11 * 1_048_576), 'a.png'),
    ].map(({ status, headers }) => `${status} ${headers['x-error-code']}`);
    expect(codes).toEqual([
      '400 validation_failed',
      '400 validation_failed',
      '400 validation_failed',
      '400 validation_failed',
      '413 body_too_large',
      '413 body_too_large',
    ]);
    expect((await send(big, 'a.png')).body.error).toBe('file: is larger than 10 MiB');
    expect(uploads()).toBe(0);
    expect(await paidFor(service, owner.customer)).toEqual(paid);
  });

  test('that is no form, or a broken one, is named as such', async () => {
    const { token } = owner.customer;
    const send = async (body: string | Buffer, type: string) => {
      const answer = await service.call('POST', path(), body, { token, headers: { 'content-type': type } });
      return `${answer.status} ${answer.headers['x-error-code']}`;
    };
    expect(await send('{}', 'application/json')).toBe('415 unsupported_media_type');
    expect(await send('garbage', 'multipart/form-data')).toBe('400 malformed_body');
    const { body, headers } = multipart(PNG, 'a.png');
    const type = String(headers['content-type']);
    expect(await send(body.subarray(0, body.length - 20), type)).toBe('400 malformed_body');
    const none = await service.call('POST', path(), undefined, { token });
    expect([none.status, none.headers['x-error-code']]).toEqual([400, 'validation_failed']);
  });

  test('beyond the number that the registry keeps is refused and free, and passes after a deletion (G-124)', async () => {
    const names = ['1.png', '2.png', '3.png', '4.png', '5.png'];
    const sent = [];
    for (const name of names) {
      sent.push(await upload(service, owner.customer, path(), [PNG, `../${name}`]));
    }
    expect(sent.map(({ status, body }) => [status, body.attachment?.fileName])).toEqual(
      names.map((name) => [201, name]),
    );
    const paid = await paidFor(service, owner.customer);
    const headers = { 'idempotency-key': 'the-sixth' };
    const sixth = () => upload(service, owner.customer, path(), [PNG, '6.png'], headers);
    const refused = await sixth();
    expect([refused.status, refused.headers['x-error-code'], uploads()]).toEqual([
      400,
      'registry_refused',
      5,
    ]);
    expect(await paidFor(service, owner.customer)).toEqual(paid);
    const { uuid } = sent[0]?.body.attachment ?? {};
    const one = `${owner.campaign}/attachments/${encodeURIComponent(uuid)}`;
    await service.call('DELETE', one, undefined, { token: owner.customer.token });
    expect((await sixth()).status).toBe(201);
    // The same key with another file of the same name is another request.
    const other = await upload(
      service,
      owner.customer,
      path(),
      [Buffer.concat([PNG, PNG]), '6.png'],
      headers,
    );
    expect(other.headers['x-error-code']).toBe('idempotency_key_reused');
  });

  test('of one account takes four places at most, and what breaks off makes room (G-124)', async () => {
    const port = await listen(service);
    const { body, headers } = multipart(PNG, 'a.png');
    const { token } = owner.customer;
    const evidence = `${owner.brand}/appeals/evidence`;
    const { promise: refused, resolve } = Promise.withResolvers<unknown>();
    // One more than there are places.
    const slow = Array.from({ length: 5 }, () => {
      const request = open({
        host: '127.0.0.1',
        port,
        method: 'POST',
        path: evidence,
        headers: { ...headers, authorization: `Bearer ${token}`, 'transfer-encoding': 'chunked' },
      });
      request.on('error', () => undefined);
      request.on('response', (response) => resolve(response.headers['x-error-code']));
      request.write(body.subarray(0, 40));
      return request;
    });
    const send = () => upload(service, owner.customer, evidence, [PNG, 'a.png']);
    const isFull = async () => (await send()).headers['x-error-code'] === 'overloaded';
    try {
      expect(await refused).toBe('overloaded');
      expect(await isFull()).toBe(true);
    } finally {
      slow.forEach((request) => request.destroy());
    }
    await waitFor(async () => !(await isFull()) || undefined, 'there is room again', 3_000);
  });
});

// Protects uploads: a file is stored unchanged with its record, within the types and numbers that the registry accepts.
import { expect, test } from 'vitest';
import type { Sandbox } from '../src/index.ts';
import {
  accountIn,
  type Caller,
  campaignFor,
  codesOf,
  judgedBrand,
  parse,
  startTestSandbox,
} from './support/sandbox.ts';

const authorization = `Basic ${Buffer.from('sandbox-demo:sandbox').toString('base64')}`;

async function upload(
  { url }: Sandbox,
  path: string,
  name: string,
  content: Uint8Array<ArrayBuffer>,
  part = 'file',
) {
  const form = new FormData();
  form.set('note', 'before it');
  form.set(part, new Blob([content], { type: 'image/png' }), name);
  const answer = await fetch(url + path, { method: 'POST', headers: { authorization }, body: form });
  return { status: answer.status, body: parse(await answer.text()), headers: answer.headers };
}

async function campaignIn(sandbox: Sandbox, account: Caller): Promise<string> {
  return campaignFor(account, await judgedBrand(sandbox, account));
}

const BYTES = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256);

test('a file is listed, returned unchanged and deleted, with its id encoded or not', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  const campaignId = await campaignIn(sandbox, account);
  const { body } = await upload(sandbox, `/campaign/${campaignId}/mms`, 'kettle.png', BYTES);
  expect(body).toEqual({
    uuid: expect.stringMatching(`^${campaignId}/MMS/[0-9a-f]{32}$`),
    fileName: 'kettle.png',
    mimeType: 'image/png',
  });
  expect((await account.call('GET', `/campaign/${campaignId}/mms`)).body).toEqual([body]);
  expect((await account.call('GET', `/campaign/${campaignId}/supportingDocument`)).body).toEqual([]);
  for (const id of [body.uuid, encodeURIComponent(body.uuid)]) {
    const answer = await fetch(`${sandbox.url}/attachment/${id}`, { headers: { authorization } });
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(BYTES);
  }
  const foreign = accountIn(sandbox, 'sandbox-other');
  expect(codesOf(await foreign.call('DELETE', `/attachment/${encodeURIComponent(body.uuid)}`))).toEqual([
    502,
  ]);
  expect((await account.call('DELETE', `/attachment/${encodeURIComponent(body.uuid)}`)).status).toBe(204);
  expect((await account.call('GET', `/campaign/${campaignId}/mms`)).body).toEqual([]);
});

test('another file type returns 546, a file too large or too many 544, a missing file 501', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  const path = `/campaign/${await campaignIn(sandbox, account)}/supportingDocument`;
  expect(codesOf(await upload(sandbox, path, 'kettle.exe', BYTES))).toEqual([546]);
  expect(codesOf(await upload(sandbox, path, 'kettle.pdf', new Uint8Array(10 * 1_048_576 + 1)))).toEqual([
    544,
  ]);
  expect(codesOf(await upload(sandbox, path, 'kettle.pdf', BYTES, 'document'))).toEqual([501]);
  expect(codesOf(await account.call('POST', path, { file: 'kettle' }))).toEqual([501]);
  for (let times = 0; times < 5; times += 1) {
    expect((await upload(sandbox, path, 'kettle.pdf', BYTES)).status).toBe(200);
  }
  expect(codesOf(await upload(sandbox, path, 'kettle.pdf', BYTES))).toEqual([544]);
});

test('evidence needs a brand', async () => {
  const sandbox = await startTestSandbox();
  const account = accountIn(sandbox);
  const brandId = await judgedBrand(sandbox, account);
  const { body } = await upload(sandbox, `/brand/${brandId}/appeal/evidence`, 'letter.pdf', BYTES);
  expect(body.uuid).toContain(`${brandId}/VA/`);
  expect((await account.call('GET', `/brand/${brandId}/appeal/evidence`)).body).toEqual([body]);
});

// Protects the one definition of each field: an entry in `campaign/fields.ts`, and nothing else, reaches every
// interface.
import { fileURLToPath } from 'node:url';
import { createTendlc, type Tendlc } from '@tendlc/client';
import { expect, test } from 'vitest';
import { connectAgent } from '../../src/mcp/test/agents.ts';
import {
  dataFolderForTest,
  folderForTest,
  registerAt,
  run,
  type RunningService,
  startProcess,
} from '../support/process.ts';
import { brandRequest, campaignRequest } from '../support/registrations.ts';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const WITH_FIELD = { NODE_OPTIONS: `--import=${pathOf('../support/made-up-field.ts')}` };
const SID = 'sandbox-new-field';
const NOTE = 'Guests order soup by text.';
const OTHER_NOTE = 'Guests order bread by text.';

/** The registry itself, as another of its clients sees it. */
async function askRegistry(baseUrl: string, method: 'GET' | 'PUT', path: string, body?: object) {
  const answer = await fetch(new URL(`/v2${path}`, baseUrl), {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${SID}:sandbox`).toString('base64')}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Record<string, unknown>;
}

async function logInAsAdmin({ url, stdout }: RunningService): Promise<Tendlc> {
  const [, email = '', password = ''] = /Admin login +(\S+) +(\S+)/.exec(stdout()) ?? [];
  const { token } = await createTendlc({ baseUrl: url }).auth.login({ email, password });
  return createTendlc({ baseUrl: url, token });
}

/** A customer with credentials and a verified brand. */
async function prepare(service: RunningService) {
  const baseUrl = service.url;
  const token = await registerAt(service, 'dana@copperkettle.example');
  const client = createTendlc({ baseUrl, token });
  await client.credentials.store({ tcrSid: SID, tcrAuthToken: 'sandbox' });
  const { localId, tcrBrandId } = await client.brands.create(brandRequest() as never);
  const { sandbox } = await client.sandbox.decideBrand(tcrBrandId, { outcome: 'verify' });
  const scopes = ['tools', 'registry:read', 'registry:write'] as const;
  const { key } = await client.apiKeys.create({ name: 'Test', scopes });
  return { client, key, brandId: localId, registryUrl: sandbox.controlUrl };
}

async function generateFor(service: RunningService): Promise<string> {
  const folder = folderForTest();
  const words = [`${service.url}/v1/openapi.json`, folder];
  const { code, stderr } = await run('../test/support/generate-command-line.ts', words, WITH_FIELD).ended;
  expect([code, stderr]).toEqual([0, '']);
  return folder;
}

/** Three processes start one after the other. */
const TIMEOUT_MS = 120_000;

test(
  'a new campaign field is one entry in one file: every interface then has it',
  async () => {
    const service = await startProcess({ DATA_DIR: dataFolderForTest(), ...WITH_FIELD });
    const [{ client, key, brandId, registryUrl }, generatedFolder] = await Promise.all([
      prepare(service),
      generateFor(service),
    ]);
    const tendlc = (...words: string[]) =>
      run('../../command-line/src/main.ts', words, {
        ...WITH_FIELD,
        GENERATED_FOLDER: generatedFolder,
        TENDLC_URL: service.url,
        TENDLC_API_KEY: key,
      }).ended;

    // The API: validation, documentation, and the list of definitions.
    const request = campaignRequest(brandId);
    const refused = client.campaigns.create({ ...request, madeUpNote: 'Hi' } as never);
    await expect(refused).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('madeUpNote: must have 5 to 300 characters') as string,
    });
    const { fields } = await client.registry.fieldDefinitions({ subject: 'campaign' });
    expect(fields).toContainEqual(
      expect.objectContaining({
        path: 'campaign.madeUpNote',
        label: 'Made-up note',
        maxLength: 300,
        registryName: 'madeUpRemark',
      }),
    );

    // The command line registers a campaign with it; the registry gets and keeps it under its own name.
    const words = Object.entries(request).flatMap(([name, value]) => [
      `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      String(value),
    ]);
    const created = await tendlc('campaign', 'create', ...words, '--made-up-note', NOTE, '--output', 'json');
    expect(created).toMatchObject({ code: 0 });
    const { campaign, tcrCampaignId } = JSON.parse(created.stdout) as {
      campaign: Record<string, unknown>;
      tcrCampaignId: string;
    };
    expect(campaign['madeUpNote']).toBe(NOTE);
    const path = `/campaign/${tcrCampaignId}`;
    expect(await askRegistry(registryUrl, 'GET', path)).toMatchObject({ madeUpRemark: NOTE });

    // What changes at the registry is read back.
    await askRegistry(registryUrl, 'PUT', path, { madeUpRemark: OTHER_NOTE });
    const admin = await logInAsAdmin(service);
    const synced = await admin.admin.syncCampaign(tcrCampaignId);
    expect(synced.campaign).toMatchObject({ madeUpNote: OTHER_NOTE });
    expect(synced.changes).toContainEqual({ field: 'madeUpNote', from: NOTE, to: OTHER_NOTE });

    // The CSV template, and agents.
    const { stdout: template } = await tendlc('campaign', 'template');
    expect(template).toMatch(/,campaign\.madeUpNote,.*\n.*,Written for a test\.,/);
    const agent = await connectAgent(Number(new URL(service.url).port), key);
    const { tools } = await agent.listTools();
    const tool = tools.find(({ name }) => name === 'register_campaign');
    expect(tool?.inputSchema.properties).toHaveProperty('madeUpNote');
  },
  TIMEOUT_MS,
);

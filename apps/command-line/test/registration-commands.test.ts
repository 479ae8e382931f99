// Protects `tendlc registration` against a running service: a watch that survives lost connections, annotations, drafts that
// others change, and fields that the service ignores.
import { beforeAll, describe, expect, test } from 'vitest';
import {
  createWay,
  packetOf,
  type Way,
} from '../../service/src/features/registrations/test/support/submissions.ts';
import { registerAdmin } from '../../service/test/support/registry.ts';
import { waitFor } from '../../service/test/support/wait.ts';
import { runningService } from '../../../packages/client/test/support/running-service.ts';
import { scriptedServer } from '../../../packages/client/test/support/scripted-server.ts';
import { callerOf, tellHere } from './support/caller.ts';
import { folderForTest, start, tendlc } from './support/command-line.ts';
import { startRelay } from './support/relay.ts';

const running = runningService();
let way: Way;
beforeAll(async () => {
  way = createWay(running.service, running.registry, await registerAdmin(running.service));
});

const hasBrand = ({ tcrBrandId }: { tcrBrandId: string | null }) => tcrBrandId !== null;
const isReviewed = ({ progress }: { progress: { phase: string } }) => progress.phase === 'partner-review';

describe('watch', () => {
  test('reaches the approval, although the connection is lost while the registration moves on', async () => {
    const { customer, environment } = await callerOf(running);
    const relay = await startRelay(() => running.url);
    const id = await way.submitNew(customer);
    const { tcrBrandId } = await way.reach(customer, id, hasBrand, 'the brand');
    const watching = start(['registration', 'watch', String(id), '--output', 'plain'], {
      environment: { ...environment, TENDLC_URL: relay.url },
    });
    await waitFor(() => watching.stdout().includes('identity-check') || undefined, 'the first state');
    relay.cut();
    await way.decideBrand(tcrBrandId, 'verify');
    const { tcrCampaignId } = await way.reach(customer, id, isReviewed, 'the partner');
    expect(watching.stdout()).not.toContain('partner-review');
    relay.restore();
    await waitFor(() => watching.stdout().includes('partner-review') || undefined, 'the later state', 30_000);
    await way.decideCampaign(tcrCampaignId, { outcome: 'accept' });
    await way.decideCampaign(tcrCampaignId, { outcome: 'carrier', status: 'REGISTERED' });
    const { code, stdout } = await watching.ended;
    expect(code).toBe(0);
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/\tAPPROVED$/);
  }, 90_000);

  test('ends with 1 at a denial, with the words of the reviewer', async () => {
    const { customer, environment } = await callerOf(running);
    const relay = await startRelay(() => running.url);
    const id = await way.submitNew(customer);
    const { tcrBrandId } = await way.reach(customer, id, hasBrand, 'the brand');
    await way.decideBrand(tcrBrandId, 'verify');
    const { tcrCampaignId } = await way.reach(customer, id, isReviewed, 'the partner');
    const watching = start(['registration', 'watch', String(id)], {
      environment: { ...environment, TENDLC_URL: relay.url },
    });
    await waitFor(() => watching.stdout().includes('partner-review') || undefined, 'the first state');
    relay.cut();
    const explanation = '806: Call to Action is missing.\u001b[31m';
    await way.decideCampaign(tcrCampaignId, {
      outcome: 'decline',
      categories: ['CALL_TO_ACTION'],
      explanation,
    });
    relay.restore();
    const { code, stdout } = await watching.ended;
    expect(code).toBe(1);
    expect(stdout).toContain('“806: Call to Action is missing.');
    expect(stdout).not.toContain('\u001b[31m');
  }, 90_000);
});

describe('evaluate', () => {
  test('annotates the lines of a file for GitHub, and an ID without lines', async () => {
    const { environment } = await callerOf(running);
    const folder = folderForTest({
      'r.yaml': 'label: Lunch\ncampaign:\n  usecase: CUSTOMER_CARE\n  description: We text.\n',
    });
    const tell = (words: readonly string[], more = {}) =>
      tendlc(['registration', 'evaluate', ...words, '--no-pages'], {
        environment: { ...environment, ...more },
        folder,
      });
    const annotated = await tell(['r.yaml', '--save', '--format', 'github']);
    expect(annotated.code).toBe(1);
    expect(annotated.stdout).toMatch(
      /^::error file=r\.yaml,line=4,title=description\.[^:]+::campaign\.description/m,
    );
    const id = /created registration (\d+)/.exec(annotated.stderr)?.[1] ?? '';
    const inActions = await tell([id], { GITHUB_ACTIONS: 'true' });
    expect(inActions.code).toBe(1);
    expect(inActions.stdout).toMatch(/^::error title=description\.[^:]+::campaign\.description: /m);
    expect(inActions.stdout).not.toContain('file=');
    const human = await tell([id]);
    expect(human.stdout).toMatch(/^campaign\.description$/m);
    expect(human.stderr).toMatch(/^fixable: \d+ errors/m);
    expect((await tell(['999999'])).stderr).toContain('not_found');
    expect(await tell([id, '--registration', id])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--registration is for a file') as string,
    });
  }, 60_000);

  test('does not overwrite a draft that changes while the file is compared with it', async () => {
    const { customer, environment } = await callerOf(running);
    const id = await way.draft(customer);
    const change = (label: string) =>
      running.service.call('PATCH', `/v1/registrations/${id}`, { label }, customer);
    const relay = await startRelay(
      () => running.url,
      async (method) => {
        if (method === 'PATCH') {
          await change('Changed in the console');
        }
      },
    );
    const folder = folderForTest({
      'r.json': JSON.stringify({ registration: id, ...packetOf(), label: 'Changed in the file' }),
    });
    const { code, stderr } = await tendlc(['registration', 'evaluate', 'r.json', '--no-pages'], {
      environment: { ...environment, TENDLC_URL: relay.url },
      folder,
    });
    expect([code, stderr]).toEqual([3, expect.stringContaining('precondition_failed') as string]);
    const { body } = await running.service.call('GET', `/v1/registrations/${id}`, undefined, customer);
    expect(body.registration).toMatchObject({ label: 'Changed in the console', lastEvaluation: null });
  }, 60_000);
});

test('fields that the service ignores are printed, without control characters', async () => {
  const registration = { id: 7, status: 'DRAFT', completeness: { filled: 0, required: 1, missing: [] } };
  const warnings = [{ path: 'brand.new\u001b[31m', problem: 'is not a field of this request.' }];
  const server = await scriptedServer([{ status: 201, body: { success: true, registration, warnings } }]);
  const folder = folderForTest({ 'r.yaml': 'brand:\n  brandName: Copper Kettle\n' });
  const { code, stderr } = await tellHere(['registration', 'create', `${folder}/r.yaml`], {
    environment: { TENDLC_URL: server.url, TENDLC_API_KEY: 'key' },
  });
  expect(code).toBe(0);
  expect(stderr).toContain('warning: brand.new\ufffd[31m is not a field of this request.\n');
});

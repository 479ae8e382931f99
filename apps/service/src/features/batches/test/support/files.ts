// Files for tests of batches, and calls that wait for what happens in the background.
import type { BatchRow, RegistrationBatch } from '@tendlc/contract';
import type { Answer, TestService, TestUser } from '../../../../../test/support/service.ts';
import { waitFor } from '../../../../../test/support/wait.ts';

const BUSY: ReadonlySet<string> = new Set(['READING', 'EVALUATING', 'SUBMITTING']);

/** A brand that the registry accepts. */
export const rowOf = (reference: string, more: Readonly<Record<string, string>> = {}) => ({
  reference,
  label: `Row ${reference}`,
  'brand.entityType': 'PRIVATE_PROFIT',
  'brand.brandName': `Bakery ${reference}`,
  'brand.companyName': `Bakery ${reference} LLC`,
  'brand.ein': '84-2731906',
  'brand.phone': '+15129587123',
  'brand.street': '480 Congress Avenue',
  'brand.city': 'Austin',
  'brand.state': 'TX',
  'brand.postalCode': '78701',
  'brand.country': 'US',
  'brand.email': `hello@bakery-${reference}.example`,
  'brand.vertical': 'RETAIL',
  'brand.website': `https://bakery-${reference}.example`,
  ...more,
});

type Row = Readonly<Record<string, string>>;

const cellOf = (text: string): string =>
  /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

export function csvOf(rows: readonly Row[], delimiter = ',', lineEnd = '\r\n'): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => cellOf(row[column] ?? '')))];
  return `${lines.map((cells) => cells.join(delimiter)).join(lineEnd)}${lineEnd}`;
}

export type Batches = ReturnType<typeof batchesOf>;

export function batchesOf(service: TestService) {
  const path = '/v1/registration-batches';
  const read = async (user: TestUser, id: number): Promise<RegistrationBatch> =>
    (await service.call('GET', `${path}/${id}`, undefined, user)).body.batch;
  const reach = (
    user: TestUser,
    id: number,
    isReached: (batch: RegistrationBatch) => boolean,
    timeoutMs = 30_000,
  ) =>
    waitFor(
      async () => {
        const batch = await read(user, id);
        return isReached(batch) ? batch : undefined;
      },
      `batch ${id}`,
      timeoutMs,
    );
  const send = (user: TestUser, file: string | Buffer, type = 'text/csv', query = ''): Promise<Answer> =>
    service.call('POST', `${path}${query}`, file, { token: user.token, headers: { 'content-type': type } });
  return {
    read,
    reach,
    send,
    settle: (user: TestUser, id: number) => reach(user, id, ({ status }) => !BUSY.has(status)),

    async upload(user: TestUser, file: string | Buffer, type?: string, query?: string) {
      const answer = await send(user, file, type, query);
      if (answer.status !== 202) {
        throw new Error(`the upload answers ${answer.status} ${answer.text}`);
      }
      return this.settle(user, answer.body.batch.id);
    },

    rows: async (user: TestUser, id: number, query = ''): Promise<BatchRow[]> =>
      (await service.call('GET', `${path}/${id}/rows?limit=100${query}`, undefined, user)).body.rows,
    evaluate: (user: TestUser, id: number, headers = {}) =>
      service.call('POST', `${path}/${id}/evaluations`, {}, { token: user.token, headers }),
    submit: (user: TestUser, id: number, body: object = {}) =>
      service.call('POST', `${path}/${id}/submissions`, body, user),
    change: (user: TestUser, id: number, body: object) => service.call('PATCH', `${path}/${id}`, body, user),
    report: async (user: TestUser, id: number) =>
      (await service.call('GET', `${path}/${id}/report.csv`, undefined, user)).text,
  };
}

export const registrationsOf = async (service: TestService, user: TestUser) =>
  (await service.call('GET', '/v1/registrations?limit=100&sort=createdAt', undefined, user)).body;

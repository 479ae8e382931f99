// What an alert says after its deadline is true then, and the alert looks again when the deadline passes.
import { expect, test } from 'vitest';
import { type BrandFacts, judgeBrand } from './brand-rules.ts';

const SENT_AT = new Date('2026-11-20T09:00:00.000Z');
const facts: BrandFacts = {
  id: 7,
  userId: 1,
  registryId: 'BEXMPL1',
  name: 'Copper Kettle',
  entityType: 'SOLE_PROPRIETOR',
  status: 'PENDING',
  identityStatus: 'SELF_DECLARED',
  codeSentAt: null,
  vettingStatus: null,
  vettingExpiresAt: null,
  contactMailSentAt: null,
  since: SENT_AT,
};
const judge = (change: Partial<BrandFacts>, now: string) =>
  judgeBrand({ ...facts, ...change }, { brand: null, campaign: null }, new Date(now));

test.each([
  [
    { codeSentAt: SENT_AT },
    ['2026-11-21T03:00:00.000Z', '2026-11-21T09:00:00.000Z'],
    ['is valid until 2026-11-21 09:00 UTC', 'Enter the code.'],
    ['expired on 2026-11-21 09:00 UTC', 'Send a new code, then enter it.'],
  ],
  [
    { contactMailSentAt: SENT_AT },
    ['2026-11-25T09:00:00.000Z', '2026-11-27T09:00:00.000Z'],
    ['is valid until 2026-11-27 09:00 UTC', 'open the email and confirm'],
    ['expired on 2026-11-27 09:00 UTC', 'sent again'],
  ],
  [
    { vettingStatus: 'ACTIVE', vettingExpiresAt: new Date('2026-12-20T00:00:00.000Z') },
    ['2026-11-20T00:00:00.000Z', '2026-12-20T00:00:00.000Z'],
    ['ends on 2026-12-20', 'Order vetting again'],
    ['ended on 2026-12-20', 'Order vetting again'],
  ],
] as const)('G-133 %j', (change, [first, deadline], before, after) => {
  const early = judge(change, first);
  expect(early.causes).toMatchObject([
    { message: expect.stringContaining(before[0]), nextAction: expect.stringContaining(before[1]) },
  ]);
  expect(early.nextAt?.toISOString()).toBe(deadline);
  const late = judge(change, deadline);
  expect(late.causes).toMatchObject([
    { message: expect.stringContaining(after[0]), nextAction: expect.stringContaining(after[1]) },
  ]);
  // The same occurrence: it is not raised again.
  expect(late.causes[0]?.occurrence).toBe(early.causes[0]?.occurrence);
});

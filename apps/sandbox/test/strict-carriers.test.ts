// Protects the carriers of strict accounts, and what the control shows about a review.
import { MNOS } from '@tendlc/registry/wire';
import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from './support/sandbox.ts';
import { everyCarrier, openPractice, registerCampaign, saidIn, share, statusesOf } from './support/strict.ts';

describe('the carriers read again', () => {
  test('and all reject when a page disappears after the partner accepted; a resubmission passes once it is back', async () => {
    const practice = await openPractice(undefined, { autoShare: false });
    const { account, sandbox, website, receiver } = practice;
    const campaignId = await registerCampaign(practice);
    await account.call('PUT', `/campaign/${campaignId}/sharing/TWILO`);
    await sandbox.control.advance(3_000);
    expect(receiver.types().at(-1)).toBe('CAMPAIGN_SHARE_ACCEPT');
    website.set('/privacy', { status: 404 });
    await sandbox.control.advance(MINUTE_MS);
    expect(await statusesOf(practice, campaignId)).toEqual(everyCarrier('REJECTED'));
    expect(receiver.types().filter((type) => type === 'MNO_CAMPAIGN_OPERATION_REJECTED')).toHaveLength(
      MNOS.length,
    );
    expect(saidIn(practice, 'MNO_CAMPAIGN_OPERATION_REJECTED')).toBe(
      'Rejection Category: PRIVACY_POLICY. Explanation: 805 - Compliant privacy policy required',
    );
    const resubmit = async () => {
      const mnoIds = MNOS.map(({ networkId }) => networkId);
      await account.call('PUT', `/campaign/${campaignId}/resubmit`, { mnoIds });
      await sandbox.control.advance(MINUTE_MS);
      return statusesOf(practice, campaignId);
    };
    expect(await resubmit()).toEqual(everyCarrier('REJECTED'));
    website.restore();
    expect(await resubmit()).toEqual(everyCarrier('REGISTERED'));
  });

  test.each([
    [
      'alcohol without an age gate',
      { sample2: 'Cedar Hollow Dental: Join our wine tasting for patients.' },
      { ageGated: true },
      '706 - Prohibited content: alcohol - failure to age gate',
    ],
    [
      'firearms without an age gate',
      { sample2: 'Cedar Hollow Dental: We clean teeth and rifles on Friday.' },
      { ageGated: true },
      '702 - Prohibited content: guns/ammo - failure to age gate',
    ],
    [
      'tobacco without an age gate',
      { sample2: 'Cedar Hollow Dental: Our cigars are back in the lobby.' },
      { ageGated: true },
      '707 - Prohibited content: tobacco/vape',
    ],
    [
      'undeclared direct lending',
      {
        description:
          'Cedar Hollow Dental sends payment reminders to patients who took a loan from us, before it is due.',
      },
      { directLending: true },
      '712 - Misleading registration: direct lending attribute not selected',
    ],
  ])('and reject %s, which the partner leaves to them', async (_what, planted, fixed, says) => {
    const practice = await openPractice(undefined, { autoShare: false });
    const campaignId = await registerCampaign(practice, planted);
    expect((await share(practice, campaignId)).sharingStatus).toBe('ACCEPTED');
    expect(await statusesOf(practice, campaignId)).toEqual(everyCarrier('REJECTED'));
    expect(saidIn(practice, 'MNO_CAMPAIGN_OPERATION_REJECTED')).toContain(`Explanation: ${says}`);
    const { account, sandbox } = practice;
    await account.call('PUT', `/campaign/${campaignId}`, fixed);
    await account.call('POST', `/campaign/${campaignId}/nudge`, { nudgeIntent: 'APPEAL_REJECTION' });
    await sandbox.control.advance(MINUTE_MS);
    expect(await statusesOf(practice, campaignId)).toEqual(everyCarrier('REGISTERED'));
  });

  test('and reject a brand that its website does not name', async () => {
    const practice = await openPractice(undefined, { autoShare: false });
    practice.website.set('/', '<title>Willow Creek Bakery</title><p>Bread and cakes since 1998.</p>');
    const campaignId = await registerCampaign(practice);
    expect((await share(practice, campaignId)).sharingStatus).toBe('ACCEPTED');
    expect(saidIn(practice, 'MNO_CAMPAIGN_OPERATION_REJECTED')).toBe(
      'Rejection Category: BRAND_INCONSISTENCIES. Explanation: 603 - Inaccurate registration: brand, description, website and/or samples inconsistent',
    );
  });
});

test('the control shows which reviewer said what, with the place of each problem, newest first', async () => {
  const practice = await openPractice(undefined, { autoShare: false });
  const { sandbox, website } = practice;
  website.set('/privacy', { status: 404 });
  const campaignId = await registerCampaign(practice);
  await share(practice, campaignId, 'BANDW');
  const denied = {
    reviewer: 'BANDW',
    at: expect.stringMatching(/^2026-11-20T/),
    isAccepted: false,
    explanation: '805 - Compliant privacy policy required',
    problems: [
      {
        category: 'PRIVACY_POLICY',
        words: 'the privacy policy cannot be reached',
        where: `${website.url}/privacy (HTTP 404)`,
      },
    ],
  };
  const shown = async () => {
    const answer = await fetch(new URL('/control/state', sandbox.controlUrl));
    return ((await answer.json()) as { campaigns: { reviews: unknown[] }[] }).campaigns[0]?.reviews;
  };
  expect(await shown()).toEqual([denied]);
  website.restore();
  await share(practice, campaignId, 'BANDW');
  const reviews = await shown();
  expect(reviews).toHaveLength(2 + MNOS.length);
  expect(reviews?.at(0)).toMatchObject({ reviewer: 'Interop', isAccepted: true, problems: [] });
  expect(reviews?.at(-2)).toMatchObject({ reviewer: 'BANDW', isAccepted: true });
  expect(reviews?.at(-1)).toEqual(denied);
});

test('the decision of the control replaces that of a reviewer', async () => {
  const practice = await openPractice(undefined, { autoShare: false });
  const { sandbox, website } = practice;
  website.set('/privacy', { status: 404 });
  const campaignId = await registerCampaign(practice);
  await share(practice, campaignId);
  sandbox.control.decideCampaign(campaignId, { outcome: 'accept' });
  sandbox.control.decideCampaign(campaignId, { outcome: 'carrier', status: 'REGISTERED' });
  expect(await statusesOf(practice, campaignId)).toEqual(everyCarrier('REGISTERED'));
});

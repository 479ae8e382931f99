// Protects the reviewers of strict accounts: they deny for what they find, again until it is fixed, and then pass.
import { describe, expect, test } from 'vitest';
import { FREQUENCY, PAGE_FAULTS, TEXT_FAULTS, without } from './support/faults.ts';
import { remindersOf } from './support/pages.ts';
import { MINUTE_MS } from './support/sandbox.ts';
import {
  everyCarrier,
  openPractice,
  problemsOf,
  registerCampaign,
  saidIn,
  share,
  statusesOf,
} from './support/strict.ts';

test.each([...TEXT_FAULTS, ...PAGE_FAULTS])(
  '%s is denied, denied again after a correction of something else, and passes once it is fixed',
  async (_name, category, says, plant) => {
    const practice = await openPractice();
    const { account, website } = practice;
    const clean = remindersOf(website);
    const planted = plant(clean, website) ?? {};
    const campaignId = await registerCampaign(practice, planted);
    const denied = { sharingStatus: 'DECLINED', rejectionCategory: [category], explanation: says };
    expect(await share(practice, campaignId)).toMatchObject(denied);
    expect(saidIn(practice, 'CAMPAIGN_SHARE_DELETE')).toBe(
      `Rejection Category: ${category}. Explanation: ${says}`,
    );
    const unrelated = { sample3: 'We are closed on Monday for the holiday.' };
    expect((await account.call('PUT', `/campaign/${campaignId}`, unrelated)).status).toBe(200);
    expect(await share(practice, campaignId)).toMatchObject(denied);
    expect(await statusesOf(practice, campaignId)).toEqual({});
    website.restore();
    const { usecase: _usecase, ...fixed } = clean;
    expect((await account.call('PUT', `/campaign/${campaignId}`, fixed)).status).toBe(200);
    expect(await share(practice, campaignId)).toMatchObject({ sharingStatus: 'ACCEPTED', explanation: null });
    expect(await statusesOf(practice, campaignId)).toEqual(everyCarrier('REGISTERED'));
  },
);

describe('an ordinary campaign passes', () => {
  test('of a dentist with an online form', async () => {
    const practice = await openPractice();
    const campaignId = await registerCampaign(practice);
    expect((await share(practice, campaignId)).sharingStatus).toBe('ACCEPTED');
    expect(await statusesOf(practice, campaignId)).toEqual(everyCarrier('REGISTERED'));
    // The partner and the carriers each open each page once.
    expect(practice.website.visits.toSorted()).toEqual(
      ['/', '/privacy', '/terms', '/texts'].flatMap((path) => [path, path]),
    );
  });

  test.each([
    ['a keyword', 'Patients text SMILE to 503-555-0134, as the sign at our entrance says.'],
    [
      'a question at the front desk',
      'At the front desk, staff ask: “May we text you reminders?” They note the answer. See our website for the terms.',
    ],
    ['a paper form', 'Patients sign a paper intake form with an unchecked checkbox for texts.'],
  ])('with %s in place of a page', async (_what, method) => {
    const practice = await openPractice();
    const parts =
      'Message frequency varies. Msg & data rates may apply. Reply STOP to opt out, HELP for help.';
    const campaignId = await registerCampaign(practice, { messageFlow: `${method} ${parts}` });
    expect(await share(practice, campaignId)).toMatchObject({ sharingStatus: 'ACCEPTED', explanation: null });
    expect(practice.website.visits).not.toContain('/texts');
  });

  test('with policy and terms only linked from the website', async () => {
    const practice = await openPractice();
    const { messageFlow } = remindersOf(practice.website);
    const campaignId = await registerCampaign(practice, {
      messageFlow: messageFlow.replace(/Terms: .*$/, ''),
      privacyPolicyLink: undefined,
      termsAndConditionsLink: undefined,
    });
    expect((await share(practice, campaignId)).sharingStatus).toBe('ACCEPTED');
    expect(practice.website.visits).toContain('/privacy');
  });

  test('with a screenshot of a form that has a login', async () => {
    const practice = await openPractice();
    practice.website.set('/texts', { headers: { 'content-type': 'image/png' }, body: Buffer.alloc(64) });
    expect((await share(practice, await registerCampaign(practice))).sharingStatus).toBe('ACCEPTED');
  });

  test('of one-time codes without STOP', async () => {
    const practice = await openPractice();
    const campaignId = await registerCampaign(practice, {
      usecase: '2FA',
      sample1: 'Cedar Hollow Dental: 482911 is your code to log in.',
    });
    expect((await share(practice, campaignId)).sharingStatus).toBe('ACCEPTED');
  });
});

describe('an appeal', () => {
  test('of a denial is only another review', async () => {
    const practice = await openPractice();
    const { account, sandbox, website } = practice;
    website.set('/privacy', { status: 404 });
    const campaignId = await registerCampaign(practice);
    await share(practice, campaignId);
    const appeal = async () => {
      await account.call('POST', `/campaign/${campaignId}/nudge`, { nudgeIntent: 'APPEAL_REJECTION' });
      await sandbox.control.advance(MINUTE_MS);
      return (await account.call('GET', `/campaign/${campaignId}/sharing`)).body.sharedByMe.sharingStatus;
    };
    expect(await appeal()).toBe('DECLINED');
    website.restore();
    expect(await appeal()).toBe('ACCEPTED');
  });
});

describe('each partner uses its own codes', () => {
  test.each([
    ['TWILO', '30545 - Call-to-Action does not state message frequency'],
    ['SINCH', 'CR4005 - the call to action lacks the message frequency'],
    ['BANDW', '806 - Unable to verify: needs compliant and accurate CTA information'],
  ])('%s', async (cnpId, says) => {
    const practice = await openPractice(undefined, { autoShare: false });
    const { messageFlow } = remindersOf(practice.website);
    const campaignId = await registerCampaign(practice, { messageFlow: without(messageFlow, FREQUENCY) });
    expect((await share(practice, campaignId, cnpId)).explanation).toBe(says);
  });

  test('several reasons are named in the form of the registry', async () => {
    const practice = await openPractice(undefined, { autoShare: false });
    practice.website.set('/terms', { status: 404 });
    practice.website.set('/texts', { status: 404 });
    const campaignId = await registerCampaign(practice, { helpMessage: 'Cedar Hollow Dental: ask us.' });
    await share(practice, campaignId, 'SINCH');
    expect(saidIn(practice, 'CAMPAIGN_SHARE_DELETE')).toBe(
      'Rejection Category: CALL_TO_ACTION, MANDATORY_MESSAGE_TERMINOLOGY, TERMS_AND_CONDITIONS. Explanation: ' +
        'CR4015 - the call to action is missing or cannot be reached;the HELP message has no contact;' +
        'CR4007 - the call to action lacks terms and conditions',
    );
  });
});

test('another account is not reviewed, and its pages are not opened', async () => {
  const practice = await openPractice('sandbox-dana');
  practice.website.set('/privacy', { status: 404 });
  const campaignId = await registerCampaign(practice, {
    description: 'We send text messages to our customers about our services.',
  });
  expect((await share(practice, campaignId)).sharingStatus).toBe('ACCEPTED');
  expect(await statusesOf(practice, campaignId)).toEqual(everyCarrier('REGISTERED'));
  expect(practice.website.visits).toEqual([]);
  expect(problemsOf(practice)).toEqual([]);
});

// Protects the completion of campaigns: it adds all that the registry requires and never changes given values.
import { expect, test } from 'vitest';
import { answeredValues } from '../field.ts';
import { completeCampaign, type Suggestions } from './completion.ts';
import { CAMPAIGN_FIELDS, type CampaignProfile } from './fields.ts';

const suggest: Suggestions = {
  replies: () => ({
    optinMessage: 'Copper Kettle: you are subscribed.',
    optoutMessage: 'Copper Kettle: you are unsubscribed.',
    helpMessage: 'Copper Kettle: call 512-555-7123 for help.',
  }),
  subUsecases: (_, { min }) => ['CUSTOMER_CARE', 'ACCOUNT_NOTIFICATION', 'MARKETING'].slice(0, min),
  contents: (samples) => ({
    embeddedLink: samples.some((sample) => sample.includes('https://')),
    embeddedPhone: false,
  }),
};

const given: CampaignProfile = {
  usecase: 'CUSTOMER_CARE',
  description: 'Answers to questions of Copper Kettle guests about their bookings.',
  messageFlow: 'Guests tick an optional box beside the phone field and agree to receive texts.',
  sample1: 'Copper Kettle: see https://copperkettle.example/t/1 for your table.',
};

test('the required fields are enough, and completed fields are reported', () => {
  const { profile, defaulted } = completeCampaign(given, suggest);
  expect(profile).toEqual({
    ...given,
    resellerId: 'R000000',
    subscriberOptin: true,
    subscriberOptout: true,
    subscriberHelp: true,
    autoRenewal: true,
    numberPool: false,
    ageGated: false,
    directLending: false,
    embeddedLink: true,
    embeddedPhone: false,
    optinKeywords: 'START',
    optoutKeywords: 'STOP',
    helpKeywords: 'HELP',
    ...suggest.replies(),
  });
  expect(defaulted.toSorted()).toEqual([
    'embeddedLink',
    'embeddedPhone',
    'helpKeywords',
    'helpMessage',
    'optinKeywords',
    'optinMessage',
    'optoutKeywords',
    'optoutMessage',
  ]);
});

test('given values are never replaced, and a second completion changes nothing', () => {
  const complete = completeCampaign(
    { ...given, embeddedLink: false, optoutKeywords: 'END' },
    suggest,
  ).profile;
  expect(complete).toMatchObject({ embeddedLink: false, optoutKeywords: 'END' });
  expect(completeCampaign(complete, suggest)).toEqual(
    expect.objectContaining({ profile: complete, defaulted: [] }),
  );
});

test('replies are completed only for flags that are set', () => {
  const { profile } = completeCampaign({ ...given, usecase: 'M2M', subscriberOptin: false }, suggest);
  expect(profile.optinMessage).toBeUndefined();
  expect(profile.optinKeywords).toBeUndefined();
  expect(profile.optoutMessage).toBeDefined();
});

test('an umbrella use case gets its required number of sub-use cases and samples', () => {
  const { profile, defaulted } = completeCampaign({ ...given, usecase: 'MIXED' }, suggest);
  expect(profile.subUsecases).toEqual(['CUSTOMER_CARE', 'ACCOUNT_NOTIFICATION']);
  expect(profile.sample2).toBe(profile.optinMessage);
  expect(defaulted).toEqual(expect.arrayContaining(['subUsecases', 'sample2']));
});

test('a response shows effective flags, missing lists as empty, and other missing values as null', () => {
  expect(answeredValues(CAMPAIGN_FIELDS, given)).toMatchObject({
    ...given,
    subUsecases: [],
    autoRenewal: true,
    embeddedLink: false,
    sample2: null,
  });
});

// Faults of sample messages, automatic replies, and keywords.
import type { Packet } from '@tendlc/registration';
import { type Changes, type Fault, set, textAt } from './fault.ts';
import { type Business, valueAt } from './packets.ts';

const inSample = (
  ruleId: string,
  name: string,
  change: (sample: string, business: Business) => string,
  more: Partial<Fault> = {},
): Fault => ({
  name,
  ruleId,
  field: 'campaign.sample1',
  isMendable: true,
  ...more,
  plant: (packet, business) => ({
    'campaign.sample1': change(textAt(packet, 'campaign.sample1'), business),
  }),
});
const everySample = (packet: Packet, changeText: (text: string) => string): Changes =>
  Object.fromEntries(
    ['campaign.sample1', 'campaign.sample2'].map((path) => [path, changeText(textAt(packet, path))]),
  );

export const sampleFaults: readonly Fault[] = [
  {
    name: 'samples without the brand',
    ruleId: 'samples.brand',
    field: 'campaign.sample1',
    isMendable: true,
    plant: () => ({
      'campaign.sample1': 'Your appointment is on Tuesday at 2:30 PM. Reply STOP to opt out.',
      'campaign.sample2': 'We moved your visit to Friday at 9 AM. Reply STOP to opt out.',
    }),
  },
  {
    name: 'samples without an opt-out instruction',
    ruleId: 'samples.stop',
    field: 'campaign.sample1',
    isMendable: true,
    plant: (packet) =>
      ['2FA', 'CUSTOMER_CARE', 'FRAUD_ALERT'].includes(textAt(packet, 'campaign.usecase'))
        ? undefined
        : {
            ...everySample(packet, (text) => text.replace(/ ?Reply STOP to opt out\./, '')),
          },
  },
  inSample('samples.short-link', 'a link of a public shortener', (text) =>
    text
      .replace(/ Reply STOP/, ' Details: https://bit.ly/3xYzSo Reply STOP')
      .replace(/ Do not share it\./, ' https://bit.ly/3xYzSo'),
  ),
  inSample('samples.http', 'a link without HTTPS', (text, { domain }) => `${text} http://${domain}/visit`),
  inSample(
    'match.brand-everywhere',
    'a sample of another sender',
    () =>
      'Bright Smiles Orthodontics: Hi Dana, your visit is on Tuesday, March 3, at 2:30 PM. Reply STOP to opt out.',
  ),
  {
    name: 'links that are not declared',
    ruleId: 'attributes.embedded-link',
    field: 'campaign.embeddedLink',
    isMendable: true,
    plant: (packet, { domain }) => ({
      'campaign.embeddedLink': false,
      'campaign.sample1': `${textAt(packet, 'campaign.sample1')} https://${domain}/visit`,
    }),
  },
  {
    name: 'phone numbers that are not declared',
    ruleId: 'attributes.embedded-phone',
    field: 'campaign.embeddedPhone',
    isMendable: true,
    plant: (packet) => ({
      'campaign.sample1': `${textAt(packet, 'campaign.sample1')} Questions? Call 512-555-7123.`,
    }),
  },
  {
    name: 'a loan without direct lending',
    ruleId: 'attributes.direct-lending',
    field: 'campaign.directLending',
    isMendable: true,
    plant: (packet, { name }) =>
      textAt(packet, 'campaign.usecase') === '2FA'
        ? undefined
        : { 'campaign.sample2': `${name}: Your loan payment is due on March 3. Reply STOP to opt out.` },
  },
  {
    name: 'an offer under a use case without marketing',
    ruleId: 'match.marketing-undeclared',
    field: 'campaign.sample2',
    isMendable: true,
    plant: (packet, { name }) =>
      ['ACCOUNT_NOTIFICATION', 'CUSTOMER_CARE'].includes(textAt(packet, 'campaign.usecase'))
        ? {
            'campaign.sample2': `${name}: Flash sale! Get 30% off everything this weekend. Shop now. Reply STOP to opt out.`,
          }
        : undefined,
  },
  {
    name: 'a message without a code in a 2FA campaign',
    ruleId: 'match.use-description-samples',
    field: 'campaign.sample2',
    isMendable: true,
    plant: (packet, { name }) =>
      textAt(packet, 'campaign.usecase') === '2FA'
        ? { 'campaign.sample2': `${name}: Your invoice is ready in your account. Reply STOP to opt out.` }
        : undefined,
  },
  {
    name: 'a declared sub-use case without a sample',
    ruleId: 'samples.per-use',
    field: 'campaign.sample3',
    isMendable: true,
    plant: (packet, { name }) =>
      ((valueAt(packet, 'campaign.subUsecases') ?? []) as string[]).includes('MARKETING')
        ? {
            'campaign.sample2': `${name}: We received your request and answer by noon tomorrow. Reply STOP to opt out.`,
          }
        : undefined,
  },
  {
    name: 'a missing first sample',
    ruleId: 'field.required',
    field: 'campaign.sample1',
    isMendable: true,
    plant: set('campaign.sample1', undefined),
  },
  {
    name: 'a casino in a sample',
    ruleId: 'content.gambling',
    field: 'campaign.sample1',
    isMendable: false,
    plant: (_, { name, vertical }) =>
      vertical === 'CONSTRUCTION' || name.includes('Piano')
        ? undefined
        : {
            'campaign.sample1': `${name}: Play online slots and blackjack at our casino tonight. Bet now and get a $50 casino bonus. Reply STOP to opt out.`,
          },
  },
];

const reply = (
  name: 'optinMessage' | 'optoutMessage' | 'helpMessage',
  ruleId: string,
  title: string,
  text: string | undefined | ((business: Business) => string),
): Fault => ({
  name: title,
  ruleId,
  field: `campaign.${name}`,
  isMendable: true,
  plant: (_, business) => ({ [`campaign.${name}`]: typeof text === 'function' ? text(business) : text }),
});

export const replyFaults: readonly Fault[] = [
  reply('optinMessage', 'reply.optin.missing', 'a missing opt-in message', undefined),
  reply(
    'optinMessage',
    'reply.optin.brand',
    'an opt-in message without the brand',
    'You are signed up for reminders. Msg frequency varies. Msg & data rates may apply. Reply HELP for help, STOP to opt out.',
  ),
  reply(
    'optinMessage',
    'reply.optin.frequency',
    'an opt-in message without frequency',
    ({ name }) =>
      `${name}: You are signed up for reminders. Msg & data rates may apply. Reply HELP for help, STOP to opt out.`,
  ),
  reply(
    'optinMessage',
    'reply.optin.rates',
    'an opt-in message without rates',
    ({ name }) =>
      `${name}: You are signed up for reminders. Msg frequency varies. Reply HELP for help, STOP to opt out.`,
  ),
  reply(
    'optinMessage',
    'reply.optin.help',
    'an opt-in message without HELP',
    ({ name }) =>
      `${name}: You are signed up for reminders. Msg frequency varies. Msg & data rates may apply. Reply STOP to opt out.`,
  ),
  reply(
    'optinMessage',
    'reply.optin.stop',
    'an opt-in message without STOP',
    ({ name }) =>
      `${name}: You are signed up for reminders. Msg frequency varies. Msg & data rates may apply. Reply HELP for help.`,
  ),
  reply('optoutMessage', 'reply.optout.missing', 'a missing opt-out message', undefined),
  reply(
    'optoutMessage',
    'reply.optout.brand',
    'an opt-out message without the brand',
    'You are unsubscribed and will get no more texts.',
  ),
  reply(
    'optoutMessage',
    'reply.optout.final',
    'an opt-out message that asks a question',
    ({ name }) => `${name}: Are you sure that you want to leave? Reply YES to confirm.`,
  ),
  reply('helpMessage', 'reply.help.missing', 'a missing HELP message', undefined),
  reply(
    'helpMessage',
    'reply.help.brand',
    'a HELP message without the brand',
    'Write to care@mailhost.example for help. Reply STOP to opt out.',
  ),
  reply(
    'helpMessage',
    'reply.help.contact',
    'a HELP message without a contact',
    ({ name }) => `${name}: Help is on the way. Reply STOP to opt out.`,
  ),
  reply(
    'helpMessage',
    'reply.help.contact',
    'a HELP message with a placeholder',
    ({ name }) => `${name}: For help, call [phone number]. Reply STOP to opt out.`,
  ),
];

const keywordFault = (ruleId: string, name: string, field: string, value: unknown): Fault => ({
  name,
  ruleId,
  field: `campaign.${field}`,
  isMendable: true,
  plant: set(`campaign.${field}`, value),
});

export const keywordFaults: readonly Fault[] = [
  keywordFault('keywords.optout-stop', 'opt-out keywords without STOP', 'optoutKeywords', 'END,QUIT'),
  keywordFault('keywords.help', 'HELP keywords without HELP', 'helpKeywords', 'INFO'),
  keywordFault('keywords.overlap', 'an opt-out keyword that opts in', 'optinKeywords', 'START,CANCEL'),
  keywordFault('keywords.overlap', 'a word in two lists', 'helpKeywords', 'HELP,END'),
  keywordFault('keywords.format', 'keywords with spaces', 'optoutKeywords', 'STOP, END, OPT OUT'),
  keywordFault('keywords.subscriber-flags', 'no opt-in for subscribers', 'subscriberOptin', false),
  keywordFault('keywords.subscriber-flags', 'no HELP for subscribers', 'subscriberHelp', false),
];

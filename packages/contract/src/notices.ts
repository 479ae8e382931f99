// The emails that a user gets: which ones, how often, and the link that stops them.
import { type Static, Type } from 'typebox';
import { IsoTimestamp, Nullable, StringEnum } from './primitives.ts';

export const NOTICE_KINDS = ['registration', 'balance', 'webhooks', 'security'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Emails with an unsubscribe link. Those about security have none. */
export const UNSUBSCRIBABLE_KINDS = ['registration', 'balance', 'webhooks'] as const;
export type UnsubscribableKind = (typeof UNSUBSCRIBABLE_KINDS)[number];

export const NOTICE_FREQUENCIES = ['immediate', 'daily'] as const;
export type NoticeFrequency = (typeof NOTICE_FREQUENCIES)[number];

const Choice = (what: string) => Type.Boolean({ description: what, examples: [true] });
const choices = {
  registration: Choice('The status of a brand, campaign, or registration changed, or an alert.'),
  balance: Choice('The token balance is low.'),
  webhooks: Choice('A webhook endpoint was turned off because its deliveries failed.'),
  security: Choice('The password was changed. Always true: these emails cannot be turned off.'),
};
const Frequency = StringEnum(NOTICE_FREQUENCIES, {
  description:
    'How often emails about changes of status are sent. `immediate`: an email for each change; after five in an hour, further changes are gathered into one email. `daily`: one email a day, at 8 AM.',
  examples: ['daily'],
});
const TimeZone = Type.String({
  minLength: 1,
  maxLength: 64,
  pattern: '^[A-Za-z][A-Za-z0-9_+/-]*$',
  description: 'The IANA time zone of the daily email and of the times in it.',
  examples: ['America/New_York'],
});

export const NoticesAnswer = Type.Object({
  success: Type.Boolean(),
  notices: Type.Object(choices, { description: 'The emails that you receive.' }),
  schedule: Type.Object(
    {
      frequency: Frequency,
      timeZone: TimeZone,
      waiting: Type.Integer({
        description: 'The number of changes that wait for the next email.',
        examples: [12],
      }),
      nextAt: Nullable(
        IsoTimestamp({ description: 'When the changes that wait are sent. Null if none wait.' }),
      ),
      rejection: Nullable(
        Type.Object(
          {
            at: IsoTimestamp(),
            reason: Type.String({
              description: 'The response of the mail server.',
              examples: ['550 5.1.1 No such user'],
            }),
          },
          {
            description:
              'Why the mail server permanently rejected the newest of these emails. Null if it was accepted.',
          },
        ),
      ),
    },
    { description: 'How often you receive emails about changes of status.' },
  ),
});
export const ChangeNoticesRequest = Type.Partial(
  Type.Object({ ...choices, frequency: Frequency, timeZone: TimeZone }),
  { examples: [{ balance: false, frequency: 'daily', timeZone: 'America/New_York' }] },
);
export type ChangeNoticesRequest = Static<typeof ChangeNoticesRequest>;

export const UnsubscribePath = Type.Object({
  kind: StringEnum(UNSUBSCRIBABLE_KINDS, { examples: ['registration'] }),
  token: Type.String({ minLength: 1, maxLength: 200, description: 'The token of the link in the email.' }),
});

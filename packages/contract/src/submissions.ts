// Submissions on the wire: what a customer sends to submit, confirm, and cancel a registration (G-85).
import { CAMPAIGN_FIELDS, STORABLE_TEXT } from '@tendlc/registration';
import { type Static, Type } from 'typebox';

export const REASON_CHARACTERS_MIN = 20;
export const REASON_CHARACTERS_MAX = 1_000;

export const SubmissionRequest = Type.Object(
  {
    upstreamCnpId: Type.Optional(CAMPAIGN_FIELDS.upstreamCnpId.schema),
    evaluationId: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: Number.MAX_SAFE_INTEGER,
        description:
          'An evaluation that you have seen. If it judged another revision, the submission is refused. The verdict of the newest evaluation of the current revision counts.',
        examples: [1],
      }),
    ),
    override: Type.Optional(
      Type.Object(
        {
          reason: Type.String({
            minLength: REASON_CHARACTERS_MIN,
            maxLength: REASON_CHARACTERS_MAX,
            pattern: STORABLE_TEXT,
            description: 'Stays on the version.',
            examples: ['Our counsel checked the privacy policy, and it stays as it is.'],
            'x-message': `must have ${REASON_CHARACTERS_MIN} to ${REASON_CHARACTERS_MAX.toLocaleString('en-US')} characters`,
          }),
        },
        { description: 'Submits a packet whose evaluation is `fixable`.' },
      ),
    ),
  },
  { examples: [{ upstreamCnpId: 'TWILO' }] },
);
export type SubmissionRequest = Static<typeof SubmissionRequest>;

export const RegistrationCodeRequest = Type.Object(
  {
    code: Type.String({
      pattern: '^[0-9A-Za-z]{4,10}$',
      description: 'The code from the message to the mobile phone of the owner.',
      examples: ['123456'],
      'x-message': 'must be the code from the message',
    }),
  },
  { examples: [{ code: '123456' }] },
);

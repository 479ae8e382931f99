// The actions on a campaign during its approval: share, nudge and resubmit.
import { CAMPAIGN_FIELDS, text } from '@tendlc/registration';
import { type Static, Type } from 'typebox';
import { CampaignDetail } from './campaigns.ts';
import { StringEnum } from './primitives.ts';

export const ShareRequest = Type.Object(
  { upstreamCnpId: CAMPAIGN_FIELDS.upstreamCnpId.schema },
  { examples: [{ upstreamCnpId: 'TWILO' }] },
);

export const NUDGE_INTENTS = ['REVIEW', 'APPEAL_REJECTION'] as const;

export const NudgeRequest = Type.Object(
  {
    intent: StringEnum(NUDGE_INTENTS, {
      description:
        '`REVIEW` asks a connectivity partner that has not responded for a review. `APPEAL_REJECTION` appeals a declined campaign.',
    }),
    description: Type.Optional(
      text(
        1,
        1024,
      )({
        description: 'A message to the connectivity partner.',
        examples: ['The call to action is on the home page.'],
      }),
    ),
  },
  { examples: [{ intent: 'REVIEW' }] },
);
export type NudgeRequest = Static<typeof NudgeRequest>;

export const ResubmitRequest = Type.Object(
  {
    mnoIds: Type.Array(Type.Integer({ minimum: 1 }), {
      minItems: 1,
      maxItems: 20,
      uniqueItems: true,
      description: 'The IDs of the carriers.',
      examples: [[10017, 10035]],
      'x-message': 'must list 1 to 20 carrier IDs, such as 10017',
    }),
  },
  { examples: [{ mnoIds: [10017, 10035] }] },
);

export const CampaignActionAnswer = Type.Object({
  success: Type.Boolean(),
  message: Type.String(),
  campaign: CampaignDetail,
});

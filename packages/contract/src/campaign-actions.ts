// What is done about a campaign on its way to the carriers: sharing, nudging, resubmitting.
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
      description: '`REVIEW` while the partner is silent, `APPEAL_REJECTION` after it has declined.',
    }),
    description: Type.Optional(
      text(
        1,
        1024,
      )({
        description: 'What the partner should know.',
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
      description: 'The carriers, by their ids.',
      examples: [[10017, 10035]],
      'x-message': 'must list 1 to 20 carrier ids, such as 10017',
    }),
  },
  { examples: [{ mnoIds: [10017, 10035] }] },
);

export const CampaignActionAnswer = Type.Object({
  success: Type.Boolean(),
  message: Type.String(),
  campaign: CampaignDetail,
});

// opt-out-auditor: how well a message lets its reader leave, in points.
import { CheckItem, MessageText, Source, StringEnum } from '@tendlc/contract';
import { Type } from 'typebox';
import { optOutAdvice } from '../../facts/opt-out-advice.ts';
import { sources } from '../../facts/sources.ts';
import { readMessage } from '../../rules/message-context.ts';
import { OPT_OUT_POINTS_MAX, STANDARD_KEYWORD_RULE, optOutRules } from '../../rules/opt-out.ts';
import { applyRules } from '../../rules/rule.ts';
import { defineTool } from '../../tool.ts';

const STATUSES = ['compliant', 'needs_improvement', 'non_compliant'] as const;
const COMPLIANT_POINTS_MIN = 80;
const IMPROVABLE_POINTS_MIN = 50;

export const optOutAuditor = defineTool({
  name: 'opt-out-auditor',
  title: 'Opt-out auditor',
  summary:
    'Learn whether readers of a message can leave the way the law and carriers expect, and what is missing.',
  stage: 'write',
  request: Type.Object({
    message: MessageText({
      examples: ['Copper Kettle Cafe: 10% off soups today. Reply STOP to opt out, HELP for help.'],
    }),
    hasOptOutSystem: Type.Optional(
      Type.Boolean({
        description: 'Whether something records opt-outs and keeps later messages from being sent.',
        default: false,
        examples: [true],
      }),
    ),
  }),
  results: Type.Object({
    status: StringEnum(STATUSES, {
      description:
        '`compliant` from 80 points with a standard keyword; `non_compliant` below 50 or without any way out.',
    }),
    score: Type.Integer({ description: 'Points earned. The weights are our estimate.' }),
    maxScore: Type.Integer(),
    percentage: Type.Integer({ description: 'Score of maxScore in percent.' }),
    checks: Type.Array(CheckItem),
    hasOptOutSystem: Type.Boolean({ description: 'As given; false when it was not.' }),
    optOutInstruction: Type.Optional(
      Type.String({ description: 'The instruction as it stands in the message.' }),
    ),
    keyword: Type.Optional(Type.String({ description: 'The keyword it names, in capitals.' })),
    advice: Type.Array(Type.Object({ advice: Type.String(), source: Source }), {
      description: 'What to do once somebody has opted out.',
    }),
  }),
  examples: [
    {
      title: 'A message with a way out',
      request: {
        message: 'Copper Kettle Cafe: 10% off soups today. Reply STOP to opt out, HELP for help.',
        hasOptOutSystem: true,
      },
    },
    {
      title: 'A keyword that no provider recognises',
      request: { message: 'Copper Kettle Cafe: 10% off soups today. Text STOP2END' },
    },
  ],
  run({ message, hasOptOutSystem = false }) {
    const context = readMessage(message, 'promotional');
    const checks = applyRules(optOutRules, { message: context, hasOptOutSystem });
    const score = checks.reduce((sum, check) => sum + (check.points ?? 0), 0);
    const { instruction, freeWording } = context.optOut;
    return {
      status: judge(
        score,
        checks.some((check) => check.ruleId === STANDARD_KEYWORD_RULE && check.status === 'pass'),
        instruction !== undefined || freeWording !== undefined,
      ),
      score,
      maxScore: OPT_OUT_POINTS_MAX,
      percentage: Math.round((100 * score) / OPT_OUT_POINTS_MAX),
      checks,
      hasOptOutSystem,
      ...(instruction === undefined
        ? {}
        : {
            optOutInstruction: instruction.quoted.toWellFormed(),
            keyword: instruction.keyword.toUpperCase(),
          }),
      advice: optOutAdvice.map(({ advice, source }) => ({ advice, source: { ...sources[source] } })),
    };
  },
});

function judge(score: number, hasStandardKeyword: boolean, hasAnyWayOut: boolean): (typeof STATUSES)[number] {
  if (!hasAnyWayOut || score < IMPROVABLE_POINTS_MIN) {
    return 'non_compliant';
  }
  return score >= COMPLIANT_POINTS_MIN && hasStandardKeyword ? 'compliant' : 'needs_improvement';
}

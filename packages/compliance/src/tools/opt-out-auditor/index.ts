// opt-out-auditor: scores how well a message supports opting out.
import { CheckItem, MessageText, Source, StringEnum } from '@tendlc/contract';
import { Type } from 'typebox';
import { optOutAdvice } from '../../facts/opt-out-advice.ts';
import { sources } from '../../facts/sources.ts';
import { readMessage } from '../../rules/message-context.ts';
import { type WayOut, readWayOut } from '../../rules/opt-out-reading.ts';
import { OPT_OUT_POINTS_MAX, optOutRules } from '../../rules/opt-out.ts';
import { isLanguageRead } from '../../rules/drafting.ts';
import { applyRules } from '../../rules/rule.ts';
import { abstainOnUnread } from '../../rules/unread-language.ts';
import { quoteRoleWords } from '../../text/message-role.ts';
import { BrandName, MessageRole, MessageRoleWords } from '../message-schemas.ts';
import { defineTool } from '../../tool.ts';

const STATUSES = ['compliant', 'needs_improvement', 'non_compliant'] as const;
const COMPLIANT_POINTS_MIN = 80;
const IMPROVABLE_POINTS_MIN = 50;

export const optOutAuditor = defineTool({
  name: 'opt-out-auditor',
  title: 'Opt-out auditor',
  summary:
    'Check whether recipients can opt out of a message as the law and carriers require, and what is missing.',
  stage: 'write',
  request: Type.Object({
    message: MessageText({
      examples: ['Copper Kettle Cafe: 10% off soups today. Reply STOP to opt out, HELP for help.'],
    }),
    hasOptOutSystem: Type.Optional(
      Type.Boolean({
        description: 'Whether a system records opt-outs and blocks later messages.',
        default: false,
        examples: [true],
      }),
    ),
    brandName: BrandName,
  }),
  results: Type.Object({
    status: StringEnum(STATUSES, {
      description:
        '`compliant`: 80 points or more and a standard keyword, or a message that needs no opt-out line; `non_compliant`: below 50 points, no way to opt out, or one that does not hold. A message that is neither English nor Spanish is `needs_improvement`, because its wording cannot be judged.',
    }),
    score: Type.Integer({ description: 'Points earned. The weights are our estimate.' }),
    maxScore: Type.Integer(),
    percentage: Type.Integer({ description: '`score` as a percentage of `maxScore`.' }),
    checks: Type.Array(CheckItem),
    messageRole: MessageRole,
    messageRoleWords: MessageRoleWords,
    hasOptOutSystem: Type.Boolean({ description: 'Value from the request; false if omitted.' }),
    optOutInstruction: Type.Optional(
      Type.String({ description: 'Opt-out instruction, quoted from the message.' }),
    ),
    keyword: Type.Optional(
      Type.String({ description: 'Opt-out keyword of the instruction, in capital letters.' }),
    ),
    advice: Type.Array(Type.Object({ advice: Type.String(), source: Source }), {
      description: 'What to do after someone opts out.',
    }),
  }),
  examples: [
    {
      title: 'A message with an opt-out instruction',
      request: {
        message: 'Copper Kettle Cafe: 10% off soups today. Reply STOP to opt out, HELP for help.',
        hasOptOutSystem: true,
      },
    },
    {
      title: 'A keyword that no provider recognizes',
      request: { message: 'Copper Kettle Cafe: 10% off soups today. Text STOP2END' },
    },
  ],
  run({ message, hasOptOutSystem = false, brandName }) {
    const context = readMessage(message, 'transactional', brandName);
    const checks = abstainOnUnread(applyRules(optOutRules, { message: context, hasOptOutSystem }), context);
    const score = checks.reduce((sum, check) => sum + (check.points ?? 0), 0);
    const { instruction } = context.optOut;
    return {
      status: isLanguageRead(context) ? judge(score, readWayOut(context), checks) : 'needs_improvement',
      score,
      maxScore: OPT_OUT_POINTS_MAX,
      percentage: Math.round((100 * score) / OPT_OUT_POINTS_MAX),
      checks,
      messageRole: context.role,
      messageRoleWords: quoteRoleWords(context.roleParts, context.role).map((words) => words.toWellFormed()),
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

function judge(score: number, wayOut: WayOut, checks: readonly CheckItem[]): (typeof STATUSES)[number] {
  const hasError = checks.some(({ category, status }) => status === 'error' && ABOUT_OPT_OUT.has(category));
  if (hasError || score < IMPROVABLE_POINTS_MIN) {
    return 'non_compliant';
  }
  const holds = wayOut === 'standard-keyword' || wayOut === 'waived';
  return holds && (score >= COMPLIANT_POINTS_MIN || wayOut === 'waived') ? 'compliant' : 'needs_improvement';
}

const ABOUT_OPT_OUT = new Set(['opt_out', 'friction']);

// validate: the partner page's one request (G-17), a message against everything at once. Not in the catalogue: it has an
// address and words of its own.
import { CheckItem, MessageText, Nullable, StringEnum } from '@tendlc/contract';
import { Type } from 'typebox';
import { CARRIER_CODES, carriers, findCarrier } from '../../facts/carriers.ts';
import { checkForCarrier } from '../../rules/carrier-risk.ts';
import { readMessage } from '../../rules/message-context.ts';
import { readForUseCase } from '../../rules/message-for-use-case.ts';
import { checkMessage } from '../../rules/message-rules.ts';
import { applyRules, countStatuses, overallStatus } from '../../rules/rule.ts';
import { isRegisteredFor, useCaseFitRules } from '../../rules/use-case-fit.ts';
import { USE_CASE_CHARACTERS_MAX, readUseCase } from '../../rules/use-case-known.ts';
import { defineTool, ToolInputRefused } from '../../tool.ts';
import { Encoding } from '../segment-schemas.ts';

/** Points taken off 100 for each finding. Our estimate. */
const ERROR_POINTS = 25;
const WARNING_POINTS = 10;

const MESSAGE =
  'Copper Kettle Cafe: your table for two is booked for Friday at 7 pm. Reply STOP to opt out, HELP for help.';

export const validate = defineTool({
  name: 'validate',
  title: 'Validate',
  summary:
    'Check a message before it is sent: its text, its campaign’s use case, and the carrier it goes to.',
  stage: 'operate',
  request: Type.Object({
    message: MessageText({ examples: [MESSAGE] }),
    use_case: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: USE_CASE_CHARACTERS_MAX,
        description:
          'Use case of the campaign, as a registry code. Without it the message is judged by itself.',
        examples: ['CUSTOMER_CARE'],
      }),
    ),
    carrier: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description:
          'The carrier it goes to: att, tmobile, verizon, uscellular, or a name such as AT&T. Without it what all carriers ask counts.',
        examples: ['att'],
      }),
    ),
  }),
  results: Type.Object({
    status: StringEnum(['pass', 'warning', 'error'], {
      description: 'The worst finding; advice does not count.',
    }),
    score: Type.Integer({ description: '0 to 100. Our estimate: 25 off for an error, 10 for a warning.' }),
    errorCount: Type.Integer(),
    warningCount: Type.Integer(),
    infoCount: Type.Integer(),
    passCount: Type.Integer(),
    checks: Type.Array(CheckItem),
    encoding: Encoding,
    segments: Type.Integer({ description: 'Segments as billed.' }),
    carrier: Nullable(StringEnum(CARRIER_CODES, { description: 'The carrier that was meant.' })),
    useCase: Nullable(Type.String({ description: 'The use case that the message was held against.' })),
  }),
  examples: [
    {
      title: 'A booking confirmation',
      request: { message: MESSAGE, use_case: 'CUSTOMER_CARE', carrier: 'att' },
    },
    {
      title: 'A promotion under the wrong campaign',
      request: {
        message: 'Copper Kettle Cafe: 20% off today, see bit.ly/3xYzSoup. Reply STOP to opt out.',
        use_case: 'CUSTOMER_CARE',
        carrier: 'AT&T',
      },
    },
  ],
  run({ message: text, use_case: asked, carrier: named }) {
    const carrier = carrierOf(named);
    const { message, checks: ownChecks, useCase } = readText(text, asked);
    const checks = [...ownChecks, ...(carrier === undefined ? [] : [checkForCarrier(carrier, message)])];
    const counts = countStatuses(checks);
    return {
      status: overallStatus(counts),
      score: Math.max(0, 100 - ERROR_POINTS * counts.errorCount - WARNING_POINTS * counts.warningCount),
      ...counts,
      checks,
      encoding: message.encoding.encoding,
      segments: message.encoding.segments,
      carrier: carrier ?? null,
      useCase,
    };
  },
});

/** By itself a message is held to what every message must meet; under a campaign also to what that was registered for. */
function readText(text: string, asked: string | undefined) {
  if (asked === undefined) {
    const message = readMessage(text, 'transactional');
    return { message, checks: checkMessage(message), useCase: null };
  }
  const askedUseCase = readUseCase(asked);
  const { useCase } = askedUseCase;
  const message = readForUseCase(text, useCase);
  const checks = [
    ...applyRules(useCaseFitRules, { ...askedUseCase, message }),
    ...checkMessage(message).filter((check) => !isRegisteredFor(useCase, check.ruleId)),
  ];
  return { message, checks, useCase: useCase.code };
}

function carrierOf(name: string | undefined) {
  const carrier = name === undefined ? undefined : findCarrier(name);
  if (name !== undefined && carrier === undefined) {
    const known = CARRIER_CODES.map((code) => `${code} (${carriers[code].displayName})`).join(', ');
    throw new ToolInputRefused('carrier', `must be one of ${known}`);
  }
  return carrier?.code;
}

// validate: checks a message, its use case, and its carrier in one request (G-17). It is not in the catalogue because
// it has its own path and response format.
import { CheckItem, MessageText, Nullable, StringEnum } from '@tendlc/contract';
import { Type } from 'typebox';
import { CARRIER_CODES, carriers, findCarrier } from '../../facts/carriers.ts';
import { checkForCarrier } from '../../rules/carrier-risk.ts';
import { readMessage } from '../../rules/message-context.ts';
import { readForUseCase } from '../../rules/message-for-use-case.ts';
import { checkMessage } from '../../rules/message-rules.ts';
import { applyRules, countStatuses, findOverallStatus } from '../../rules/rule.ts';
import { useCaseFitRules } from '../../rules/use-case-fit.ts';
import { USE_CASE_CHARACTERS_MAX, checkAskedUseCase, readUseCase } from '../../rules/use-case-known.ts';
import { isRegisteredFor } from '../../rules/use-case-subjects.ts';
import { BrandName } from '../message-schemas.ts';
import { defineTool, ToolInputRefused } from '../../tool.ts';
import { Encoding } from '../segment-schemas.ts';

/** Points deducted from 100 for each finding. Our estimate. */
const ERROR_POINTS = 25;
const WARNING_POINTS = 10;

const MESSAGE =
  'Copper Kettle Cafe: your table for two is booked for Friday at 7 pm. Reply STOP to opt out, HELP for help.';

export const validate = defineTool({
  name: 'validate',
  title: 'Validate',
  summary: 'Check a message before you send it: its text, the use case of its campaign, and the carrier.',
  stage: 'operate',
  request: Type.Object({
    message: MessageText({ examples: [MESSAGE] }),
    use_case: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: USE_CASE_CHARACTERS_MAX,
        description: 'Use case code of the campaign. If omitted, only the message is checked.',
        examples: ['CUSTOMER_CARE'],
      }),
    ),
    carrier: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description:
          'Carrier of the recipient: att, tmobile, verizon, uscellular, or a name such as AT&T. If omitted, the rules of all carriers apply.',
        examples: ['att'],
      }),
    ),
    brandName: BrandName,
  }),
  results: Type.Object({
    status: StringEnum(['pass', 'warning', 'error'], {
      description: 'Status of the most severe finding. Advice (`info`) does not count.',
    }),
    score: Type.Integer({
      description: 'Score from 0 to 100. Our estimate: minus 25 for each error and 10 for each warning.',
    }),
    errorCount: Type.Integer(),
    warningCount: Type.Integer(),
    infoCount: Type.Integer(),
    passCount: Type.Integer(),
    checks: Type.Array(CheckItem),
    encoding: Encoding,
    segments: Type.Integer({ description: 'Billed segments.' }),
    carrier: Nullable(
      StringEnum(CARRIER_CODES, { description: 'Code of the carrier that the checks used.' }),
    ),
    useCase: Nullable(Type.String({ description: 'Use case that the checks used.' })),
  }),
  examples: [
    {
      title: 'A booking confirmation',
      request: { message: MESSAGE, use_case: 'CUSTOMER_CARE', carrier: 'att' },
    },
    {
      title: 'A promotion under the wrong use case',
      request: {
        message: 'Copper Kettle Cafe: 20% off today, see bit.ly/3xYzSoup. Reply STOP to opt out.',
        use_case: 'CUSTOMER_CARE',
        carrier: 'AT&T',
      },
    },
  ],
  run({ message: text, use_case: asked, carrier: named, brandName }) {
    const carrier = readCarrier(named);
    const { message, checks: ownChecks, useCase } = readText(text, asked, brandName);
    const checks = [...ownChecks, ...(carrier === undefined ? [] : [checkForCarrier(carrier, message)])];
    const counts = countStatuses(checks);
    return {
      status: findOverallStatus(counts),
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

/** Without a use case, applies the rules for every message. With a use case, also checks that the message fits it. */
function readText(text: string, asked: string | undefined, brandName: string | undefined) {
  if (asked === undefined) {
    const message = readMessage(text, 'transactional', brandName);
    return { message, checks: checkMessage(message), useCase: null };
  }
  const askedUseCase = readUseCase(asked);
  const { useCase } = askedUseCase;
  const message = readForUseCase(text, useCase, brandName);
  const checks = [
    ...checkAskedUseCase(askedUseCase),
    ...applyRules(useCaseFitRules, { ...askedUseCase, message }),
    ...checkMessage(message).filter((check) => !isRegisteredFor(useCase, check.ruleId)),
  ];
  return { message, checks, useCase: useCase.code };
}

function readCarrier(name: string | undefined) {
  const carrier = name === undefined ? undefined : findCarrier(name);
  if (name !== undefined && carrier === undefined) {
    const known = CARRIER_CODES.map((code) => `${code} (${carriers[code].displayName})`).join(', ');
    throw new ToolInputRefused('carrier', `must be one of ${known}`);
  }
  return carrier?.code;
}

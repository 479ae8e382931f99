// message-validator: checks one message against the rules of carriers, the FCC, and reviewers.
import { CheckItem, MessageText, StringEnum } from '@tendlc/contract';
import { Type } from 'typebox';
import { MESSAGE_TYPES, readMessage } from '../../rules/message-context.ts';
import { checkMessage } from '../../rules/message-rules.ts';
import { countStatuses, findOverallStatus } from '../../rules/rule.ts';
import { quoteRoleWords } from '../../text/message-role.ts';
import { BrandName, MessageRole, MessageRoleWords } from '../message-schemas.ts';
import { defineTool } from '../../tool.ts';
import {
  CarrierCost,
  Encoding,
  EncodingReportView,
  SegmentMap,
  carrierCosts,
  viewEncodingReport,
  viewSegmentMap,
} from '../segment-schemas.ts';

export const messageValidator = defineTool({
  name: 'message-validator',
  title: 'Message validator',
  summary:
    'Check whether a message would pass carrier filters and reviews, what it costs, and what to change.',
  stage: 'write',
  request: Type.Object({
    message: MessageText({
      examples: [
        'Copper Kettle Cafe: your table for two is booked for Friday at 7 pm. Reply STOP to opt out, HELP for help.',
      ],
    }),
    messageType: Type.Optional(
      StringEnum(MESSAGE_TYPES, {
        description:
          'Purpose of the message. Promotional messages have the strictest rules. If omitted, transactional.',
        default: 'transactional',
        examples: ['transactional'],
      }),
    ),
    brandName: BrandName,
  }),
  results: Type.Object({
    status: StringEnum(['pass', 'warning', 'error'], {
      description: 'Status of the most severe finding. Advice (`info`) does not count.',
    }),
    messageType: StringEnum(MESSAGE_TYPES, { description: 'Message type that the checks used.' }),
    messageRole: MessageRole,
    messageRoleWords: MessageRoleWords,
    messageTypeAssumed: Type.Boolean({ description: 'True if the request has no message type.' }),
    messageLength: Type.Integer({ description: 'Characters (Unicode code points).' }),
    segments: Type.Integer({ description: 'Billed segments.' }),
    encoding: Encoding,
    errorCount: Type.Integer(),
    warningCount: Type.Integer(),
    infoCount: Type.Integer(),
    passCount: Type.Integer(),
    checks: Type.Array(CheckItem),
    encodingReport: EncodingReportView,
    segmentMap: SegmentMap,
    carrierCosts: Type.Array(CarrierCost, { description: 'Carrier surcharges for one recipient.' }),
    sender: Type.Optional(Type.String({ description: 'Sender detected in the text.' })),
    links: Type.Array(Type.String(), { description: 'Links in the message, as written.' }),
    phones: Type.Array(Type.String(), { description: 'Phone numbers in the message, in E.164 format.' }),
  }),
  examples: [
    {
      title: 'A booking confirmation',
      request: {
        message:
          'Copper Kettle Cafe: your table for two is booked for Friday at 7 pm. Reply STOP to opt out, HELP for help.',
        messageType: 'transactional',
      },
    },
    {
      title: 'A promotion with three problems',
      request: {
        message: 'FLASH SALE!!! 50% off all soups today, details at bit.ly/3xYzSoup',
        messageType: 'promotional',
      },
    },
  ],
  run({ message, messageType, brandName }) {
    const context = readMessage(message, messageType ?? 'transactional', brandName);
    const checks = checkMessage(context);
    const counts = countStatuses(checks);
    return {
      status: findOverallStatus(counts),
      messageType: context.messageType,
      messageRole: context.role,
      messageRoleWords: quoteRoleWords(context.roleParts, context.role).map((words) => words.toWellFormed()),
      messageTypeAssumed: messageType === undefined,
      messageLength: context.encoding.characters,
      segments: context.encoding.segments,
      encoding: context.encoding.encoding,
      ...counts,
      checks,
      encodingReport: viewEncodingReport(context.encoding),
      segmentMap: viewSegmentMap(context.encoding),
      carrierCosts: carrierCosts(context.encoding.segments),
      ...(context.sender === undefined ? {} : { sender: context.sender.name }),
      links: context.links.map((link) => link.text),
      phones: context.phones.map((phone) => phone.e164),
    };
  },
});

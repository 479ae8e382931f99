// message-validator: one message against what carriers, the FCC and reviewers ask of it.
import { CheckItem, MessageText, StringEnum } from '@tendlc/contract';
import { Type } from 'typebox';
import { MESSAGE_TYPES, readMessage } from '../../rules/message-context.ts';
import { checkMessage } from '../../rules/message-rules.ts';
import { countStatuses, overallStatus } from '../../rules/rule.ts';
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
    'Learn whether a message would pass carrier filters and reviewers, what it costs, and what to change first.',
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
          'What the message is for. Marketing is held to the strictest rules. Without it the message is judged as transactional.',
        default: 'transactional',
        examples: ['transactional'],
      }),
    ),
  }),
  results: Type.Object({
    status: StringEnum(['pass', 'warning', 'error'], {
      description: 'The worst finding; advice does not count.',
    }),
    messageType: StringEnum(MESSAGE_TYPES, { description: 'The type the message was judged as.' }),
    messageTypeAssumed: Type.Boolean({ description: 'True when the request did not say.' }),
    messageLength: Type.Integer({ description: 'Characters (Unicode code points).' }),
    segments: Type.Integer({ description: 'Segments as billed.' }),
    encoding: Encoding,
    errorCount: Type.Integer(),
    warningCount: Type.Integer(),
    infoCount: Type.Integer(),
    passCount: Type.Integer(),
    checks: Type.Array(CheckItem),
    encodingReport: EncodingReportView,
    segmentMap: SegmentMap,
    carrierCosts: Type.Array(CarrierCost, { description: 'Surcharges of the carriers for one recipient.' }),
    sender: Type.Optional(Type.String({ description: 'The sender as it was read from the text.' })),
    links: Type.Array(Type.String(), { description: 'Links found, as written.' }),
    phones: Type.Array(Type.String(), { description: 'Telephone numbers found, in E.164.' }),
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
      title: 'A promotion with three faults',
      request: {
        message: 'FLASH SALE!!! 50% off all soups today, details at bit.ly/3xYzSoup',
        messageType: 'promotional',
      },
    },
  ],
  run({ message, messageType }) {
    const context = readMessage(message, messageType ?? 'transactional');
    const checks = checkMessage(context);
    const counts = countStatuses(checks);
    return {
      status: overallStatus(counts),
      messageType: context.messageType,
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

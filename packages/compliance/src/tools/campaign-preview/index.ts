// campaign-preview: shows how each carrier would treat a message of a campaign.
import { CheckItem, MessageText } from '@tendlc/contract';
import { Type } from 'typebox';
import type { CarrierCode } from '../../facts/carriers.ts';
import { assessCarrierRisk } from '../../rules/carrier-risk.ts';
import { readForUseCase } from '../../rules/message-for-use-case.ts';
import { checkMessage } from '../../rules/message-rules.ts';
import { applyRules } from '../../rules/rule.ts';
import { useCaseFitRules } from '../../rules/use-case-fit.ts';
import {
  USE_CASE_CHARACTERS_MAX,
  USE_CASE_DEFAULT,
  checkAskedUseCase,
  readUseCase,
} from '../../rules/use-case-known.ts';
import { isRegisteredFor } from '../../rules/use-case-subjects.ts';
import { BrandName } from '../message-schemas.ts';
import { defineTool } from '../../tool.ts';
import { Encoding } from '../segment-schemas.ts';
import { CarrierPreview, previewCarrier } from './carrier-preview.ts';

const TRUST_SCORE_DEFAULT = 50;

export const campaignPreview = defineTool({
  name: 'campaign-preview',
  title: 'Campaign preview',
  summary: 'Preview a campaign message at each carrier: throughput, surcharge, and filtering risk.',
  stage: 'write',
  request: Type.Object({
    message: MessageText({
      examples: [
        'Copper Kettle Cafe: your table for two is booked for Friday at 7 pm. Reply STOP to opt out.',
      ],
    }),
    useCase: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: USE_CASE_CHARACTERS_MAX,
        default: USE_CASE_DEFAULT,
        description:
          'Use case code of the campaign. An unknown code is read as words, such as “appointment reminders”, or else treated as MIXED, with a warning.',
        examples: ['CUSTOMER_CARE'],
      }),
    ),
    trustScore: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 100,
        default: TRUST_SCORE_DEFAULT,
        description: 'Trust score of the brand. Use 0 for a brand without vetting.',
        examples: [61],
        'x-message': 'must be a whole number from 0 to 100',
      }),
    ),
    brandName: BrandName,
  }),
  results: Type.Object({
    message: Type.String({ description: 'As given.' }),
    length: Type.Integer({ description: 'Characters (Unicode code points).' }),
    segments: Type.Integer({ description: 'Billed segments.' }),
    encoding: Encoding,
    useCase: Type.String({ description: 'As given.' }),
    useCaseAssumed: Type.String({ description: 'Use case code of the preview.' }),
    trustScore: Type.Integer(),
    carrierPreviews: Type.Object(
      { att: CarrierPreview, tmobile: CarrierPreview, verizon: CarrierPreview, uscellular: CarrierPreview },
      { description: 'Previews by carrier code.' },
    ),
    warnings: Type.Array(Type.String(), {
      description: 'Errors and warnings of the checks, one sentence each.',
    }),
    checks: Type.Array(CheckItem, {
      description: 'Findings behind the warnings, and advice. Passed checks are omitted.',
    }),
  }),
  examples: [
    {
      title: 'A booking confirmation from a vetted brand',
      request: {
        message:
          'Copper Kettle Cafe: your table for two is booked for Friday at 7 pm. Reply STOP to opt out, HELP for help.',
        useCase: 'CUSTOMER_CARE',
        trustScore: 61,
      },
    },
    {
      title: 'A promotion with a public link shortener',
      request: {
        message: 'Copper Kettle Cafe: 20% off today, see bit.ly/3xYzSoup. Reply STOP to opt out.',
        useCase: 'MARKETING',
      },
    },
  ],
  run({ message: text, useCase: asked = USE_CASE_DEFAULT, trustScore = TRUST_SCORE_DEFAULT, brandName }) {
    const askedUseCase = readUseCase(asked);
    const { useCase } = askedUseCase;
    const message = readForUseCase(text, useCase, brandName);
    const checks = [
      ...checkAskedUseCase(askedUseCase),
      ...applyRules(useCaseFitRules, { ...askedUseCase, message }),
      ...checkMessage(message).filter((check) => !isRegisteredFor(useCase, check.ruleId)),
    ].filter((check) => check.status !== 'pass');
    const preview = (code: CarrierCode) =>
      previewCarrier(
        code,
        { useCase, trustScore, segments: message.encoding.segments },
        assessCarrierRisk(code, message, checks),
      );
    return {
      message: text,
      length: message.encoding.characters,
      segments: message.encoding.segments,
      encoding: message.encoding.encoding,
      useCase: asked,
      useCaseAssumed: useCase.code,
      trustScore,
      carrierPreviews: {
        att: preview('att'),
        tmobile: preview('tmobile'),
        verizon: preview('verizon'),
        uscellular: preview('uscellular'),
      },
      warnings: checks.filter((check) => check.status !== 'info').map((check) => check.message),
      checks,
    };
  },
});

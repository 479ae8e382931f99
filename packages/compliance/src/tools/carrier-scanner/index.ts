// carrier-scanner: reports each carrier's terms for a use case and its objections.
import { CheckItem, StringEnum } from '@tendlc/contract';
import { Type } from 'typebox';
import { CARRIER_CODES, type CarrierCode, carriers, findCarrier } from '../../facts/carriers.ts';
import { countStatuses, findOverallStatus, quoteList } from '../../rules/rule.ts';
import {
  USE_CASE_CHARACTERS_MAX,
  USE_CASE_DEFAULT,
  checkAskedUseCase,
  readUseCase,
} from '../../rules/use-case-known.ts';
import { ToolInputRefused, defineTool } from '../../tool.ts';
import { CarrierReport, checkForAllCarriers, reportCarrier } from './carrier-report.ts';

const CARRIERS_MAX = 20;

export const carrierScanner = defineTool({
  name: 'carrier-scanner',
  title: 'Carrier scanner',
  summary: 'Compare the carriers for a use case: limits, surcharges, penalties, and objections.',
  stage: 'prepare',
  request: Type.Object({
    carriers: Type.Optional(
      Type.Array(Type.String({ maxLength: 100 }), {
        maxItems: CARRIERS_MAX,
        description:
          'Carrier codes (att, tmobile, verizon, uscellular) or names such as AT&T, Sprint, or VZW. If omitted or empty, all four carriers.',
        default: [],
        examples: [['att', 'T-Mobile']],
      }),
    ),
    useCase: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: USE_CASE_CHARACTERS_MAX,
        default: USE_CASE_DEFAULT,
        description:
          'Use case code. An unknown code is read as words, such as “appointment reminders”, or else treated as MIXED, with a warning.',
        examples: ['MARKETING'],
      }),
    ),
  }),
  results: Type.Object({
    status: StringEnum(['pass', 'warning', 'error'], { description: 'Status of the most severe finding.' }),
    score: Type.Integer({
      description:
        'Average of the carrier scores, which count the findings on this use case: 100 means no warning. Our estimate, and neither a trust score nor a delivery rate.',
    }),
    errorCount: Type.Integer({ description: 'Counts over all checks, including the carrier checks.' }),
    warningCount: Type.Integer(),
    infoCount: Type.Integer(),
    passCount: Type.Integer(),
    useCase: Type.String({ description: 'As given.' }),
    useCaseAssumed: Type.String({ description: 'Use case code of the scan.' }),
    carriersScanned: Type.Integer(),
    carriers: Type.Array(CarrierReport),
    checks: Type.Array(CheckItem, {
      description: 'Checks of the request, and those that all carriers share.',
    }),
    recommendations: Type.Array(Type.String(), { description: 'What to do, most urgent first.' }),
  }),
  examples: [
    { title: 'A marketing campaign at all carriers', request: { useCase: 'MARKETING' } },
    { title: 'Two carriers by name', request: { carriers: ['AT&T', 'Sprint'], useCase: '2FA' } },
  ],
  run({ carriers: names = [], useCase: asked = USE_CASE_DEFAULT }) {
    const askedUseCase = readUseCase(asked);
    const codes = readCarriers(names);
    const shared = checkForAllCarriers(askedUseCase.useCase, codes);
    // What is wrong with the request counts for each carrier, so that no warning has a score of 100.
    const checks = [...checkAskedUseCase(askedUseCase), ...shared];
    const reports = codes.map((code) => reportCarrier(code, askedUseCase.useCase, checks));
    const all = [...checks, ...reports.flatMap((report) => report.checks)];
    const counts = countStatuses(all);
    return {
      status: findOverallStatus(counts),
      score: Math.round(reports.reduce((sum, { score }) => sum + score, 0) / reports.length),
      ...counts,
      useCase: asked,
      useCaseAssumed: askedUseCase.useCase.code,
      carriersScanned: reports.length,
      carriers: reports,
      checks,
      recommendations: recommend(all),
    };
  },
});

/** The requested carriers without duplicates, in the order of the fact table. */
function readCarriers(names: readonly string[]): readonly CarrierCode[] {
  if (names.length === 0) {
    return CARRIER_CODES;
  }
  const unknown = names.filter((name) => findCarrier(name) === undefined);
  if (unknown.length > 0) {
    throw new ToolInputRefused(
      'carriers',
      `must be carriers from this list, not ${quoteList([...new Set(unknown)]).toWellFormed()}: ${listKnownNames()}`,
    );
  }
  return [...new Set(names.flatMap((name) => findCarrier(name)?.code ?? []))];
}

function listKnownNames(): string {
  return CARRIER_CODES.map((code) => `${carriers[code].displayName} (${code})`).join(', ');
}

function recommend(checks: readonly CheckItem[]): string[] {
  const urgentFirst = (['error', 'warning', 'info'] as const).flatMap((status) =>
    checks.filter((check) => check.status === status),
  );
  return [...new Set(urgentFirst.flatMap(({ remedy }) => remedy ?? []))];
}

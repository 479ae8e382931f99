// Reports one carrier's terms for a use case, and what all carriers have in common: limits, surcharges, penalties, and
// objections.
import { CheckItem, Nullable, Source, StringEnum } from '@tendlc/contract';
import { type Static, Type } from 'typebox';
import { type CarrierObjection, carrierObjections } from '../../facts/carrier-objections.ts';
import { carrierPenalties } from '../../facts/carrier-penalties.ts';
import { CARRIER_CODES, type Carrier, type CarrierCode, carriers } from '../../facts/carriers.ts';
import { tmobileFineTiers } from '../../facts/content-categories.ts';
import { type SourceTag, sources } from '../../facts/sources.ts';
import { tmobileCap } from '../../facts/throughput.ts';
import type { UseCase } from '../../facts/use-cases.ts';
import { countStatuses, buildFinding, findOverallStatus } from '../../rules/rule.ts';
import { ThroughputStep, listAttSteps, listTmobileSteps } from '../throughput-schemas.ts';

const ERROR_POINTS = 20;
const WARNING_POINTS = 7;

const Penalty = Type.Object({
  violation: Type.String(),
  amount: Nullable(Type.Number({ description: 'Fine in US dollars. Null if the carrier states no amount.' })),
  per: Type.Optional(StringEnum(['violation', 'message', 'campaign', 'request'])),
  action: Type.String({ description: 'Consequence of the violation.' }),
  source: Source,
});

export const CarrierReport = Type.Object({
  carrier: StringEnum(CARRIER_CODES, { description: 'Carrier code.' }),
  displayName: Type.String(),
  status: StringEnum(['pass', 'warning', 'error'], { description: 'Status of the most severe check.' }),
  score: Type.Integer({
    description:
      '100 minus 20 for each error and 7 for each warning, also of the checks that all carriers share. The weights are our estimate.',
  }),
  registrationRequired: Type.Boolean(),
  throughput: Type.Object({
    model: StringEnum(['per-campaign', 'per-brand-per-day', 'unpublished']),
    limit: Nullable(Type.Integer({ description: 'Segments per minute for a brand without vetting.' })),
    unit: Nullable(StringEnum(['segments/minute', 'segments/day'])),
    messageClass: Nullable(Type.String({ description: 'AT&T message class of a brand without vetting.' })),
    words: Type.String({ description: 'Limit for a brand without vetting, as text.' }),
    byScore: Type.Array(ThroughputStep, { description: 'Limits after vetting.' }),
    source: Source,
  }),
  dailyLimit: Nullable(Type.Integer({ description: 'Segments per day for a brand without vetting.' })),
  fees: Type.Object({
    smsOutbound: Type.Number({ description: 'Surcharge per segment sent.' }),
    smsInbound: Type.Number({ description: 'Surcharge per segment received.' }),
    currency: Type.Literal('USD'),
    asOf: Type.String({ description: 'Date of the rates. Carriers change them several times a year.' }),
    source: Source,
  }),
  rules: Type.Array(Type.String(), {
    description:
      'What this carrier objects to in campaigns of this use case, beside what all carriers object to.',
  }),
  penalties: Type.Array(Penalty),
  notes: Type.Array(Type.String()),
  checks: Type.Array(CheckItem, { description: 'Checks that are particular to this carrier.' }),
});
export type CarrierReport = Static<typeof CarrierReport>;

/** What every carrier requires of a campaign of this use case, said once and about the carriers in the request. */
export function checkForAllCarriers(useCase: UseCase, codes: readonly CarrierCode[]): CheckItem[] {
  const [only, ...others] = codes;
  const whose = only === undefined || others.length > 0 ? 'Each carrier' : carriers[only].displayName;
  return [
    buildFinding(published('carrier.registration', 'registration', 'unregisteredBlocked'), {
      status: 'pass',
      message: 'Carriers accept 10DLC traffic from registered campaigns only and block all other traffic.',
    }),
    ...checkApproval(whose, useCase),
    ...listObjections(useCase)
      .filter(isShared)
      .map((row) => checkObjection(whose, row)),
  ];
}

/** @param shared the findings of `checkForAllCarriers`, which count for the status and score of each carrier */
export function reportCarrier(
  code: CarrierCode,
  useCase: UseCase,
  shared: readonly CheckItem[],
): CarrierReport {
  const carrier = carriers[code];
  const throughput = describeThroughput(carrier, useCase);
  const objections = listObjections(useCase).filter((row) => !isShared(row) && row.carriers.includes(code));
  const checks = [
    checkThroughput(carrier, throughput, useCase),
    ...objections.map((row) => checkObjection(carrier.displayName, row)),
  ];
  const counts = countStatuses([...shared, ...checks]);
  return {
    carrier: code,
    displayName: carrier.displayName,
    status: findOverallStatus(counts),
    score: Math.max(0, 100 - ERROR_POINTS * counts.errorCount - WARNING_POINTS * counts.warningCount),
    registrationRequired: carrier.registrationRequired,
    throughput,
    dailyLimit: throughput.unit === 'segments/day' ? throughput.limit : null,
    fees: {
      smsOutbound: carrier.fee.outboundMicroUsd / 1_000_000,
      smsInbound: carrier.fee.inboundMicroUsd / 1_000_000,
      currency: 'USD',
      asOf: carrier.fee.asOf,
      source: { ...sources[carrier.fee.source] },
    },
    rules: objections.map(({ objection }) => objection),
    penalties: listPenalties(code),
    notes: [...carrier.notes],
    checks,
  };
}

type Throughput = CarrierReport['throughput'];

function describeThroughput(carrier: Carrier, useCase: UseCase): Throughput {
  const { throughputModel: model } = carrier;
  if (model === 'unpublished') {
    return {
      model,
      limit: null,
      unit: null,
      messageClass: null,
      words: 'No published limit; the carrier filters by content',
      byScore: [],
      source: { ...sources[carrier.source] },
    };
  }
  const isAtt = model === 'per-campaign';
  const byScore = isAtt ? listAttSteps(useCase) : listTmobileSteps(useCase);
  const [unvetted] = byScore;
  return {
    model,
    limit: unvetted?.limit ?? null,
    unit: unvetted?.limit === undefined ? null : isAtt ? 'segments/minute' : 'segments/day',
    messageClass: isAtt ? (unvetted?.name ?? null) : null,
    words: unvetted?.words ?? '',
    byScore,
    source: { ...sources[isAtt ? 'telnyxRateLimits' : tmobileCap(useCase, 0).source] },
  };
}

const published = (id: string, category: string, source: SourceTag) =>
  ({ id, category, source, basis: 'published' }) as const;

function checkApproval(whose: string, useCase: UseCase): CheckItem[] {
  if (useCase.carrierApproval !== true) {
    return [];
  }
  return [
    buildFinding(published('carrier.approval', 'registration', 'bandwidthCampaigns'), {
      status: 'warning',
      message: `${whose} reviews each ${useCase.code} campaign individually.`,
      ...(useCase.needs === undefined ? {} : { details: `Requirement: ${useCase.needs}` }),
      remedy:
        'Plan for a longer review, and do not announce a launch date before all carriers approve the campaign.',
    }),
  ];
}

function checkThroughput(
  { displayName, source }: Carrier,
  { words, byScore }: Throughput,
  useCase: UseCase,
): CheckItem {
  const best = byScore.at(-1);
  const rule = published('carrier.throughput', 'throughput', source);
  if (useCase.code === 'LOW_VOLUME' && byScore.length > 0) {
    return buildFinding(rule, {
      status: 'info',
      message: `${displayName} limit: ${words}. Vetting does not raise it.`,
      remedy: 'If you need more, vet the brand and register a campaign of another use case.',
    });
  }
  if (byScore.length < 2 || best === undefined) {
    return buildFinding(rule, { status: 'pass', message: `${displayName}: ${words}.` });
  }
  return buildFinding(rule, {
    status: 'info',
    message: `${displayName} limit for a brand without vetting: ${words}.`,
    remedy: `With external vetting and a score of ${best.scoreMin} or more: ${best.words}.`,
  });
}

function listObjections(useCase: UseCase): readonly CarrierObjection[] {
  return carrierObjections.filter((row) => row.useCases === 'all' || row.useCases.includes(useCase.code));
}

const isShared = (row: CarrierObjection): boolean => row.carriers.length === CARRIER_CODES.length;

function checkObjection(whose: string, row: CarrierObjection): CheckItem {
  return buildFinding(
    { ...row, id: `carrier.${row.id}` },
    {
      status: row.status,
      message: `${whose} objects to ${row.objection.charAt(0).toLowerCase()}${row.objection.slice(1)}`,
      remedy: row.remedy,
    },
  );
}

function listPenalties(code: CarrierCode): CarrierReport['penalties'] {
  const fines =
    code === 'tmobile'
      ? tmobileFineTiers.map(({ tier, usd, covers, source }) => ({
          violation: `Severity 0, tier ${tier}: ${covers}`,
          amount: usd,
          per: 'violation' as const,
          action: 'Fined for every violation since 2024-01-01.',
          source: { ...sources[source] },
        }))
      : [];
  const others = carrierPenalties
    .filter((row) => row.carrier === code)
    .map(({ violation, usd, per, action, source }) => ({
      violation,
      amount: usd ?? null,
      ...(per === undefined ? {} : { per }),
      action,
      source: { ...sources[source] },
    }));
  return [...fines, ...others];
}

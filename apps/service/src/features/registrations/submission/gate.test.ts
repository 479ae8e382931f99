// What the gate refuses, in which order, and what an override passes (G-85).
import { describe, expect, test } from 'vitest';
import type { ServiceError } from '../../../errors.ts';
import type { RegistrationRow } from '../queries.ts';
import { type GateEvaluation, type GateInput, passGate } from './gate.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const HASH = Buffer.alloc(32, 1);
const OTHER_HASH = Buffer.alloc(32, 2);
const PACKET = { brand: {}, campaign: { messageFlow: 'as it was' } };
const ELSEWHERE = { brand: {}, campaign: { messageFlow: 'as it was', sample2: 'new' } };
const CHANGED = { brand: {}, campaign: { messageFlow: 'as it is now' } };

const DRAFT_ROW = {
  version: 1,
  version_status: 'DRAFT',
  revision: 4,
  packet: PACKET,
  denial: null,
  submission: null,
  step_times: {},
  brand: null,
  campaign: null,
  closed_at: null,
  created_at: NOW,
  updated_at: NOW,
} as unknown as RegistrationRow;

/** The registry refused version 1, and version 2 is a draft. */
const deniedRow = (codes: object[] = [], fields: string[] = ['campaign.messageFlow']) =>
  ({
    ...DRAFT_ROW,
    version: 2,
    denial: { by: 'registry', at: NOW.toISOString(), texts: [], codes, fields, nextAction: 'Correct it.' },
    submission: { number: 1, state: 'refused', updated_at: NOW, stopped_by: null },
  }) as unknown as RegistrationRow;

const OPEN_ROW = {
  ...DRAFT_ROW,
  version_status: 'SUBMITTED',
  submission: { number: 1, state: 'open', updated_at: NOW, stopped_by: null },
} as unknown as RegistrationRow;

const evaluationOf = (change: Partial<GateEvaluation> = {}): GateEvaluation => ({
  revision: 4,
  verdict: 'ready',
  contentHash: HASH,
  errors: [],
  changedPages: [],
  ...change,
});

const FINAL = { system: 'x', code: '1', title: '', resubmittable: 'no', confidence: 100 };
const estimate = { ...FINAL, confidence: 10 };

const judged = (isRegistryRule: boolean) => ({
  ruleId: 'campaign.rule',
  paths: ['campaign.description'],
  isRegistryRule,
});

/** What passes. */
const inputOf = (change: Partial<GateInput> = {}): GateInput => ({
  row: DRAFT_ROW,
  packet: PACKET,
  evaluation: evaluationOf(),
  deniedHashes: [],
  denied: undefined,
  isOverridden: false,
  registryProblem: undefined,
  ...change,
});

function refusalOf(input: GateInput): { kind: string; sentence: string } | undefined {
  try {
    passGate(input);
    return undefined;
  } catch (error) {
    const { kind, sentence = '' } = error as ServiceError;
    return { kind, sentence };
  }
}

describe('the gate', () => {
  test('passes what is evaluated, ready, and accepted by the registry', () => {
    expect(refusalOf(inputOf())).toBeUndefined();
  });

  test('names the first reason, and the next one when it is gone', () => {
    const worst = {
      row: OPEN_ROW,
      evaluation: undefined,
      deniedHashes: [HASH],
      denied: { packet: PACKET },
      registryProblem: 'brand: is required',
    };
    const mended: Partial<GateInput>[] = [
      {},
      { row: deniedRow([FINAL]) },
      { row: deniedRow() },
      { evaluation: evaluationOf({ verdict: 'fixable', errors: [judged(false)] }) },
      { deniedHashes: [OTHER_HASH], packet: ELSEWHERE },
      { packet: CHANGED },
      { isOverridden: true },
      { registryProblem: undefined },
    ];
    const kinds = mended.map((_, count) => {
      const change = Object.assign({}, worst, ...mended.slice(0, count + 1)) as Partial<GateInput>;
      return refusalOf(inputOf(change))?.kind;
    });
    expect(kinds).toEqual([
      'registration_under_way',
      'final_denial',
      'not_evaluated',
      'unchanged',
      'denied_fields_unchanged',
      'not_ready',
      'not_ready',
      undefined,
    ]);
  });

  test.each<[string, Partial<GateInput>, string | undefined]>([
    ['an evaluation of an older revision', { evaluation: evaluationOf({ revision: 3 }) }, 'not_evaluated'],
    ['an estimate that a denial is final', { row: deniedRow([estimate], []), packet: CHANGED }, undefined],
    ['a denied field that has changed', { row: deniedRow(), packet: CHANGED }, undefined],
    [
      'a page that has changed for a denied field',
      { row: deniedRow(), evaluation: evaluationOf({ changedPages: ['campaign.messageFlow'] }) },
      undefined,
    ],
    [
      'a page that has changed for another field',
      { row: deniedRow(), evaluation: evaluationOf({ changedPages: ['pages.terms'] }) },
      'denied_fields_unchanged',
    ],
    ['a change after a denial that names no field', { row: deniedRow([], []), packet: ELSEWHERE }, undefined],
    [
      'the denied packet, with a page that cannot be opened any more',
      { row: deniedRow([], []), deniedHashes: [OTHER_HASH] },
      'unchanged',
    ],
    ['content that was never denied', { deniedHashes: [OTHER_HASH] }, undefined],
  ])('%s: %s', (_, change, kind) => {
    expect(refusalOf(inputOf({ denied: { packet: PACKET }, ...change }))?.kind).toBe(kind);
  });

  test.each<[string, GateEvaluation['verdict'], boolean, boolean]>([
    ['errors of our own', 'fixable', false, true],
    ['errors of the registry', 'fixable', true, false],
    ['what no edit mends', 'blocked', false, false],
  ])('an override of %s', (_, verdict, isRegistryRule, isPassed) => {
    const evaluation = evaluationOf({ verdict, errors: [judged(isRegistryRule)] });
    expect(refusalOf(inputOf({ evaluation }))?.kind).toBe('not_ready');
    const refused = refusalOf(inputOf({ evaluation, isOverridden: true }));
    expect(refused === undefined).toBe(isPassed);
    expect(refused?.sentence ?? 'campaign.description').toContain('campaign.description');
  });

  test('no override passes what the registry would reject, and the sentence says what it is', () => {
    const registryProblem = 'brandId: this brand is deleted. Choose another brand.';
    for (const isOverridden of [false, true]) {
      expect(refusalOf(inputOf({ registryProblem, isOverridden }))?.sentence).toContain(registryProblem);
    }
  });

  test.each(['fixable', 'blocked'] as const)('a verdict %s without an error has a sentence', (verdict) => {
    expect(refusalOf(inputOf({ evaluation: evaluationOf({ verdict }) }))?.sentence).not.toContain(
      'undefined',
    );
  });

  test('many errors are named up to a number, each once', () => {
    const errors = Array.from({ length: 30 }, (_, n) => ({ ...judged(false), ruleId: `rule-${n % 15}` }));
    const { sentence = '' } =
      refusalOf(inputOf({ evaluation: evaluationOf({ verdict: 'fixable', errors }) })) ?? {};
    expect(sentence.match(/rule-/g)).toHaveLength(10);
    expect(sentence).toContain('and 5 more');
  });
});

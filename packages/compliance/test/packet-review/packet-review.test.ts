// Protects the reviewer of whole registrations: ordinary businesses pass, and each planted fault is found where it is.
import { type Packet, USECASES, findUsecase } from '@tendlc/registration';
import { describe, expect, test } from 'vitest';
import { knownCodes, reviewPacket, type PacketFinding, type PacketReview } from '../../src/index.ts';
import { REVIEW_RULES } from '../../src/facts/review-rules/all-rules.ts';
import { CONTENT_DRAWS } from '../../src/facts/review-rules/content-draws.ts';
import { USE_CASE_PROGRAMS } from '../../src/facts/use-case-programs.ts';
import { businesses } from './businesses.ts';
import type { Fault } from './fault.ts';
import { faults } from './faults.ts';
import { hasOneProgram, joinParts, makeParts } from './flow-faults.ts';
import { type Business, change, makePacket } from './packets.ts';

const TODAY = '2026-11-22';
const review = (packet: Packet): PacketReview => reviewPacket({ packet, today: TODAY });
const rows = Object.entries(businesses);

const fieldOf = ({ field }: PacketFinding): string => (typeof field === 'string' ? field : (field[0] ?? ''));
const errorsOf = ({ findings }: PacketReview): string[] =>
  findings
    .filter(({ status }) => status === 'error')
    .map((finding) => `${finding.ruleId} ${fieldOf(finding)}: ${finding.message} ${finding.details ?? ''}`);

type Planted = { readonly key: string; readonly packet: Packet; readonly result: PacketReview };

/** Each fault in each business that can have it, reviewed once for all tests. */
const planted: ReadonlyMap<Fault, readonly Planted[]> = new Map(
  faults.map((fault) => [
    fault,
    rows.flatMap(([key, business]: [string, Business]) => {
      const packet = makePacket(business);
      const changes = fault.plant(packet, business);
      const faulty = changes === undefined ? undefined : change(packet, changes);
      return faulty === undefined ? [] : [{ key, packet: faulty, result: review(faulty) }];
    }),
  ]),
);
const plantedIn = (fault: Fault): readonly Planted[] => planted.get(fault) ?? [];

/** Takes over every edit that a review suggests. */
function takeOver(packet: Packet, { findings }: PacketReview): Packet {
  return change(
    packet,
    Object.fromEntries(findings.flatMap(({ edit }) => (edit === undefined ? [] : [[edit.path, edit.after]]))),
  );
}

describe('ordinary businesses', () => {
  test.each(rows)('%s is ready', (_, business) => {
    const result = review(makePacket(business));
    expect(errorsOf(result)).toEqual([]);
    expect(result.verdict).toBe('ready');
  });

  test.each(rows.filter(([, business]) => hasOneProgram(makePacket(business))))(
    '%s is ready with the flow in which faults are planted',
    (_, business) => {
      const packet = change(makePacket(business), {
        'campaign.messageFlow': joinParts(makeParts(business)),
        'campaign.optinKeywords': 'START',
      });
      expect(errorsOf(review(packet))).toEqual([]);
    },
  );
});

describe('planted faults', () => {
  test('there are at least 20 businesses and 30 faults, and each fault is planted', () => {
    expect(rows.length).toBeGreaterThanOrEqual(20);
    expect(faults.length).toBeGreaterThanOrEqual(30);
    expect(faults.filter((fault) => plantedIn(fault).length === 0).map(({ name }) => name)).toEqual([]);
  });

  test.each(faults.map((fault) => [fault.name, fault] as const))('%s is found on its field', (_, fault) => {
    const missed = plantedIn(fault).filter(
      ({ result }) =>
        !result.findings.some(
          (finding) =>
            finding.ruleId === fault.ruleId &&
            fieldOf(finding) === fault.field &&
            finding.status === (fault.status ?? 'error'),
        ),
    );
    expect(missed.map(({ key }) => key)).toEqual([]);
  });

  test.each(
    faults.filter(({ isMendable }) => isMendable === true).map((fault) => [fault.name, fault] as const),
  )('%s is mended by taking over every edit', (_, fault) => {
    const left = plantedIn(fault).flatMap(({ key, packet, result }) =>
      errorsOf(review(takeOver(packet, result))).map((error) => `${key}: ${error}`),
    );
    expect(left).toEqual([]);
  });

  test.each(
    faults.filter(({ isMendable }) => isMendable === false).map((fault) => [fault.name, fault] as const),
  )('%s is not mended by an edit that lacks a fact', (_, fault) => {
    for (const { packet, result } of plantedIn(fault)) {
      expect(review(takeOver(packet, result)).verdict).not.toBe('ready');
    }
  });
});

const everyFinding = (): { result: PacketReview; finding: PacketFinding }[] =>
  faults.flatMap((fault) =>
    plantedIn(fault).flatMap(({ result }) => result.findings.map((finding) => ({ result, finding }))),
  );

describe('findings', () => {
  const all = everyFinding();

  test('each has a remedy, a source, and an error has a published reason', () => {
    for (const { finding } of all) {
      expect(finding.remedy?.trim(), finding.ruleId).not.toBe('');
      expect(finding.source.title).not.toBe('');
      if (finding.status === 'error') {
        expect(finding.basis, finding.ruleId).toBe('published');
      }
    }
  });

  test('each code that a finding draws is in the code tables', () => {
    const known = new Set(knownCodes.map(({ system, code }) => `${system.id}:${code}`));
    const drawn = [...Object.values(REVIEW_RULES), ...Object.values(CONTENT_DRAWS)].flatMap(
      ({ draws }) => draws,
    );
    expect(drawn.filter((draw) => !known.has(draw))).toEqual([]);
  });

  test('a finding that shows a text is mended by it', () => {
    const keyOf = (finding: PacketFinding) => `${finding.ruleId} of ${fieldOf(finding)}`;
    const left = faults.flatMap(plantedIn).flatMap(({ key, packet, result }) => {
      const after = new Set(review(takeOver(packet, result)).findings.map(keyOf));
      const shown = result.findings.filter(({ edit }) => edit !== undefined).map(keyOf);
      return shown.filter((finding) => after.has(finding)).map((finding) => `${key}: ${finding}`);
    });
    expect(left).toEqual([]);
  });

  test('the texts of one field are the same, and start from the text as it is', () => {
    for (const { result, finding } of all) {
      const { edit } = finding;
      if (edit !== undefined) {
        expect(edit.path).toBe(fieldOf(finding));
        expect(edit.after).not.toEqual(edit.before);
        const others = result.findings.filter((other) => other.edit?.path === edit.path);
        expect(new Set(others.map((other) => JSON.stringify(other.edit))).size).toBe(1);
      }
    }
  });

  test('a box beside a field is a web form, and what is missing is shown with the packet’s own addresses', () => {
    const messageFlow =
      'Guests tick an optional box beside the phone field at copperkettle.example/book to get texts from Copper Kettle.';
    const campaign = { messageFlow, termsAndConditionsLink: 'https://copperkettle.example/terms' };
    const { findings } = review({ brand: { brandName: 'Copper Kettle' }, campaign });
    const about = (id: string) => findings.find(({ ruleId }) => ruleId === id);
    expect(about('flow.method')).toBeUndefined();
    expect(about('flow.terms-link')?.remedy).toBe(
      'Quote the words that people see, with: “Terms: https://copperkettle.example/terms”.',
    );
    expect(about('flow.stop')?.remedy).toBe(
      'Quote the words that people see, with: “Reply STOP to opt out.”',
    );
  });

  test('no edit has a placeholder', () => {
    const texts = all.flatMap(({ finding: { edit } }) =>
      typeof edit?.after === 'string' ? [edit.after] : [],
    );
    expect(texts.filter((text) => /\[[^\]]*\]|undefined|\{|  /.test(text))).toEqual([]);
  });

  test('the same packet on the same day has the same findings', () => {
    for (const [, business] of rows) {
      expect(review(makePacket(business))).toEqual(review(makePacket(business)));
    }
  });
});

describe('verdicts', () => {
  const [, dentist] = rows[0] as [string, Business];
  const packet = makePacket(dentist);

  test('prohibited content blocks the packet, and no edit is offered for it', () => {
    const result = review(
      change(packet, {
        'campaign.description':
          'Our dispensary sends weekly cannabis deals to customers who agreed to texts: pre-rolls, edibles, and flower.',
      }),
    );
    expect(result.verdict).toBe('blocked');
    expect(result.findings[0]).toMatchObject({ resubmittable: 'no', draws: expect.arrayContaining([]) });
  });

  test('what the registry rejects is marked, so that no override passes it', () => {
    const result = review(change(packet, { 'brand.ein': '84-27', 'campaign.sample1': undefined }));
    const marked = result.findings.filter(({ isRegistryRule }) => isRegistryRule === true).map(fieldOf);
    expect(marked).toEqual(expect.arrayContaining(['brand.ein', 'campaign.sample1']));
  });

  test('an empty packet lists what is missing and does not fail', () => {
    const result = reviewPacket({ packet: {}, today: TODAY });
    expect(result.verdict).toBe('fixable');
    expect(result.findings.map(fieldOf)).toContain('brand.brandName');
  });

  test('a packet for a brand that exists is judged with the values of that brand', () => {
    const { brand = {}, campaign = {}, pages = {} } = packet;
    const input = { packet: { brandId: 7, campaign, pages }, today: TODAY };
    expect(
      reviewPacket({ ...input, brandOnFile: { values: brand, identityStatus: 'VERIFIED' } }).verdict,
    ).toBe('ready');
    const unverified = reviewPacket({
      ...input,
      brandOnFile: { values: brand, identityStatus: 'UNVERIFIED' },
    });
    expect(errorsOf(unverified)[0]).toContain('brand.verified');
  });

  test('a denied field is an error until it changes', () => {
    const denial = {
      fields: ['campaign.description', 'pages.privacyPolicy'],
      codes: [{ system: 'twilio', code: '30886', title: 'Vague description', resubmittable: 'yes' as const }],
      packet,
    };
    const unresolved = (changed: Packet, changedPages: string[] = []) =>
      reviewPacket({ packet: changed, denial: { ...denial, changedPages }, today: TODAY })
        .findings.filter(({ ruleId }) => ruleId === 'denial.unresolved')
        .map(fieldOf);
    expect(unresolved(packet)).toEqual(denial.fields);
    expect(unresolved(packet, ['pages.privacyPolicy'])).toEqual(['campaign.description']);
    const described = change(packet, {
      'campaign.description': `${dentist.description} We text on weekdays.`,
    });
    expect(unresolved(described)).toEqual(['pages.privacyPolicy']);
  });

  test('a denial that names several fields is answered when one of them changes; the others are warnings', () => {
    const denial = {
      fields: ['campaign.privacyPolicyLink', 'pages.privacyPolicy', 'campaign.messageFlow'],
      codes: [
        { system: 'twilio', code: '30932', title: 'Policy allows sharing', resubmittable: 'yes' as const },
      ],
      packet,
    };
    const reviewAfter = (changedPages: string[]) =>
      reviewPacket({ packet, denial: { ...denial, changedPages }, today: TODAY });
    const statuses = ({ findings }: ReturnType<typeof reviewPacket>) =>
      findings.filter(({ ruleId }) => ruleId === 'denial.unresolved').map(({ status }) => status);
    expect([statuses(reviewAfter([])), reviewAfter([]).verdict]).toEqual([
      ['error', 'error', 'error'],
      'fixable',
    ]);
    const mended = reviewAfter(['pages.privacyPolicy', 'campaign.privacyPolicyLink']);
    expect([statuses(mended), mended.verdict]).toEqual([['warning'], 'ready']);
  });

  test('a denial of all sample messages marks only those that the campaign has', () => {
    const { sample1, sample2 } = packet.campaign ?? {};
    const two = { ...packet, campaign: { ...packet.campaign, sample1, sample2 } };
    for (const name of ['sample3', 'sample4', 'sample5']) {
      delete (two.campaign as Record<string, unknown>)[name];
    }
    const fields = [1, 2, 3, 4, 5].map((number) => `campaign.sample${number}`);
    const { findings } = reviewPacket({
      packet: two,
      denial: { fields, codes: [], packet: two },
      today: TODAY,
    });
    expect(findings.filter(({ ruleId }) => ruleId === 'denial.unresolved').map(fieldOf)).toEqual([
      'campaign.sample1',
      'campaign.sample2',
    ]);
  });

  test('findings about pages count like others', () => {
    const finding = {
      ruleId: 'page.privacy.no-sharing-clause',
      status: 'error' as const,
      category: 'privacy policy',
      message: 'The policy does not say that mobile data is not shared.',
      remedy: 'Add the sentence.',
      source: { title: 'Twilio error 30932', asOf: '2026' },
      basis: 'published' as const,
      field: 'pages.privacyPolicy',
      draws: [],
      resubmittable: 'yes' as const,
    };
    const result = reviewPacket({ packet, pages: { findings: [finding] }, today: TODAY });
    expect(result).toMatchObject({ verdict: 'fixable', counts: { error: 1 } });
  });

  test('where sources disagree, the provider decides', () => {
    const flow = change(packet, {
      'campaign.messageFlow': joinParts({ ...makeParts(dentist), frequency: '' }),
    });
    const statusAt = (provider: string | undefined) =>
      reviewPacket({ packet: flow, provider, today: TODAY }).findings.find(
        ({ ruleId }) => ruleId === 'flow.frequency',
      )?.status;
    expect([statusAt('twilio'), statusAt('aws'), statusAt(undefined), statusAt('bandwidth')]).toEqual([
      'error',
      'error',
      'error',
      'warning',
    ]);
  });
});

describe('suggested texts', () => {
  const TEXTS = [
    'description',
    'messageFlow',
    'sample1',
    'sample2',
    'optinMessage',
    'optoutMessage',
    'helpMessage',
  ];
  const withoutTexts = Object.fromEntries(TEXTS.map((name) => [`campaign.${name}`, undefined]));
  const codes = Object.keys(USE_CASE_PROGRAMS).filter((code) => code !== 'SOLE_PROPRIETOR');

  test.each(codes)('a packet of %s without texts is ready after its edits', (usecase) => {
    const range = findUsecase(usecase)?.subUsecases;
    const empty = change(makePacket(businesses['dentist'] as Business), {
      ...withoutTexts,
      'brand.entityType': usecase === 'CHARITY' ? 'NON_PROFIT' : 'PRIVATE_PROFIT',
      'campaign.usecase': usecase,
      'campaign.subUsecases': (range?.min ?? 0) > 0 ? ['ACCOUNT_NOTIFICATION', 'CUSTOMER_CARE'] : undefined,
    });
    expect(errorsOf(review(takeOver(empty, review(empty))))).toEqual([]);
  });

  test('every use case of the registry has words for its texts', () => {
    expect(
      USECASES.map(({ value }) => value).filter((code) => !Object.hasOwn(USE_CASE_PROGRAMS, code)),
    ).toEqual([]);
  });
});

describe('fees', () => {
  const feesOf = (key: string, input = {}) =>
    reviewPacket({ packet: makePacket(businesses[key] as Business), today: TODAY, ...input }).fees;

  test('a new brand and its campaign: registration, review, and the monthly fee', () => {
    const fees = feesOf('restaurants');
    expect(fees).toMatchObject({ registry: 19.5, dueNow: 49.5, monthly: 10, currency: 'USD' });
    expect(fees.lines.map(({ usd }) => usd)).toEqual([4.5, 15, 0, 10]);
    expect(fees.lines.at(-1)?.note).toBe('The first 3 months are billed in advance: $30.00.');
  });

  test.each([
    [{ brand: 'unchanged', campaign: 'unchanged' }, 0, []],
    [{ brand: 'updated', campaign: 'reviewed' }, 15, ['Update of the registered brand', 'Campaign review']],
    [
      { brand: 'resubmitted', campaign: 'updated' },
      4.5,
      ['Resubmission of the registered brand', 'Update of the registered campaign'],
    ],
    [
      { brand: 'resubmitted' },
      19.5,
      ['Resubmission of the registered brand', 'Campaign review', 'T-Mobile campaign activation'],
    ],
  ] as const)('the correction %j costs %d once', (correction, registryUsd, items) => {
    const fees = feesOf('restaurants', { correction });
    const monthsUsd = 'campaign' in correction ? 0 : 30;
    expect(fees).toMatchObject({ registry: registryUsd, dueNow: registryUsd + monthsUsd, monthly: 10 });
    expect(fees.lines.filter(({ cadence }) => cadence === 'once').map(({ item }) => item)).toEqual(items);
  });

  test('only a campaign that is not registered yet pays for its vetting', () => {
    const vettingOf = (input: object) =>
      reviewPacket({
        packet: { brand: {}, campaign: { usecase: 'POLITICAL' } },
        today: TODAY,
        ...input,
      }).fees.lines.filter(({ item }) => /Verify|vetting/.test(item)).length;
    expect([vettingOf({}), vettingOf({ correction: { campaign: 'reviewed' } })]).toEqual([2, 0]);
  });

  test('a correction of a campaign pays for its review only', () => {
    const packet = makePacket(businesses['restaurants'] as Business);
    const { campaign = {}, brand = {} } = packet;
    const fees = reviewPacket({
      packet: { brandId: 7, campaign },
      brandOnFile: { values: brand },
      today: TODAY,
    }).fees;
    expect(fees.registry).toBe(15);
  });

  test('low volume has the lower monthly fee', () => expect(feesOf('gym').monthly).toBe(1.5));
});

// Protects error-diagnostic: every case, every known code by number and by title, and any text.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyMessage,
  DURATION_MAX_MS,
  measureMs,
  hostileMessages,
  testToolProperties,
} from '../../../test/tool-properties.ts';
import { knownCodes } from '../../facts/codes/code-tables.ts';
import { BROAD_CATEGORIES, findBroadCategory, messageRefusals } from '../../facts/codes/subjects.ts';
import { codeSystems, providerNames } from '../../facts/codes/systems.ts';
import { diagnosticCases } from './cases.ts';
import { errorDiagnostic } from './index.ts';

const CONTEXT = { today: '2026-11-20' };

describe('cases', () => {
  test.each(diagnosticCases.map((row) => [row.probes, row] as const))('%s', (_probes, row) => {
    const { errorCode, context } = row;
    const results = errorDiagnostic.run(
      context === undefined ? { errorCode } : { errorCode, context },
      CONTEXT,
    );
    const found = results.matches.map((match) => `${match.system}:${match.code}`);
    expect(found[0] ?? 'none').toBe(row.best);
    expect(results.matched).toBe(row.best !== 'none');
    for (const other of row.also ?? []) {
      expect(found).toContain(other);
    }
    if (row.category !== undefined) {
      expect(results.category).toBe(row.category);
    }
    if (row.retryable !== undefined) {
      expect(results.retryable).toBe(row.retryable);
    }
    expect(results.retryAdvice).toContain(row.advice ?? '');
  });
});

test('two codes of one system are both certain and not reported as a shared code', () => {
  const { matches, checks } = errorDiagnostic.run(
    { errorCode: '30007 and 30034', context: 'twilio' },
    CONTEXT,
  );
  expect(matches.map(({ confidence }) => confidence)).toEqual([100, 100]);
  expect(checks.map(({ ruleId }) => ruleId)).toEqual(['code.twilio']);
});

describe('the tables', () => {
  test('every provider has a display name', () => {
    for (const { provider } of codeSystems) {
      expect(providerNames.get(provider), provider).toBeDefined();
    }
  });

  test('all codes that reject a message are in the tables', () => {
    const known = new Set(knownCodes.map((row) => `${row.system.id}:${row.code}`));
    expect([...messageRefusals].filter((name) => !known.has(name))).toEqual([]);
  });

  test('there are 1,286 codes of 28 systems, without duplicates in a system', () => {
    expect(knownCodes).toHaveLength(1286);
    expect(new Set(knownCodes.map((row) => row.system)).size).toBe(codeSystems.length);
    const named = knownCodes.filter((row) => row.code !== undefined);
    expect(new Set(named.map((row) => `${row.system.id} ${row.code}`)).size).toBe(named.length);
  });

  test('every code is found by its number and by its title', () => {
    const missing = knownCodes.flatMap((row) =>
      [row.code, row.title]
        .filter((text) => text !== undefined)
        .filter((errorCode) => {
          const { matches } = errorDiagnostic.run({ errorCode }, CONTEXT);
          return !matches.some((match) => match.system === row.system.id && match.title === row.title);
        }),
    );
    expect(missing).toEqual([]);
  });

  test('the code of the provider in the context comes first', () => {
    const misplaced = knownCodes.filter(({ code, system }) => {
      if (code === undefined) {
        return false;
      }
      const [best] = errorDiagnostic.run(
        { errorCode: code, context: system.names[0] ?? '' },
        CONTEXT,
      ).matches;
      return !best || (!system.names.includes(best.provider) && best.system !== system.id);
    });
    expect(misplaced.map((row) => `${row.system.id}:${row.code}`)).toEqual([]);
  });

  test('every row is complete', () => {
    const subjects = new Set(knownCodes.map((row) => row.category));
    for (const subject of subjects) {
      expect(BROAD_CATEGORIES).toContain(findBroadCategory(subject));
      expect(`${subject}: ${findBroadCategory(subject)}`).toMatch(
        subject === 'unknown' ? /unknown$/ : /: (?!unknown)/,
      );
    }
    for (const row of knownCodes) {
      expect(row.source.title.length).toBeGreaterThan(5);
      expect(row.source.asOf).toMatch(/^20\d\d(?:-\d\d){0,2}$/);
      expect(row.title.trim().length).toBeGreaterThan(0);
      expect(row.meaning.trim().length).toBeGreaterThan(0);
    }
  });
});

describe('any text', () => {
  const requests = fc.record({ errorCode: anyMessage, context: anyMessage }, { requiredKeys: ['errorCode'] });
  testToolProperties(errorDiagnostic, requests);

  test('the best match is shown, and an unknown error has no match', () => {
    const codes = fc.constantFrom(...knownCodes.map((row) => row.code ?? row.title));
    fc.assert(
      fc.property(fc.record({ errorCode: fc.oneof(codes, anyMessage) }), (request) => {
        const results = errorDiagnostic.run(request, CONTEXT);
        expect(results.matched).toBe(results.matches.length > 0);
        expect(results.system).toBe(results.matches[0]?.system);
        if (!results.matched) {
          expect(results.possibleCauses).toEqual([]);
          expect(results.retryable).toBeNull();
        }
      }),
    );
  });

  test.each(hostileMessages)('a hostile text does not backtrack: %s', (_name, text) => {
    const errorCode = text.repeat(3).slice(0, 4096);
    expect(
      measureMs(() => void errorDiagnostic.run({ errorCode, context: errorCode }, CONTEXT)),
    ).toBeLessThan(DURATION_MAX_MS);
  });

  test('a long text with known words and numbers does not backtrack', () => {
    const errorCode = knownCodes
      .map((row) => `${row.code} ${row.title}`)
      .join(' ')
      .slice(0, 4096);
    expect(
      measureMs(() => void errorDiagnostic.run({ errorCode, context: errorCode }, CONTEXT)),
    ).toBeLessThan(DURATION_MAX_MS);
  });
});

test('a match by text is marked as our estimate', () => {
  const rules = (errorCode: string) =>
    errorDiagnostic.run({ errorCode }, CONTEXT).checks.map(({ ruleId, basis }) => `${ruleId} ${basis}`);
  expect(rules('blocked because the number has no campaign')).toContain('code.read-from-words estimate');
  expect(rules('30034')).not.toContain('code.read-from-words estimate');
});

describe('a receipt that reports success', () => {
  test.each([
    ['id:0000029095 sub:001 dlvrd:001 stat:DELIVRD err:000 text:'],
    ['{"delivery":{"providerResponse":"Message has been accepted by phone"},"status":"SUCCESS"}'],
    ['{"status":"delivered","to":"+12025550123","errors":[]}'],
  ])('is no unknown error: %s', (errorCode) => {
    const { status, severity, matches, checks } = errorDiagnostic.run({ errorCode }, { today: '2026-11-22' });
    expect([status, severity, matches]).toEqual(['pass', 'info', []]);
    expect(checks.map(({ ruleId }) => ruleId)).toEqual(['code.delivered']);
  });

  test.each([
    ['id:1 sub:001 dlvrd:000 stat:UNDELIV err:069'],
    ['{"status":"SUCCESS"} then {"status":"FAILED"}'],
    ['status: delivered, error_code: 4470'],
  ])('is none where something failed: %s', (errorCode) => {
    expect(errorDiagnostic.run({ errorCode }, { today: '2026-11-22' }).status).not.toBe('pass');
  });
});

test.each([
  ['got 30003, 30005 and 30006 today plus 21610 on resend', 4],
  ['Suites 30003, 30005 and 44711 are for rent', 0],
])('several numbers are codes only if all of them are of one list: %s', (errorCode, count) => {
  expect(errorDiagnostic.run({ errorCode }, { today: '2026-11-22' }).matches).toHaveLength(count);
});

test.each([
  ['200 MAX_USERS', 50],
  ['limit 200 MAX_USERS', 50],
  ['We sent 200, STATUS_CALLBACK was empty', 50],
  ['timeout after 300 CONNECT_TIMEOUT', 50],
  ['300 MAX_MESSAGES_PER_DAY', 50],
])('a short number beside the name of a setting is no certain code: %s', (errorCode, most) =>
  expect(errorDiagnostic.run({ errorCode }, CONTEXT).confidence).toBeLessThanOrEqual(most),
);

test.each([
  ['30882 TERMS_AND_CONDITIONS_URL', '30882'],
  ['30007 MESSAGE_FILTERED', '30007'],
  ['error 200 STATUS_CALLBACK at Plivo', '200'],
])('a code beside a name in capitals stays one: %s', (errorCode, code) =>
  expect(errorDiagnostic.run({ errorCode }, CONTEXT).matches[0]?.code).toBe(code),
);

test('a number of a provider that no list has is not explained by another list', () => {
  const { matched, confidence, solutions } = errorDiagnostic.run(
    { errorCode: '209', context: 'sms.ru' },
    { today: '2026-11-22' },
  );
  expect([matched, confidence]).toEqual([false, 0]);
  expect(solutions.length).toBeGreaterThan(0);
});

test.each([
  ['63011', 'SignalWire'],
  ['4009', 'Azure Communication Services'],
  ['XJ-9', 'our own gateway'],
  ['1001', 'nuestro proveedor'],
])('what was sent is not asked for again: %s, %s', (errorCode, context) => {
  const { checks, solutions } = errorDiagnostic.run({ errorCode, context }, CONTEXT);
  expect(JSON.stringify(checks)).not.toContain('`context`');
  expect(JSON.stringify(solutions)).not.toContain('Find out which system');
});

test.each(['63011', '1001'])('without a context, it is asked for: %s', (errorCode) => {
  expect(JSON.stringify(errorDiagnostic.run({ errorCode }, CONTEXT).checks)).toContain('`context`');
});

describe('a delivery receipt', () => {
  const run = (errorCode: string, context = '') => {
    const { matches, confidence, solutions } = errorDiagnostic.run({ errorCode, context }, CONTEXT);
    return {
      best: `${matches[0]?.system}:${matches[0]?.code}`,
      systems: matches.map(({ system }) => system),
      confidence,
      steps: solutions.map(({ action }) => action).join(' '),
    };
  };

  test.each([
    ['stat:EXPIRED err:027', 'smpp:stat:EXPIRED'],
    ['stat:REJECTD err:069', 'smpp:stat:REJECTD'],
    ['id:1 sub:001 dlvrd:000 submit date:2611270105 stat:UNDELIV err:069 text:', 'smpp:stat:UNDELIV'],
    ['recibo con stat:EXPIRED err:027', 'smpp:stat:EXPIRED'],
  ])('is explained by its state, because each network numbers `err` itself: %s', (receipt, best) => {
    const read = run(receipt);
    expect([read.best, read.systems]).toEqual([best, ['smpp']]);
    expect(read.steps).toContain('each network defines its own');
  });

  test.each([
    ['stat:EXPIRED err:027', 'Infobip', 'infobip:27'],
    ['sinch stat:REJECTD err:060', '', 'sinch-10dlc-dlr:60'],
    ['stat:UNDELIV err:30007', '', 'twilio:30007'],
  ])('is explained by the error where it is known whose it is: %s, %s', (receipt, context, best) => {
    expect(run(receipt, context).best).toBe(best);
  });
});

describe('eight digits of a status in base 16', () => {
  test.each([
    ['Negative response 00000058 found', 'smpp:0x00000058'],
    ['Negative response 0000000b found', 'smpp:0x0000000B'],
    ['command_status: 0000000A', 'smpp:0x0000000A'],
    ['00000014', 'smpp:0x00000014'],
    ['"00000058".', 'smpp:0x00000058'],
    ['our gateway logs error code 00000058', 'smpp:0x00000058'],
    ['respuesta negativa, status 00000045', 'smpp:0x00000045'],
  ])('are a status of SMPP: %s', (errorCode, best) => {
    const { matches, confidence } = errorDiagnostic.run({ errorCode }, CONTEXT);
    expect([`${matches[0]?.system}:${matches[0]?.code}`, confidence]).toEqual([best, 100]);
  });

  test.each([
    'Negative response 0000005a found',
    'order 00000058 has not arrived, error on the page',
    'message id 00000058 failed',
    '00000058 is my invoice number',
    'zip code 00000058',
    '00000011 is the PO number',
    'promo code 00000058 failed',
  ])('are none of a list, or something else: %s', (errorCode) => {
    expect(errorDiagnostic.run({ errorCode }, CONTEXT).matches).toEqual([]);
  });
});

describe('a provider that is named', () => {
  const run = (errorCode: string, context: string) =>
    errorDiagnostic.run({ errorCode, context }, { today: '2026-11-27' });

  test.each([
    ['Insufficient credit', 'ClickSend'],
    ['Number blacklisted', 'TextMagic'],
    ['InvalidParameter: Invalid parameter: SenderId', 'Amazon SNS'],
    ['ClickSend says: Insufficient credit', ''],
    ['Authentication failed', 'Plivo'],
    ['número de origen no válido', 'MessageBird, envío de recordatorios'],
  ])('and does not say this is at most a guess in the list of another: %s, %s', (errorCode, context) => {
    expect(run(errorCode, context).confidence).toBeLessThanOrEqual(50);
  });

  test.each([
    ['101', 'textmagic'],
    ['1310', 'sendo, contact opted out'],
    ['4009', 'Azure Communication Services'],
    ['30007', 'Clickatell'],
    ['21610', 'MessageBird'],
    ['21610', 'we moved from our office; MessageBird sends the texts'],
    ['88', 'MessageBird'],
    ['el error 101 al enviar', 'TextMagic'],
  ])('and numbers its errors itself is not explained by a list of another: %s, %s', (errorCode, context) => {
    expect(run(errorCode, context).matches).toEqual([]);
  });

  test.each([
    ['30007', 'HighLevel', 'twilio:30007'],
    ['30007', 'T-Mobile', 'twilio:30007'],
    ['30007', 'our campaign at a reseller', 'twilio:30007'],
    ['30007', 'we send SMS to local customers from an app on Azure; click send and it fails', 'twilio:30007'],
    ['30007', 'our app runs on AWS', 'twilio:30007'],
    ['30007', 'mandamos SMS a clientes desde nuestra página', 'twilio:30007'],
    ['ESME_RTHROTTLED', 'ClickSend', 'smpp:0x00000058'],
    ['Negative response 00000058 found', 'MessageBird', 'smpp:0x00000058'],
    ['21610', 'migrated from MessageBird', 'twilio:21610'],
    ['21610', 'migramos desde MessageBird', 'twilio:21610'],
    ['error 806 CTA', 'ClickSend, campaign declined', 'dca2:806'],
    ['30007', 'the teams in Azusa use Twilio', 'twilio:30007'],
  ])(
    'does not hide the codes of a standard, the registry, or a reseller: %s, %s',
    (errorCode, context, best) => {
      const { confidence, matches } = run(errorCode, context);
      expect([`${matches[0]?.system}:${matches[0]?.code}`, confidence]).toEqual([best, 100]);
    },
  );

  test.each([
    ['number unreachable', 'Clickatell', 'twilio:30006'],
    ['Opted out', 'MessageBird', 'bandwidth:4475'],
  ])('is not asked about a review where a message failed: %s, %s', (errorCode, context, best) => {
    const { confidence, matches } = run(errorCode, context);
    expect(`${matches[0]?.system}:${matches[0]?.code}`).toBe(best);
    expect(confidence).toBeLessThanOrEqual(50);
  });

  test.each([
    ['brand not found', 'Clickatell', 'tcr-api'],
    ['campaign declined: opted out of sharing', 'MessageBird', 'dca2'],
  ])('is asked about a review where a brand or campaign is refused: %s, %s', (errorCode, context, system) =>
    expect(run(errorCode, context).matches.map((match) => match.system)).toContain(system),
  );

  test('comes before other providers that use the same words', () => {
    const { matches } = run('Message too long', 'Telnyx');
    expect(matches[0]?.provider).toBe('telnyx');
    expect(Math.max(...matches.slice(1).map(({ confidence }) => confidence))).toBeLessThanOrEqual(50);
  });
});

test('two ordinary words of a longer text are no certain title', () => {
  expect(errorDiagnostic.run({ errorCode: 'Invalid parameter: To' }, CONTEXT).confidence).toBeLessThanOrEqual(
    70,
  );
});

test('the documented default of the context is a valid context', () => {
  expect(errorDiagnostic.request.properties.context).toMatchObject({ minLength: 0, default: '' });
});

test('a bare number that only a standard has, and in another notation, is a guess', () => {
  const confidenceOf = (errorCode: string, context: string) =>
    errorDiagnostic.run({ errorCode, context }, { today: '2026-11-22' }).confidence;
  expect(confidenceOf('211', '')).toBeLessThanOrEqual(50);
  expect(confidenceOf('error 211', 'our gateway in the office')).toBeLessThanOrEqual(50);
  expect(confidenceOf('0xD3', '')).toBe(100);
});

test.each(['it failed', 'help please', 'no sirve, ayuda', 'An error has occurred.', 'Message was declined'])(
  'a text that says nothing about the failure gets no answer: %s',
  (errorCode) => expect(errorDiagnostic.run({ errorCode }, CONTEXT).matched).toBe(false),
);

test.each([
  ['our key is not accepted: 401 from the send endpoint', 'account'],
  ['carrier drops every text with a tinyurl in it', 'filtering'],
  ['our brand is pending and Verizon blocks the texts', '10dlc-registration'],
  ['service unavailable, the provider has an outage on its status page', 'platform'],
])('a failure in plain words: %s', (errorCode, subject) =>
  expect(errorDiagnostic.run({ errorCode }, CONTEXT).matches.map((match) => match.subject)).toContain(
    subject,
  ),
);

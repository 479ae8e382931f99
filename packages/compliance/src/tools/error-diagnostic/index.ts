// error-diagnostic: explains an error code or message of a messaging system, and what to do about it.
import { CheckItem, FreeText, Nullable, Source, StringEnum } from '@tendlc/contract';
import { Type } from 'typebox';
import { type KnownCode, knownCodes } from '../../facts/codes/code-tables.ts';
import { BROAD_CATEGORIES, findBroadCategory, generalSteps } from '../../facts/codes/subjects.ts';
import { type CodeSystem, providerNames } from '../../facts/codes/systems.ts';
import {
  describeCode,
  describeDelivered,
  describeGuessedCode,
  nameOf,
  getRetryAdvice,
  findSeverity,
  describeSharedCode,
  describeUnknownCode,
} from '../../rules/code-findings.ts';
import { findNamedSystems } from '../../text/code-context.ts';
import { type CodeHit, areAlike, findByWords, findCodes } from '../../text/code-search.ts';
import { defineTool } from '../../tool.ts';

const HITS_BY_WORDS_MAX = 5;
const RELATED_MAX = 6;

const Step = Type.Object({ step: Type.Integer({ minimum: 1 }), action: Type.String() });

const Diagnosis = {
  provider: Type.String({ description: 'Provider or standard of the system, such as `twilio`.' }),
  system: Type.String({ description: 'List that defines the code, such as `sinch-10dlc-dlr`.' }),
  systemName: Type.String(),
  code: Type.Optional(
    Type.String({ description: 'Code as the system writes it. Absent if the system publishes only text.' }),
  ),
  title: Type.String({ description: 'Name of the error in its system.' }),
  description: Type.String({ description: 'Meaning of the error, in our words.' }),
  category: StringEnum(BROAD_CATEGORIES, { description: 'Category of the error.' }),
  subject: Type.String({ description: 'Subject of the error, such as `10dlc-throughput`.' }),
  severity: StringEnum(['info', 'warning', 'error'], {
    description: '`info`: no problem; `warning`: waiting may be enough; `error`: something must change.',
  }),
  retryable: Nullable(
    Type.Boolean({
      description:
        'Whether a retry of the same message may succeed, or a rejected registration can be corrected and resubmitted. Null if unknown.',
    }),
  ),
  retryAdvice: Type.String({ description: 'Retry advice in one sentence.' }),
  possibleCauses: Type.Array(Type.String()),
  solutions: Type.Array(Step),
  source: Source,
  isSecondarySource: Type.Boolean({
    description: 'The code comes from a third-party list. Confirm it with the provider.',
  }),
};

export const errorDiagnostic = defineTool({
  name: 'error-diagnostic',
  title: 'Error diagnostic',
  summary: 'Explain an error code or message: its meaning, whether to retry, and what to do.',
  stage: 'operate',
  request: Type.Object({
    errorCode: FreeText({
      description: 'Error code of any provider, carrier, or standard, or the error message.',
      examples: ['30007'],
    }),
    context: Type.Optional(
      FreeText({
        description:
          'Where the error occurred: provider, carrier, and operation. Selects between systems that use the same code.',
        minLength: 0,
        default: '',
        examples: ['Twilio, messages to T-Mobile handsets stopped arriving yesterday'],
      }),
    ),
  }),
  results: Type.Object({
    errorCode: Type.String({ description: 'Error code from the request.' }),
    context: Type.String({ description: 'Context from the request. Empty if omitted.' }),
    normalizedCode: Type.Optional(Type.String({ description: 'Code that was recognized.' })),
    matched: Type.Boolean({ description: 'False if no list has the code. The tool then does not guess.' }),
    matchedBy: StringEnum(['code', 'title', 'words', 'none'], {
      description: 'How the code was recognized. `words` is a text search and may be wrong.',
    }),
    confidence: Type.Integer({
      minimum: 0,
      maximum: 100,
      description: 'Confidence in this match. Our estimate.',
    }),
    status: StringEnum(['pass', 'warning', 'error'], { description: 'Severity of the best match.' }),
    provider: Type.Optional(Diagnosis.provider),
    system: Type.Optional(Diagnosis.system),
    systemName: Type.Optional(Diagnosis.systemName),
    title: Type.String(),
    description: Type.String(),
    category: Diagnosis.category,
    subject: Type.Optional(Diagnosis.subject),
    severity: Diagnosis.severity,
    retryable: Diagnosis.retryable,
    retryAdvice: Diagnosis.retryAdvice,
    possibleCauses: Diagnosis.possibleCauses,
    solutions: Diagnosis.solutions,
    source: Type.Optional(Source),
    isSecondarySource: Type.Optional(Diagnosis.isSecondarySource),
    relatedCodes: Type.Array(
      Type.Object({ code: Type.String(), systemName: Type.String(), title: Type.String() }),
      { description: 'Similar errors in other systems, and neighboring codes in the same system.' },
    ),
    matches: Type.Array(
      Type.Object({
        ...Diagnosis,
        matchedBy: StringEnum(['code', 'title', 'words']),
        confidence: Type.Integer({ minimum: 0, maximum: 100 }),
      }),
      { description: 'All possible meanings, most likely first. The first is the one shown above.' },
    ),
    checks: Type.Array(CheckItem),
  }),
  examples: [
    {
      title: 'A code from one provider',
      request: {
        errorCode: '30007',
        context: 'Twilio, messages to T-Mobile handsets stopped arriving yesterday',
      },
    },
    { title: 'A number that several systems use', request: { errorCode: '1001' } },
    { title: 'An error message', request: { errorCode: 'T-Mobile daily limit reached' } },
  ],
  run({ errorCode, context = '' }) {
    const hits = isOfUnknownProvider(errorCode, context)
      ? []
      : findCodes(errorCode, { text: context }, HITS_BY_WORDS_MAX);
    const best = hits[0];
    return {
      errorCode,
      context,
      ...(best === undefined ? diagnoseUnknown(errorCode, context) : diagnoseKnown(best, hits, context)),
    };
  },
});

const NUMBER = /^\s*\d+\s*$/;
const HOST_NAME = /(?<![\w.@-])(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,24}(?![\w-])/i;

/** A number of a provider that none of our lists has means something else there than in any list. */
function isOfUnknownProvider(errorCode: string, context: string): boolean {
  return NUMBER.test(errorCode) && HOST_NAME.test(context) && findNamedSystems(context).size === 0;
}

function diagnoseKnown(best: CodeHit, hits: readonly CodeHit[], context: string) {
  const { code, ...diagnosis } = toDiagnosis(best.code);
  const alike = hits.filter((hit) => hit.matchedBy !== 'words' && areAlike(hit.code, best.code));
  return {
    matched: true,
    matchedBy: best.matchedBy,
    confidence: best.confidence,
    status: diagnosis.severity === 'info' ? ('pass' as const) : diagnosis.severity,
    ...(code === undefined ? {} : { normalizedCode: code }),
    ...diagnosis,
    relatedCodes: findRelated(best.code, hits),
    matches: hits.map((hit) => ({
      ...toDiagnosis(hit.code),
      matchedBy: hit.matchedBy,
      confidence: hit.confidence,
    })),
    checks: [
      describeCode(best.code),
      ...(best.matchedBy === 'words' ? [describeGuessedCode()] : []),
      ...(alike.length > 1
        ? [
            describeSharedCode(
              alike.map((hit) => `${hit.code.system.displayName}: ${hit.code.title}`),
              context.trim() !== '',
            ),
          ]
        : []),
    ],
  };
}

function toDiagnosis(known: KnownCode) {
  return {
    provider: known.system.provider,
    system: known.system.id,
    systemName: known.system.displayName,
    ...(known.code === undefined ? {} : { code: known.code }),
    title: known.title,
    description: known.meaning,
    category: findBroadCategory(known.category),
    subject: known.category,
    severity: findSeverity(known),
    retryable: known.retryable ?? null,
    retryAdvice: getRetryAdvice(known),
    possibleCauses: [...known.causes],
    solutions: numbered(known.fixes),
    source: { ...known.source },
    isSecondarySource: known.isSecondary,
  };
}

/** Codes with the same subject: similar ones in other systems, then neighbors in the same list. */
function findRelated(known: KnownCode, hits: readonly CodeHit[]) {
  const shown = new Set(hits.filter((hit) => hit.matchedBy !== 'words').map((hit) => hit.code));
  const alike = findByWords(withoutNames(`${known.title} ${known.meaning}`, [known.system]), { text: '' }, 12)
    .map((hit) => hit.code)
    .filter((code) => code.category === known.category);
  const beside = findNeighbors(known);
  return [...new Set([...alike, ...beside])]
    .filter((code) => code !== known && !shown.has(code) && code.code !== undefined)
    .slice(0, RELATED_MAX)
    .map((code) => ({ code: nameOf(code), systemName: code.system.displayName, title: code.title }));
}

function findNeighbors(known: KnownCode): KnownCode[] {
  return knownCodes.filter((code) => code.system === known.system && code.category === known.category);
}

/** Words of a receipt or a response that say that the message went through. */
const DELIVERED =
  /\bstat(?:us)?\s?[:=]\s?["']?(?:DELIVRD|DELIVERED)\b|["']?(?:message_?)?status["']?\s?[:=]\s?["']?(?:delivered|success)\b|\bDELIVERED_TO_HANDSET\b|\baccepted by phone\b/i;
/** Words of a failure, so that “SUCCESS: false” or a second receipt is no good news. */
const FAILED =
  /\b(?:undeliv\w*|fail\w*|reject\w*|expired|blocked|filtered|error[_ -]?(?:code|message)\b["']?\s?[:=]\s?["']?[1-9a-z]|err:0*[1-9]\w*)\b/i;

/** A receipt that reports success. It tells nothing about what happened on the phone. */
function diagnoseDelivered(text: string) {
  const evidence = DELIVERED.exec(text)?.[0] ?? '';
  return {
    matched: false,
    matchedBy: 'none' as const,
    confidence: 0,
    status: 'pass' as const,
    title: 'No error: delivered',
    description: 'This receipt says that the message was delivered, so nothing is wrong on the sending side.',
    category: 'unknown' as const,
    severity: 'info' as const,
    retryable: null,
    retryAdvice: 'You do not need to send anything again.',
    possibleCauses: [],
    solutions: numbered([
      'If the recipient has no message, ask whether the phone filters texts of unknown senders.',
      'If your application shows another status, check how it maps delivery receipts to messages.',
    ]),
    relatedCodes: [],
    matches: [],
    checks: [describeDelivered(evidence)],
  };
}

function diagnoseUnknown(errorCode: string, context: string) {
  if (DELIVERED.test(errorCode) && !FAILED.test(errorCode)) {
    return diagnoseDelivered(errorCode);
  }
  const systems = [...findNamedSystems(`${errorCode} ${context}`)];
  const hint = findByWords(withoutNames(context, systems), { text: errorCode }, 1)[0];
  const category = hint === undefined ? 'unknown' : findBroadCategory(hint.code.category);
  const named = systems
    .filter(({ provider }) => provider !== 'dca2' || systems.length === 1)
    .map(({ provider }) => providerNames.get(provider) ?? provider);
  const steps = [
    named.length === 0 && context.trim() === ''
      ? 'Find out which system the code comes from: the provider’s API, a carrier, or a library.'
      : describeLookUp(named),
    ...generalSteps[category],
    'Keep the full response: message ID, time, both phone numbers, and the error text.',
  ];
  return {
    matched: false,
    matchedBy: 'none' as const,
    confidence: 0,
    status: 'warning' as const,
    title: 'Unknown error',
    description: 'None of our lists has this code or text, so its meaning is unknown.',
    category,
    severity: 'warning' as const,
    retryable: null,
    retryAdvice: 'Do not retry until you know what the code means.',
    possibleCauses: [],
    solutions: numbered(steps),
    relatedCodes: [],
    matches: [],
    checks: [
      context.trim() === ''
        ? describeUnknownCode(errorCode)
        : describeUnknownCode(
            errorCode,
            `${describeLookUp(named)} Ask its support if the code is not there.`,
          ),
    ],
  };
}

function describeLookUp(providers: readonly string[]): string {
  return providers.length === 0
    ? 'Look the code up in the documentation of the provider or carrier that you named.'
    : `Look the code up in the documentation of ${[...new Set(providers)].join(', ')}.`;
}

// The name of a provider alone does not identify an error.
function withoutNames(context: string, systems: readonly CodeSystem[]): string {
  const names = new Set(systems.flatMap((system) => system.names.flatMap((name) => name.split(' '))));
  return context
    .split(/\s+/)
    .filter((word) => !names.has(word.toLowerCase().replaceAll(/[^a-z0-9]/g, '')))
    .join(' ');
}

function numbered(actions: readonly string[]) {
  return actions.map((action, index) => ({ step: index + 1, action }));
}

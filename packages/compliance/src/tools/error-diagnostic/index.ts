// error-diagnostic: what an error code or message of a messaging system means, and what to do about it.
import { CheckItem, FreeText, Nullable, Source, StringEnum } from '@tendlc/contract';
import { Type } from 'typebox';
import { type KnownCode, knownCodes } from '../../facts/codes/code-tables.ts';
import { BROAD_CATEGORIES, broadCategoryOf, generalSteps } from '../../facts/codes/subjects.ts';
import { type CodeSystem, providerNames } from '../../facts/codes/systems.ts';
import {
  describeCode,
  guessedByWords,
  nameOf,
  retryAdviceFor,
  severityOf,
  sharedCode,
  unknownCode,
} from '../../rules/code-findings.ts';
import { type CodeHit, areAlike, findByWords, findCodes, systemsNamedIn } from '../../text/code-search.ts';
import { defineTool } from '../../tool.ts';

const HITS_BY_WORDS_MAX = 5;
const RELATED_MAX = 6;

const Step = Type.Object({ step: Type.Integer({ minimum: 1 }), action: Type.String() });

const Diagnosis = {
  provider: Type.String({ description: 'Company or standard behind the system, e.g. `twilio`.' }),
  system: Type.String({ description: 'The list that has the code, e.g. `sinch-10dlc-dlr`.' }),
  systemName: Type.String(),
  code: Type.Optional(
    Type.String({ description: 'As the system writes it; absent where it publishes words only.' }),
  ),
  title: Type.String({ description: 'The name of the error in its system.' }),
  description: Type.String({ description: 'What it means, in our words.' }),
  category: StringEnum(BROAD_CATEGORIES, { description: 'What it is about, broadly.' }),
  subject: Type.String({ description: 'What it is about, finely, e.g. `10dlc-throughput`.' }),
  severity: StringEnum(['info', 'warning', 'error'], {
    description:
      '`info`: nothing is wrong; `warning`: waiting may be enough; `error`: something has to change.',
  }),
  retryable: Nullable(
    Type.Boolean({
      description:
        'Whether the same message may succeed on a later try, or a refused registration can be corrected and sent again; null when nobody can say.',
    }),
  ),
  retryAdvice: Type.String({ description: 'The same in a sentence.' }),
  possibleCauses: Type.Array(Type.String()),
  solutions: Type.Array(Step),
  source: Source,
  isSecondarySource: Type.Boolean({
    description: 'Read in a third party’s copy: confirm with the provider.',
  }),
};

export const errorDiagnostic = defineTool({
  name: 'error-diagnostic',
  title: 'Error diagnostic',
  summary: 'Learn what an error code or message means, whether to try again, and what to do.',
  stage: 'operate',
  request: Type.Object({
    errorCode: FreeText({
      description: 'A code of any provider, carrier or standard, or the message that came with it.',
      examples: ['30007'],
    }),
    context: Type.Optional(
      FreeText({
        description:
          'Where it was seen: provider, carrier, what was being done. Decides between systems that use the same number.',
        default: '',
        examples: ['Twilio, messages to T-Mobile handsets stopped arriving yesterday'],
      }),
    ),
  }),
  results: Type.Object({
    errorCode: Type.String({ description: 'As sent.' }),
    context: Type.String({ description: 'As sent; empty when nothing was.' }),
    normalizedCode: Type.Optional(Type.String({ description: 'The code that was recognised.' })),
    matched: Type.Boolean({ description: 'False when no list has it; then nothing is guessed.' }),
    matchedBy: StringEnum(['code', 'title', 'words', 'none'], {
      description: 'How it was recognised. `words` is a search and may be wrong.',
    }),
    confidence: Type.Integer({
      minimum: 0,
      maximum: 100,
      description: 'How sure it is that this is what was meant. Our estimate.',
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
      { description: 'The same trouble in other systems and its neighbours in this one.' },
    ),
    matches: Type.Array(
      Type.Object({
        ...Diagnosis,
        matchedBy: StringEnum(['code', 'title', 'words']),
        confidence: Type.Integer({ minimum: 0, maximum: 100 }),
      }),
      { description: 'Every meaning, likeliest first; the first is the one shown above.' },
    ),
    checks: Type.Array(CheckItem),
  }),
  examples: [
    {
      title: 'A code of one provider',
      request: {
        errorCode: '30007',
        context: 'Twilio, messages to T-Mobile handsets stopped arriving yesterday',
      },
    },
    { title: 'A number that several systems use', request: { errorCode: '1001' } },
    { title: 'An error in words', request: { errorCode: 'T-Mobile daily limit reached' } },
  ],
  run({ errorCode, context = '' }) {
    const hits = findCodes(errorCode, { text: context }, HITS_BY_WORDS_MAX);
    const best = hits[0];
    return {
      errorCode,
      context,
      ...(best === undefined ? diagnoseUnknown(errorCode, context) : diagnoseKnown(best, hits)),
    };
  },
});

function diagnoseKnown(best: CodeHit, hits: readonly CodeHit[]) {
  const { code, ...diagnosis } = diagnosisOf(best.code);
  const alike = hits.filter((hit) => hit.matchedBy !== 'words' && areAlike(hit.code, best.code));
  return {
    matched: true,
    matchedBy: best.matchedBy,
    confidence: best.confidence,
    status: diagnosis.severity === 'info' ? ('pass' as const) : diagnosis.severity,
    ...(code === undefined ? {} : { normalizedCode: code }),
    ...diagnosis,
    relatedCodes: relatedTo(best.code, hits),
    matches: hits.map((hit) => ({
      ...diagnosisOf(hit.code),
      matchedBy: hit.matchedBy,
      confidence: hit.confidence,
    })),
    checks: [
      describeCode(best.code),
      ...(best.matchedBy === 'words' ? [guessedByWords()] : []),
      ...(alike.length > 1
        ? [sharedCode(alike.map((hit) => `${hit.code.system.displayName}: ${hit.code.title}`))]
        : []),
    ],
  };
}

function diagnosisOf(known: KnownCode) {
  return {
    provider: known.system.provider,
    system: known.system.id,
    systemName: known.system.displayName,
    ...(known.code === undefined ? {} : { code: known.code }),
    title: known.title,
    description: known.meaning,
    category: broadCategoryOf(known.category),
    subject: known.category,
    severity: severityOf(known),
    retryable: known.retryable ?? null,
    retryAdvice: retryAdviceFor(known),
    possibleCauses: [...known.causes],
    solutions: numbered(known.fixes),
    source: { ...known.source },
    isSecondarySource: known.isSecondary,
  };
}

/** Codes of the same subject: those in other systems that read alike, then those beside it. */
function relatedTo(known: KnownCode, hits: readonly CodeHit[]) {
  const shown = new Set(hits.filter((hit) => hit.matchedBy !== 'words').map((hit) => hit.code));
  const alike = findByWords(withoutNames(`${known.title} ${known.meaning}`, [known.system]), { text: '' }, 12)
    .map((hit) => hit.code)
    .filter((code) => code.category === known.category);
  const beside = neighboursOf(known);
  return [...new Set([...alike, ...beside])]
    .filter((code) => code !== known && !shown.has(code) && code.code !== undefined)
    .slice(0, RELATED_MAX)
    .map((code) => ({ code: nameOf(code), systemName: code.system.displayName, title: code.title }));
}

function neighboursOf(known: KnownCode): KnownCode[] {
  return knownCodes.filter((code) => code.system === known.system && code.category === known.category);
}

function diagnoseUnknown(errorCode: string, context: string) {
  const systems = [...systemsNamedIn(`${errorCode} ${context}`)];
  const hint = findByWords(withoutNames(context, systems), { text: errorCode }, 1)[0];
  const category = hint === undefined ? 'unknown' : broadCategoryOf(hint.code.category);
  const named = systems
    .filter(({ provider }) => provider !== 'dca2' || systems.length === 1)
    .map(({ provider }) => providerNames.get(provider) ?? provider);
  const steps = [
    named.length === 0
      ? 'Find out which system the code comes from: the provider’s API, a carrier, or a library in between.'
      : `Look the code up in the documentation of ${[...new Set(named)].join(', ')}.`,
    ...generalSteps[category],
    'Keep the whole answer: message id, time, both numbers and the text that came with the code.',
  ];
  return {
    matched: false,
    matchedBy: 'none' as const,
    confidence: 0,
    status: 'warning' as const,
    title: 'Unknown error',
    description: 'This code or text is in none of our lists, so its meaning is not known here.',
    category,
    severity: 'warning' as const,
    retryable: null,
    retryAdvice: 'Do not repeat the request blindly; find out what the code means first.',
    possibleCauses: [],
    solutions: numbered(steps),
    relatedCodes: [],
    matches: [],
    checks: [unknownCode(errorCode)],
  };
}

// The name of a provider alone says nothing about the error.
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

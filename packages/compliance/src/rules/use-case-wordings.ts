// Chooses a use case from the words of a description alone. The weights are our estimate.
import type { MessageVolume } from '../facts/message-volumes.ts';
import { type UseCase, findUseCase } from '../facts/use-cases.ts';
import { readAskedFeedback } from '../text/asked-feedback.ts';
import { findSmallness } from '../text/smallness.ts';
import { findUseCaseSentences } from '../text/use-case-sentences.ts';
import { type UseCaseHit, findUseCaseWords } from '../text/use-case-words.ts';
import { type SpelledSentence, spellWords } from '../text/word-groups.ts';
import { type Word, readWords } from '../text/words.ts';

export const WEIGHTS = { sender: 9, strong: 3, verb: 2, weak: 1 } as const;
const SUB_USE_CASES_MAX = 5;
/** Weak words that together are as good as a strong one. */
const WEAK_PHRASES_OF_SPECIAL_MIN = 3;
/** Sub-use cases for a description without evidence: what most businesses send. */
const GUESSED_SUB_USE_CASES: readonly string[] = ['CUSTOMER_CARE', 'ACCOUNT_NOTIFICATION'];

/** One use case that the description mentions. */
export type Evidence = {
  readonly useCase: UseCase;
  readonly score: number;
  readonly isStrong: boolean;
  /** Whether only actions such as “confirm” indicate it, which other use cases need too. */
  readonly isVerbOnly: boolean;
  /** The sender of the messages determines this use case, whatever the content. */
  readonly isSender: boolean;
  /** Words quoted from the description, without duplicates. */
  readonly quoted: readonly string[];
};

export type ChoiceInput = {
  readonly description: string;
  readonly messageVolume?: MessageVolume | undefined;
  readonly hasAffiliates: boolean;
};

/** What the words of a description say. */
export type WordedChoice = Decision & {
  /** Strongest first. */
  readonly evidence: readonly Evidence[];
  /** Registry codes of use cases that the description rules out. */
  readonly denied: readonly string[];
  /** Words that say how few people or messages there are, if the volume is taken from them. */
  readonly smallness: string | undefined;
  readonly volume: MessageVolume | undefined;
  /** Whether the description asks for feedback on what other use cases are about, and the decision says so. */
  readonly isFeedbackSaid: boolean;
  readonly words: readonly Word[];
  readonly spelled: SpelledSentence;
};

export function chooseByWords(input: ChoiceInput): WordedChoice {
  const words = readWords(input.description);
  const spelled = spellWords(words);
  const { quoted: feedback, rest } = readAskedFeedback(input.description);
  const hits = [
    ...(rest === input.description
      ? findHits(input.description, words, spelled)
      : [
          // Who sends the messages is said anywhere, also in what the feedback is about.
          ...findHits(input.description, words, spelled).filter(({ role }) => role === 'sender'),
          ...findHits(rest, readWords(rest)).filter(({ role }) => role !== 'sender'),
        ]),
    ...(feedback === undefined
      ? []
      : [{ useCase: FEEDBACK, role: 'strong' as const, quoted: feedback, isNegated: false }]),
  ];
  const evidence = weigh(hits, input);
  const affirmed = new Set(evidence.map(({ useCase }) => useCase.code));
  const denied = [...new Set(hits.filter((hit) => hit.isNegated).map((hit) => hit.useCase))].filter(
    (code) => !affirmed.has(code),
  );
  const smallness = input.messageVolume === undefined ? findSmallness(input.description) : undefined;
  const volume = smallness === undefined ? input.messageVolume : 'low';
  const decision = decide(evidence, volume, {
    isDetailed: words.length >= DETAILED_WORDS_MIN,
    isExclusive: EXCLUSIVE.test(input.description),
    isAskedLow: input.messageVolume === 'low',
  });
  const isFeedbackSaid =
    feedback !== undefined && [decision.useCase.code, ...decision.subUseCases].includes(FEEDBACK);
  return { ...decision, isFeedbackSaid, evidence, denied, smallness, volume, words, spelled };
}

function findHits(text: string, words: readonly Word[], spelled = spellWords(words)): UseCaseHit[] {
  return [...findUseCaseWords(text, words), ...findUseCaseSentences(text, spelled)];
}

/** Feedback and surveys are this use case, whatever they are about. */
const FEEDBACK = 'POLLING_VOTING';

/** Names of what the words say, as features of the model. */
export function nameWordings({ useCase, subUseCases, isGuess, evidence, denied }: WordedChoice): string[] {
  return [
    `chosen ${useCase.code}`,
    ...subUseCases.map((code) => `part ${code}`),
    ...(isGuess === true ? ['guess'] : []),
    ...evidence.flatMap((one) => [
      `word ${one.useCase.code}`,
      ...(one.isStrong ? [`strong ${one.useCase.code}`] : []),
      ...(one.isSender ? [`sender ${one.useCase.code}`] : []),
    ]),
    ...denied.map((code) => `denied ${code}`),
  ];
}

function weigh(hits: readonly UseCaseHit[], { messageVolume, hasAffiliates }: ChoiceInput): Evidence[] {
  const found = new Map<string, Map<string, UseCaseHit>>();
  for (const hit of hits.filter((each) => !each.isNegated)) {
    const code = hit.useCase === 'UCAAS_LOW' && isAboveLow(messageVolume) ? 'UCAAS_HIGH' : hit.useCase;
    const phrases = found.get(code) ?? new Map<string, UseCaseHit>();
    const quoted = hit.quoted.toLowerCase();
    const other = phrases.get(quoted);
    if (other === undefined || WEIGHTS[other.role] < WEIGHTS[hit.role]) {
      phrases.set(quoted, hit);
    }
    found.set(code, phrases);
  }
  return [...found]
    .map(([code, phrases]): Evidence => {
      const list = [...phrases.values()];
      // Branches in the description together with declared affiliates make it an AGENTS_FRANCHISES campaign.
      const isDeclared = code === 'AGENTS_FRANCHISES' && hasAffiliates;
      return {
        useCase: getUseCase(code),
        score: list.reduce((sum, { role }) => sum + WEIGHTS[role], isDeclared ? WEIGHTS.sender : 0),
        isStrong:
          isDeclared ||
          list.some(({ role }) => role !== 'weak') ||
          (getUseCase(code).kind === 'special' && list.length >= WEAK_PHRASES_OF_SPECIAL_MIN),
        isVerbOnly: list.every(({ role }) => role === 'verb' || role === 'weak'),
        isSender: isDeclared || list.some(({ role }) => role === 'sender'),
        quoted: list.map(({ quoted }) => quoted),
      };
    })
    .toSorted((a, b) => b.score - a.score);
}

export type Decision = {
  readonly useCase: UseCase;
  readonly subUseCases: readonly string[];
  readonly isGuess?: true;
};

function decide(
  evidence: readonly Evidence[],
  volume: MessageVolume | undefined,
  {
    isDetailed,
    isExclusive,
    isAskedLow,
  }: { readonly isDetailed: boolean; readonly isExclusive: boolean; readonly isAskedLow: boolean },
): Decision {
  // A brand without an EIN can register only this use case.
  const sole = evidence.find(({ useCase }) => useCase.code === 'SOLE_PROPRIETOR');
  const sender = sole ?? evidence.find(({ isSender }) => isSender);
  if (sender) {
    return withSubUseCases(sender.useCase, evidence);
  }
  const strong = evidence.filter(({ isStrong }) => isStrong);
  const special = strong.find(({ useCase }) => useCase.kind === 'special');
  const standard = strong.filter(({ useCase }) => useCase.kind === 'standard');
  if (special && special.score >= (standard[0]?.score ?? 0)) {
    return withSubUseCases(special.useCase, evidence);
  }
  const mixable = keepSeparate(standard.filter(({ useCase }) => useCase.isSubUseCase === true));
  const joint = findOneProgram(mixable);
  if (joint !== undefined) {
    return { useCase: joint, subUseCases: [] };
  }
  if (mixable.length >= 2 && !isExclusive && !isOnePublicService(mixable)) {
    return {
      useCase: getUseCase(volume === 'low' ? 'LOW_VOLUME' : 'MIXED'),
      subUseCases: mixable.slice(0, SUB_USE_CASES_MAX).map(({ useCase }) => useCase.code),
    };
  }
  const only = standard[0] ?? evidence.find(({ useCase }) => useCase.isSubUseCase === true);
  if (only) {
    return { useCase: only.useCase, subUseCases: [] };
  }
  // Most descriptions that say neither “offers” nor “codes” are about notices to a customer.
  if (isDetailed && !isAskedLow) {
    return { useCase: getUseCase('ACCOUNT_NOTIFICATION'), subUseCases: [], isGuess: true };
  }
  return {
    useCase: getUseCase(volume === 'low' ? 'LOW_VOLUME' : 'MIXED'),
    subUseCases: GUESSED_SUB_USE_CASES,
    isGuess: true,
  };
}

// “Login codes, nothing else”: other words in the description are not about messages.
const EXCLUSIVE =
  /\b(?:nothing else|that['’]s (?:it|all)|that is (?:it|all)|nothing more|solely|exclusively|only for (?:that|this)|only that|nada m[aá]s|[uú]nicamente|solamente eso|solo eso|s[oó]lo eso|y ya)\b|(?:^|[.!]\s)punto\./iu;

// One-time codes and alerts ask people to confirm; that is not another use case.
const CONFIRMING: ReadonlySet<string> = new Set(['2FA', 'FRAUD_ALERT', 'SECURITY_ALERT', 'POLLING_VOTING']);

/** The use cases that the description mentions on their own, and not only with words of the first. */
function keepSeparate(evidence: readonly Evidence[]): Evidence[] {
  const [first, ...others] = evidence;
  if (first === undefined) {
    return [];
  }
  const said = new Set(first.quoted.map((words) => words.toLowerCase()));
  return [
    first,
    ...others.filter(
      ({ useCase, quoted, isVerbOnly, score }) =>
        quoted.some((words) => !said.has(words.toLowerCase())) &&
        !(
          CONFIRMING.has(first.useCase.code) &&
          (isVerbOnly || (useCase.code === 'CUSTOMER_CARE' && score <= WEIGHTS.strong))
        ),
    ),
  ];
}

/** What is said of an order on its way, and of nothing else. */
const ABOUT_ORDER =
  /ready|list[oa]\b|late\b|delay|min|away|arriv|lleg|hora|time|pick|recog|book|date|status|cancel|holiday|notif|avis|tell/i;

/**
 * Two kinds that make one program: an order that is ready and on its way, a reminder that people confirm, and a public
 * office that says what is free.
 */
function findOneProgram(evidence: readonly Evidence[]): UseCase | undefined {
  if (evidence.length !== 2) {
    return undefined;
  }
  const of = (code: string) => evidence.find(({ useCase }) => useCase.code === code);
  const notices = of('ACCOUNT_NOTIFICATION');
  const delivery = of('DELIVERY_NOTIFICATION');
  if (notices !== undefined && delivery !== undefined) {
    return notices.quoted.every((words) => ABOUT_ORDER.test(words))
      ? (delivery.score >= notices.score ? delivery : notices).useCase
      : undefined;
  }
  const care = of('CUSTOMER_CARE');
  if (notices !== undefined && care !== undefined && care.score < WEIGHTS.strong) {
    return notices.useCase;
  }
  const service = of('PUBLIC_SERVICE_ANNOUNCEMENT');
  const offers = of('MARKETING');
  return service !== undefined && offers !== undefined && offers.score <= WEIGHTS.strong
    ? service.useCase
    : undefined;
}

/** Notices of a public office to people who signed up are one program, not two. */
function isOnePublicService(evidence: readonly Evidence[]): boolean {
  const codes = evidence.map(({ useCase }) => useCase.code);
  return codes.every((code) => code === 'PUBLIC_SERVICE_ANNOUNCEMENT' || code === 'ACCOUNT_NOTIFICATION');
}

const DETAILED_WORDS_MIN = 5;

/** A special use case declares the other content as sub-use cases if the registry allows it. */
export function withSubUseCases(useCase: UseCase, evidence: readonly Evidence[]): Decision {
  const { min, max } = useCase.subUseCases ?? { min: 0, max: 0 };
  const declared = evidence
    .filter((other) => other.isStrong && other.useCase.isSubUseCase === true)
    .map((other) => other.useCase.code);
  return { useCase, subUseCases: (declared.length < min ? GUESSED_SUB_USE_CASES : declared).slice(0, max) };
}

/** Whether the requested volume exceeds LOW_VOLUME; an omitted volume does not. */
export function isAboveLow(volume: MessageVolume | undefined): boolean {
  return volume !== undefined && volume !== 'low';
}

export function getUseCase(code: string): UseCase {
  const useCase = findUseCase(code);
  if (useCase === undefined) {
    throw new Error(`the use case ${code} is missing from the facts`);
  }
  return useCase;
}

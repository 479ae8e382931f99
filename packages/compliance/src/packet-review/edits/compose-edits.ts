// Composes one edit for each field, which mends every finding of that field at once.
import { FIELDS_OF, type Subject, findUsecase } from '@tendlc/registration';
import { chooseSubUseCases } from '../../campaign-completion.ts';
import { findState, states } from '../../facts/states.ts';
import { type PacketContext, REPLY_NAMES, SAMPLE_NAMES, textOf } from '../packet-context.ts';
import type { PacketEdit, PacketFinding } from '../packet-review.ts';
import { type Draft, type Mend, NO_EDIT } from '../report.ts';
import { composeFlow } from './flow-text.ts';
import { KEYWORD_FIELDS, composeKeywords, readKeywordLists } from './keyword-lists.ts';
import { composeDescription, composeReply, composeSample } from './texts.ts';

type Compose = (context: PacketContext, mends: ReadonlySet<Mend>) => unknown;

/** `true` and `false` as what to set. */
const composeFlag: Compose = (_, mends) =>
  mends.has('true') ? true : mends.has('false') ? false : undefined;

const COMPOSERS: Readonly<Record<string, Compose>> = {
  'brand.state': composeState,
  'campaign.description': composeDescription,
  'campaign.messageFlow': composeFlow,
  'campaign.usecase': composeUseCase,
  'campaign.subUsecases': composeSubUseCases,
  'campaign.privacyPolicyLink': ({ privacyUrl }) => privacyUrl,
  'campaign.termsAndConditionsLink': ({ termsUrl }) => termsUrl,
  ...Object.fromEntries(
    SAMPLE_NAMES.map((name) => [
      `campaign.${name}`,
      (context: PacketContext, mends: ReadonlySet<Mend>) =>
        composeSample(
          context,
          context.samples.find(({ path }) => path === `campaign.${name}`),
          mends,
        ),
    ]),
  ),
  ...Object.fromEntries(
    REPLY_NAMES.map((name) => [
      `campaign.${name}`,
      (context: PacketContext, mends: ReadonlySet<Mend>) => composeReply(context, name, mends),
    ]),
  ),
  ...Object.fromEntries(
    KEYWORD_FIELDS.map((field) => [
      `campaign.${field}`,
      (context: PacketContext, mends: ReadonlySet<Mend>) =>
        composeKeywords(
          readKeywordLists(context),
          field,
          [...mends].filter((mend) => mend.startsWith('add:')).map((mend) => mend.slice('add:'.length)),
        ),
    ]),
  ),
  ...Object.fromEntries(
    [
      'subscriberOptin',
      'subscriberOptout',
      'subscriberHelp',
      'embeddedLink',
      'embeddedPhone',
      'ageGated',
      'directLending',
    ].map((name) => [`campaign.${name}`, composeFlag]),
  ),
};

/** The two letters of a state that is written out. */
function composeState({ brand }: PacketContext): string | undefined {
  const given = textOf(brand, 'state')?.trim().toLowerCase();
  return given === undefined
    ? undefined
    : (findState(given)?.code ?? states.find(({ name }) => name.toLowerCase() === given)?.code);
}

/** Only a description with clear words says which use case it is. */
const CONFIDENT_MIN = 60;

function composeUseCase({ choice }: PacketContext): string | undefined {
  return choice === undefined || choice.isGuess || choice.confidence < CONFIDENT_MIN
    ? undefined
    : choice.useCase.code;
}

function composeSubUseCases(context: PacketContext): string[] | undefined {
  const range = findUsecase(context.useCase ?? '')?.subUsecases;
  if (range === undefined || range === null || range.max === 0) {
    return range?.max === 0 ? [] : undefined;
  }
  const kept = context.subUseCases.filter((code) => findUsecase(code)?.validSubUsecase === true);
  const texts = [
    context.description?.text,
    context.flow?.reading.text,
    ...context.samples.map(({ text }) => text),
  ].filter((text) => text !== undefined);
  const chosen = [...new Set([...kept, ...chooseSubUseCases(texts, range)])];
  return chosen.slice(0, Math.max(range.min, Math.min(range.max, kept.length)));
}

function readValue({ packet }: PacketContext, path: string): unknown {
  const [subject = '', name = ''] = path.split('.');
  return packet[subject as Subject]?.[name] ?? null;
}

/** A text that the field cannot hold is no edit. */
function fits(path: string, after: unknown): boolean {
  const [subject = '', name = ''] = path.split('.');
  const { maxLength } = (FIELDS_OF[subject as Subject]?.[name]?.schema ?? {}) as { maxLength?: number };
  return typeof after !== 'string' || maxLength === undefined || after.length <= maxLength;
}

function composeEdit(context: PacketContext, path: string, mends: ReadonlySet<Mend>): PacketEdit | undefined {
  const after = mends.has(NO_EDIT) ? undefined : COMPOSERS[path]?.(context, mends);
  const before = readValue(context, path);
  return after === undefined || !fits(path, after) || JSON.stringify(after) === JSON.stringify(before)
    ? undefined
    : { path, before, after };
}

/** The findings; those that a text mends have the edit of their field. One whose fact is missing has none: the text would not mend it. */
export function addEdits(context: PacketContext, drafts: readonly Draft[]): PacketFinding[] {
  const mendsByPath = new Map<string, Set<Mend>>();
  for (const { path, mend } of drafts) {
    if (mend !== undefined) {
      mendsByPath.set(path, (mendsByPath.get(path) ?? new Set()).add(mend));
    }
  }
  const editByPath = new Map(
    [...mendsByPath].map(([path, mends]) => [path, composeEdit(context, path, mends)] as const),
  );
  return drafts.map(({ path, mend, finding }) => {
    const edit = mend === undefined ? undefined : editByPath.get(path);
    return edit === undefined ? finding : { ...finding, edit };
  });
}

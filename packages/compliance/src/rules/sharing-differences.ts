// Finds what changed in what a policy says about sharing: promises, permissions, and exceptions.
import { findSharingSentence } from '../text/document-clauses.ts';
import { type Difference, findDifferenceKind } from './difference.ts';

const declines = { source: 'telnyxDeclines' } as const;

/**
 * Sentences that allow sharing, exceptions from a promise not to share, and promises that were removed.
 * @param isClauseCompared whether the difference in the non-sharing clause is already reported
 */
export function compareSharing(before: string, after: string, isClauseCompared: boolean): Difference[] {
  const [was, is] = [before, after].map(listSentences) as [string[], string[]];
  const permission = comparePermission(before, after, was, is);
  return [...permission, ...(isClauseCompared || permission.length > 0 ? [] : comparePromises(was, is))];
}

// “We will not share …”, “No mobile information will be shared …”, “We never sell …”.
const PROMISE =
  /\b(?:not|no|never|nor)\b[^.!?\n]{0,80}\b(?:shar|s(?:ell|old)|rent|trade|disclos|transfer|provid)/i;
const SENTENCES_MAX = 400;

const SPACES = /\s+/g;
/** All but the blank, which most spaces are. */
const OTHER_SPACE = /[^\S ]/;

const straighten = (sentence: string): string =>
  sentence.includes('  ') || OTHER_SPACE.test(sentence) ? sentence.replaceAll(SPACES, ' ') : sentence;

function listSentences(text: string): string[] {
  return text
    .split(/[.!?\n]+/, SENTENCES_MAX)
    .map((sentence) => straighten(sentence).trim())
    .filter((sentence) => sentence !== '');
}

/** Whether words are quoted from a sentence that promises not to share: “not shared for marketing purposes” states no use. */
export function isInPromise(text: string, quoted: string): boolean {
  const index = text.indexOf(quoted);
  const start = Math.max(...['.', '!', '?', '\n'].map((end) => text.lastIndexOf(end, index - 1)));
  return index >= 0 && PROMISE.test(text.slice(start + 1, index + quoted.length));
}

const TRANSFER = /\b(?:shar(?:e|ed|ing)|s(?:ell|old)|rent(?:ed)?|trade[ds]?|disclosed?|transfer(?:red)?)\b/i;
const OTHERS = /\b(?:partners?|affiliates?|third[ -]part(?:y|ies)|advertisers?|sponsors?)\b/i;
const PERSONAL =
  /\b(?:mobile|phone|telephone|numbers?|text(?:ing)?|sms|opt[ -]?in|consent|personal (?:information|data))\b/i;
const NEGATION = /\b(?:not|no|never|nor|without|neither|n[o’']t)\b|n[’']t\b/i;
// An exception for companies that deliver the messages is what carriers expect.
const EXCEPTION =
  /\b(?:except|other than|apart from|aside from|besides|excluding)\b(?![^.!?\n]{0,40}\b(?:aggregators?|service providers?|vendors?|carriers?)\b)[^.!?\n]{0,60}\b(?:partners?|affiliates?|advertisers?|sponsors?)\b/i;

const isPermission = (sentence: string): boolean =>
  TRANSFER.test(sentence) &&
  OTHERS.test(sentence) &&
  PERSONAL.test(sentence) &&
  !NEGATION.test(sentence.slice(0, TRANSFER.exec(sentence)?.index));

const findException = (sentences: readonly string[]): string | undefined =>
  sentences
    .filter((sentence) => PROMISE.test(sentence))
    .map((sentence) => EXCEPTION.exec(sentence)?.[0])
    .find(Boolean);

function comparePermission(
  before: string,
  after: string,
  was: readonly string[],
  is: readonly string[],
): Difference[] {
  const allowed = (text: string, sentences: readonly string[]) =>
    sentences.find(isPermission) ?? findSharingSentence(text) ?? '';
  const [oldPermission, newPermission] = [allowed(before, was), allowed(after, is)];
  if ((oldPermission === '') !== (newPermission === '')) {
    return [
      describePermission(
        oldPermission,
        newPermission,
        oldPermission === ''
          ? 'The text now allows sharing of mobile data (decline code 805).'
          : 'The sentence that allowed sharing of mobile data was removed.',
      ),
    ];
  }
  const [oldException, newException] = [findException(was) ?? '', findException(is) ?? ''];
  return (oldException === '') === (newException === '')
    ? []
    : [
        describePermission(
          oldException,
          newException,
          oldException === ''
            ? 'The promise not to share now has an exception that allows sharing (decline code 805).'
            : 'The exception that allowed sharing with partners was removed.',
        ),
      ];
}

function describePermission(before: string, after: string, change: string): Difference {
  const isNew = before === '';
  return {
    ...declines,
    basis: 'published',
    category: 'data_sharing',
    kind: findDifferenceKind(before, after),
    before,
    after,
    change,
    impact: isNew ? 'critical' : 'low',
    ...(isNew ? { remedy: 'Exclude mobile numbers and text messaging consent from all sharing.' } : {}),
  };
}

const MOBILE = /\b(?:mobile|phone|telephone|cell(?:ular)?|numbers?)\b/i;

/** A policy can keep one promise about sharing and lose another. */
function comparePromises(before: readonly string[], after: readonly string[]): Difference[] {
  const [was, is] = [before, after].map((sentences) =>
    sentences.filter((sentence) => PROMISE.test(sentence)),
  );
  const lost = (was ?? []).filter((sentence) => !is?.includes(sentence));
  if (was === undefined || is === undefined || lost.length === 0 || is.length >= was.length) {
    return [];
  }
  const losesMobile =
    lost.some((sentence) => MOBILE.test(sentence)) && !is.some((sentence) => MOBILE.test(sentence));
  return [
    {
      ...declines,
      basis: 'estimate',
      category: 'non_sharing',
      kind: 'removed',
      before: lost.join('. '),
      after: '',
      change: losesMobile
        ? 'The promise that mobile information is not shared was removed (decline code 805).'
        : 'A sentence that excludes sharing was removed (decline code 805).',
      impact: losesMobile ? 'critical' : 'high',
      remedy: 'Keep both sentences: mobile information is not shared for marketing, and neither is consent.',
    },
  ];
}

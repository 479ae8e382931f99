// The problems of fields in sentences with their labels.
import { fieldProblems } from '../api/problems.ts';
import { labelOf } from '../format/labels.ts';
import { problemSentence } from '../format/sentences.ts';

/** The name of a field in a path such as `pages.optIn[0]` or `/brand/ein`. */
const nameIn = (path: string): string =>
  path.split(/[./[\]]+/).findLast((part) => part !== '' && !/^\d+$/.test(part)) ?? path;

const PREDICATE = /^(?:must|is|are|has|have|can|cannot|may|does|do|contains?)\b/;

function sentenceOf(path: string, predicate: string): string {
  const label = labelOf(nameIn(path));
  return PREDICATE.test(predicate)
    ? problemSentence(predicate, { label })
    : `${label}: ${predicate}${/[.!?]$/.test(predicate) ? '' : '.'}`;
}

/** Field names of the API and bare predicates must not appear on screen. Empty if the message says more than fields. */
function sentencesOf(error: unknown, message: string): string {
  const problems = Object.entries(fieldProblems(error));
  const isComplete = problems.length === message.split('; ').length;
  return isComplete ? problems.map(([path, predicate]) => sentenceOf(path, predicate)).join(' ') : '';
}

/** Falls back to the message of the service. */
export const FieldSentences = ({ error, advice }: { error: unknown; advice: string }) =>
  sentencesOf(error, advice) || advice;

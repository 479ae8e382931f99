// What is wrong with the pages of an approved registration, as the page watch has confirmed it.
import { createHash } from 'node:crypto';
import { cutLine, nameInText } from '../../../plain-names.ts';
import type { PageProblem } from '../../page-watch/index.ts';
import { addMs, type Cause, DAY_MS, dayOf, type Judgment } from './cause.ts';

export type RegistrationFacts = {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
  readonly problems: readonly PageProblem[];
};

const PAGES: Readonly<Record<PageProblem['purpose'], string>> = {
  website: 'the website',
  privacy: 'the privacy policy',
  terms: 'the terms page',
  optIn: 'the opt-in page',
};

const FRAME = 'the opt-in form in a frame';

const URL_CHARACTERS_MAX = 200;

/** A URL can be longer than what an index holds. */
const aspectOf = ({ purpose, url }: PageProblem): string =>
  `${purpose} ${createHash('sha256').update(url).digest('hex').slice(0, 32)}`;

function causeOf(name: string, problem: PageProblem): Cause {
  const { kind, purpose, url, messages, since, isUnreadOnly, isFrame } = problem;
  const isGone = kind === 'unreachable';
  const what = isFrame === true ? FRAME : PAGES[purpose];
  const page = `${nameInText(name)}: ${what} at ${cutLine(url, URL_CHARACTERS_MAX)}`;
  const state = isGone
    ? `${page} ${isUnreadOnly === true ? 'has not been readable for this service' : 'has not been reachable'} since ${dayOf(new Date(since))}.`
    : `${page} is no longer the one that was approved.`;
  return {
    type: isGone ? 'page.unreachable' : 'page.changed',
    aspect: aspectOf(problem),
    occurrence: null,
    severity: problem.severity,
    message: [state, ...messages].join(' '),
    dueAt: null,
    nextAction: `${problem.remedy} Carriers and partners open approved pages again.`,
    source: problem.source,
  };
}

export const judgePages = (
  { name, problems }: RegistrationFacts,
  isWatching: boolean,
  now: Date,
): Judgment => ({
  causes: isWatching
    ? problems.filter(({ isConfirmed }) => isConfirmed).map((problem) => causeOf(name, problem))
    : [],
  nextAt: addMs(now, DAY_MS),
});

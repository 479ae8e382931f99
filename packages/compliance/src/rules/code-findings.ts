// From a known code to what a reader is told: severity, whether to try again, where it was read.
import type { CheckItem } from '@tendlc/contract';
import type { KnownCode } from '../facts/codes/code-tables.ts';
import { broadCategoryOf, messageRefusals, untilRegistered } from '../facts/codes/subjects.ts';
import { sources } from '../facts/sources.ts';
import { isAboutRegistration } from '../text/code-search.ts';

const QUIET = new Set(['success', 'in-progress', 'cancelled']);
const GOOD_NEWS = new Set(['VERIFIED', 'VETTED_VERIFIED']);

/** `info` where nothing went wrong, `warning` where waiting or retrying may be enough, `error` otherwise. */
export function severityOf({ category, code, retryable }: KnownCode): 'info' | 'warning' | 'error' {
  if (QUIET.has(category) || GOOD_NEWS.has(code ?? '')) {
    return 'info';
  }
  const mayPass = ['throughput', '10dlc-throughput', 'handset-unavailable', 'carrier-outage', 'platform'];
  return retryable === true && mayPass.includes(category) ? 'warning' : 'error';
}

const REFUSED_REGISTRATION = /\b(?:verification|vetting) rejection\b|\bregistration failure\b/i;

/** Whether trying again helps, in a sentence: of a refused message, or of a refused registration. */
export function retryAdviceFor(known: KnownCode): string {
  if (severityOf(known) === 'info') {
    return 'Nothing has to be sent again.';
  }
  if (known.retryable === undefined) {
    return 'It depends on the cause; find it before trying again.';
  }
  const { system, category, code, title, retryable } = known;
  const refusesMessage = system.subject === 'messages' || messageRefusals.has(`${system.id}:${code ?? ''}`);
  if (refusesMessage && broadCategoryOf(category) === 'registration') {
    const cure = untilRegistered.get(category) ?? 'the registration is put right';
    return retryable
      ? `The same message may go through once ${cure}.`
      : `Sending the message again fails until ${cure}.`;
  }
  const isRegistration =
    !refusesMessage &&
    (broadCategoryOf(category) === 'registration' ||
      isAboutRegistration(known) ||
      REFUSED_REGISTRATION.test(title));
  if (isRegistration) {
    return retryable
      ? 'Correct the registration and submit it again.'
      : 'Submitting the same data again will not help.';
  }
  return retryable
    ? 'The same message may go through later or more slowly.'
    : 'Sending the same message again will not help.';
}

/** The name people know the code by: the number, or the title where there is none. */
export function nameOf({ code, title }: KnownCode): string {
  return code ?? title;
}

/** The finding that says what a code means and where that was read. */
export function describeCode(known: KnownCode): CheckItem {
  const severity = severityOf(known);
  const remedy = known.fixes[0];
  return {
    ruleId: `code.${known.system.id}`,
    status: severity,
    category: 'known_code',
    message: `${known.system.displayName}, ${nameOf(known)}: ${known.meaning}`,
    ...(remedy === undefined ? {} : { remedy: `${remedy}.`.replace(/\.\.$/, '.') }),
    ...(known.isSecondary
      ? { details: 'Read in a third party’s copy of the list; confirm with the provider.' }
      : {}),
    source: { ...known.source },
    basis: 'published',
  };
}

/** Said when no table has the code. */
export function unknownCode(code: string): CheckItem {
  return {
    ruleId: 'code.unknown',
    status: 'warning',
    category: 'known_code',
    message: 'No system that we have a list of uses this code or words like these.',
    details: `“${code.slice(0, 200)}”`.toWellFormed(),
    remedy: 'Say which provider or carrier the code came from, and look into its own documentation.',
    source: { ...sources.house },
    basis: 'estimate',
  };
}

/** Said when no code was given: what a code means is published, that it is this one is our reading. */
export function guessedByWords(): CheckItem {
  return {
    ruleId: 'code.read-from-words',
    status: 'info',
    category: 'known_code',
    message: 'No known code was given; this is the likeliest one by its words.',
    remedy: 'Give the code when there is one, and name the provider in the context.',
    source: { ...sources.house },
    basis: 'estimate',
  };
}

/** Said when several systems use the same code. */
export function sharedCode(names: readonly string[]): CheckItem {
  return {
    ruleId: 'code.shared',
    status: 'info',
    category: 'known_code',
    message: 'Several systems use this code with different meanings; the likeliest comes first.',
    details: names.join('; '),
    remedy: 'Name the provider in the context.',
    source: { ...sources.house },
    basis: 'estimate',
  };
}

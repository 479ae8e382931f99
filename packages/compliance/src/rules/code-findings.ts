// Turns a known code into a finding: severity, retry advice, and source.
import type { CheckItem } from '@tendlc/contract';
import type { KnownCode } from '../facts/codes/code-tables.ts';
import { findBroadCategory, messageRefusals, untilRegistered } from '../facts/codes/subjects.ts';
import { sources } from '../facts/sources.ts';
import { isAboutRegistration } from '../text/code-context.ts';

const QUIET = new Set(['success', 'in-progress', 'cancelled']);
const GOOD_NEWS = new Set(['VERIFIED', 'VETTED_VERIFIED']);

/** `info` if nothing went wrong, `warning` if waiting or retrying may be enough, `error` otherwise. */
export function findSeverity({ category, code, retryable }: KnownCode): 'info' | 'warning' | 'error' {
  if (QUIET.has(category) || GOOD_NEWS.has(code ?? '')) {
    return 'info';
  }
  const mayPass = ['throughput', '10dlc-throughput', 'handset-unavailable', 'carrier-outage', 'platform'];
  return retryable === true && mayPass.includes(category) ? 'warning' : 'error';
}

const REFUSED_REGISTRATION = /\b(?:verification|vetting) rejection\b|\bregistration failure\b/i;

/** Retry advice in one sentence, for a rejected message or a rejected registration. */
export function getRetryAdvice(known: KnownCode): string {
  if (findSeverity(known) === 'info') {
    return 'You do not need to send anything again.';
  }
  if (known.retryable === undefined) {
    return 'It depends on the cause. Find the cause before you retry.';
  }
  const { system, category, code, title, retryable } = known;
  const refusesMessage = system.subject === 'messages' || messageRefusals.has(`${system.id}:${code ?? ''}`);
  if (refusesMessage && findBroadCategory(category) === 'registration') {
    const cure = untilRegistered.get(category) ?? 'the registration is corrected';
    return retryable ? `A retry may succeed after ${cure}.` : `Retries fail until ${cure}.`;
  }
  const isRegistration =
    !refusesMessage &&
    (findBroadCategory(category) === 'registration' ||
      isAboutRegistration(known) ||
      REFUSED_REGISTRATION.test(title));
  if (isRegistration) {
    return retryable
      ? 'Correct the registration and resubmit it.'
      : 'Do not resubmit the same data. It will be rejected again.';
  }
  return retryable
    ? 'A retry may succeed later or at a lower sending rate.'
    : 'Do not retry the same message. It will fail again.';
}

/** The name that people use for the code: its number, or its title if it has no number. */
export function nameOf({ code, title }: KnownCode): string {
  return code ?? title;
}

/** The finding with the meaning of a code and its source. */
export function describeCode(known: KnownCode): CheckItem {
  const severity = findSeverity(known);
  const remedy = known.fixes[0];
  return {
    ruleId: `code.${known.system.id}`,
    status: severity,
    category: 'known_code',
    message: `${known.system.displayName}, ${nameOf(known)}: ${known.meaning}`,
    ...(remedy === undefined ? {} : { remedy: `${remedy}.`.replace(/\.\.$/, '.') }),
    ...(known.isSecondary
      ? { details: 'This code comes from a third-party list. Confirm it with the provider.' }
      : {}),
    source: { ...known.source },
    basis: 'published',
  };
}

/** The finding on a receipt that reports success. */
export function describeDelivered(quoted: string): CheckItem {
  return {
    ruleId: 'code.delivered',
    status: 'pass',
    category: 'known_code',
    message: 'The receipt says that the message was delivered.',
    details: `“${quoted.slice(0, 200)}”`.toWellFormed(),
    source: { ...sources.house },
    basis: 'estimate',
  };
}

/** The finding if no table has the code. */
export function describeUnknownCode(
  code: string,
  remedy = 'Send the provider or carrier as `context`, and check its documentation.',
): CheckItem {
  return {
    ruleId: 'code.unknown',
    status: 'warning',
    category: 'known_code',
    message: 'None of our lists has this code or similar text.',
    details: `“${code.slice(0, 200)}”`.toWellFormed(),
    remedy,
    source: { ...sources.house },
    basis: 'estimate',
  };
}

/** The finding if the code was matched by text. The meaning is published; the match is our estimate. */
export function describeGuessedCode(): CheckItem {
  return {
    ruleId: 'code.read-from-words',
    status: 'info',
    category: 'known_code',
    message: 'The text has no known code. This is the most likely code by its wording.',
    remedy: 'Send the code if you have one, and name the provider in `context`.',
    source: { ...sources.house },
    basis: 'estimate',
  };
}

/** The finding if several systems use the same code. */
export function describeSharedCode(names: readonly string[], isContextSent: boolean): CheckItem {
  return {
    ruleId: 'code.shared',
    status: 'info',
    category: 'known_code',
    message: 'Several systems use this code with different meanings. The most likely meaning comes first.',
    details: names.join('; '),
    remedy: isContextSent
      ? 'Compare the meanings with the documentation of the provider that reported the code.'
      : 'Name the provider in `context`.',
    source: { ...sources.house },
    basis: 'estimate',
  };
}

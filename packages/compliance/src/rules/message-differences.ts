// Finds the differences between two versions of a message that matter to carriers.
import { withSmallCode } from '../text/fast-patterns.ts';
import type { Sourced } from '../facts/sources.ts';
import { compareContent } from './content-differences.ts';
import { type Difference, findDifferenceKind } from './difference.ts';
import { findUnreadLanguage } from './language-differences.ts';
import { isPublicShortener } from './links.ts';
import { compareNumbers } from './number-differences.ts';
import type { Sender } from '../text/sender-form.ts';
import type { MessageContext } from './message-context.ts';
import { mentionsFrequency, mentionsHelp, mentionsRates } from './required-content.ts';

type Pair = { readonly before: MessageContext; readonly after: MessageContext };

const declines: Sourced = { source: 'telnyxDeclines', basis: 'published' };
const ctia: Sourced = { source: 'ctia', basis: 'published' };

/** All differences that matter, most severe kinds first. Pure wording changes are not included. */
export function compareMessages(before: MessageContext, after: MessageContext): Difference[] {
  const pair = { before, after };
  const numbers = compareNumbers(before.text, after.text, false);
  const isFrequencyCompared = numbers.some(({ category }) => category === 'frequency');
  const unread = findUnreadLanguage(before, after);
  if (unread !== undefined) {
    return [unread, ...compareLinks(pair), ...comparePhones(pair), ...compareSize(pair)];
  }
  return [
    ...compareOptOut(pair),
    ...compareContent(before, after),
    ...compareSender(pair),
    ...comparePurpose(pair),
    ...compareLinks(pair),
    ...comparePhones(pair),
    ...compareDisclosures(pair).filter(({ category }) => !(isFrequencyCompared && category === 'frequency')),
    ...numbers,
    ...compareSize(pair),
  ];
}

function compareOptOut({ before, after }: Pair): Difference[] {
  const was = before.optOut.instruction;
  const is = after.optOut.instruction;
  const broken = after.optOut.brokenKeyword;
  const quotes = { before: was?.quoted ?? '', after: is?.quoted ?? broken ?? '' };
  if (was !== undefined && (is === undefined || (was.isStandard && !is.isStandard))) {
    return [
      {
        ...ctia,
        ...quotes,
        category: 'opt_out',
        kind: findDifferenceKind(quotes.before, quotes.after),
        change:
          is === undefined
            ? 'The opt-out instruction was removed or no longer works.'
            : 'The opt-out keyword is no longer a standard keyword.',
        impact: 'critical',
        remedy: 'Restore “Reply STOP to opt out”.',
      },
    ];
  }
  if (was === undefined && is !== undefined) {
    return [
      {
        ...ctia,
        ...quotes,
        category: 'opt_out',
        kind: 'added',
        change: 'An opt-out instruction was added.',
        impact: 'low',
      },
    ];
  }
  if (was?.keyword !== is?.keyword) {
    return [
      {
        ...ctia,
        ...quotes,
        category: 'opt_out',
        kind: 'changed',
        change: 'The opt-out keyword changed.',
        impact: 'high',
        remedy: 'Make sure that the campaign lists the new opt-out keyword.',
      },
    ];
  }
  return after.optOut.friction !== undefined && before.optOut.friction === undefined
    ? [
        {
          ...ctia,
          category: 'opt_out',
          kind: 'added',
          before: '',
          after: after.optOut.friction,
          change: 'Opting out now requires an additional step.',
          impact: 'critical',
          remedy: 'Make one reply enough to opt out.',
        },
      ]
    : [];
}

/** A domain is compared as a link. */
const nameOf = (sender: Sender | undefined): string =>
  sender === undefined || sender.form === 'domain' ? '' : sender.name;

function compareSender({ before, after }: Pair): Difference[] {
  const was = nameOf(before.sender);
  const is = nameOf(after.sender);
  if (was.toLowerCase() === is.toLowerCase()) {
    return [];
  }
  if (was !== '' && removeAccents(was) === removeAccents(is)) {
    return [
      {
        ...declines,
        category: 'sender',
        kind: 'changed',
        before: was,
        after: is,
        change: 'The sender has different accents or punctuation but is still recognizable.',
        impact: 'low',
        remedy: 'Use the spelling of the sample messages if the message cost allows it.',
      },
    ];
  }
  return [
    {
      ...(was === '' ? ctia : declines),
      category: 'sender',
      kind: findDifferenceKind(was, is),
      before: was,
      after: is,
      change:
        was === ''
          ? 'The message now names its sender.'
          : is === ''
            ? 'The message no longer names its sender.'
            : 'The message names a different sender (decline code 603).',
      impact: was === '' ? 'low' : 'high',
      ...(was === '' ? {} : { remedy: 'Name the registered brand with its previous spelling.' }),
    },
  ];
}

// “Clínica San José” costs twice as much as “Clinica San Jose” but names the same brand.
function removeAccents(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

function comparePurpose({ before, after }: Pair): Difference[] {
  const list = (message: MessageContext) => [
    ...new Set(message.marketingWords.map((word) => word.toLowerCase())),
  ];
  const was = list(before);
  const is = list(after);
  const found: Difference[] = [];
  const isNew = was.length === 0;
  const offered = findOffers(after.text).filter((offer) => !findOffers(before.text).includes(offer));
  const offers = isNew ? [...new Set([...is, ...offered])] : [];
  if (offers.length > 0 && [before.role, after.role].includes('opt-out-confirmation')) {
    found.push({
      source: 'fccRevocation',
      basis: 'published',
      category: 'use_case',
      kind: 'added',
      before: '',
      after: offers.join(', '),
      change:
        'The opt-out confirmation is now marketing. After an opt-out, only one confirmation without any offer may follow.',
      impact: 'critical',
      remedy: 'Remove the offer. Confirm that the person is unsubscribed and gets no more messages.',
    });
  } else if (is.some((word) => !was.includes(word))) {
    found.push({
      ...declines,
      category: 'use_case',
      kind: isNew ? 'added' : 'changed',
      before: was.join(', '),
      after: is.join(', '),
      change: isNew
        ? 'The message is now marketing. It requires a use case that allows marketing, and written consent (decline code 602).'
        : 'The promotion changed.',
      impact: isNew ? 'high' : 'low',
      ...(isNew ? { remedy: 'Send it under a MARKETING or MIXED campaign, or remove the promotion.' } : {}),
    });
  } else if (was.some((word) => !is.includes(word))) {
    found.push({
      ...declines,
      category: 'use_case',
      kind: is.length === 0 ? 'removed' : 'changed',
      before: was.join(', '),
      after: is.join(', '),
      change: 'The promotional words were removed.',
      impact: 'low',
    });
  }
  if (before.hasOneTimeCode !== after.hasOneTimeCode) {
    found.push({
      ...declines,
      category: 'use_case',
      kind: after.hasOneTimeCode ? 'added' : 'removed',
      before: before.hasOneTimeCode ? 'one-time code' : '',
      after: after.hasOneTimeCode ? 'one-time code' : '',
      change: after.hasOneTimeCode
        ? 'The message now has a one-time code, which only 2FA and mixed campaigns may send (decline code 602).'
        : 'The one-time code was removed, but a 2FA campaign requires one.',
      impact: 'high',
      remedy: 'Check the use case of the campaign.',
    });
  }
  return found;
}

const OFFERS_MAX = 5;
// Wording of an offer that is innocent in other messages. An opt-out confirmation may say only that no more texts follow.
const OFFERS = withSmallCode(
  /\b(?:free \p{L}+|shop (?:our|now|the)|check (?:out|our|us)|visit (?:us|our)|order (?:now|today)|book (?:now|today)|gift|rewards?|win|vip|\p{L}+ (?:sale|specials?))\b/giu,
);

function findOffers(text: string): string[] {
  return (text.toLowerCase().match(OFFERS) ?? []).slice(0, OFFERS_MAX);
}

function compareLinks({ before, after }: Pair): Difference[] {
  const domainsOf = (message: MessageContext) => [
    ...new Set(message.links.map((link) => link.domain ?? link.host)),
  ];
  const was = domainsOf(before);
  const is = domainsOf(after);
  const short = after.links.find(
    (link) => isPublicShortener(link) && !before.links.some((old) => old.host === link.host),
  );
  const found: Difference[] = [];
  if (short !== undefined) {
    found.push({
      source: 'attCode',
      basis: 'published',
      category: 'link',
      kind: 'added',
      before: was.join(', '),
      after: short.text,
      change:
        'The message now has a public link shortener. AT&T prohibits them, and other carriers filter them.',
      impact: 'critical',
      remedy: 'Use a link on the brand’s own domain.',
    });
  }
  if (was.join(' ') !== is.join(' ') && short === undefined) {
    const kind = findDifferenceKind(was.join(', '), is.join(', '));
    found.push({
      ...declines,
      category: 'link',
      kind,
      before: was.join(', '),
      after: is.join(', '),
      change:
        kind === 'added'
          ? 'The message now has a link. The campaign must be registered with embedded links (decline code 601).'
          : kind === 'removed'
            ? 'The link was removed.'
            : 'The links now lead to different domains.',
      impact: kind === 'removed' ? 'low' : 'high',
      ...(kind === 'removed'
        ? {}
        : { remedy: 'Check the embedded links attribute, and use only the brand’s domain.' }),
    });
  } else if (
    short === undefined &&
    was.length > 0 &&
    before.links.map((link) => link.text).join() !== after.links.map((link) => link.text).join()
  ) {
    found.push({
      ...declines,
      category: 'link',
      kind: 'changed',
      before: before.links.map((link) => link.text).join(', '),
      after: after.links.map((link) => link.text).join(', '),
      change: 'The links lead to different pages of the same domain.',
      impact: 'low',
    });
  }
  return found;
}

function comparePhones({ before, after }: Pair): Difference[] {
  const list = (message: MessageContext) =>
    [...new Set(message.phones.map((phone) => phone.e164))].join(', ');
  const was = list(before);
  const is = list(after);
  if (was === is) {
    return [];
  }
  const kind = findDifferenceKind(was, is);
  return [
    {
      ...declines,
      category: 'phone',
      kind,
      before: was,
      after: is,
      change:
        kind === 'added'
          ? 'The message now has a phone number. The campaign must be registered with embedded phone numbers (decline code 601).'
          : kind === 'removed'
            ? 'The phone number was removed.'
            : 'The phone number changed.',
      impact: kind === 'removed' ? 'low' : 'medium',
    },
  ];
}

function compareDisclosures({ before, after }: Pair): Difference[] {
  const parts = [
    { category: 'help', says: (message: MessageContext) => mentionsHelp(message.text), name: 'HELP' },
    {
      category: 'rates',
      says: (message: MessageContext) => mentionsRates(message.text),
      name: 'message and data rates',
    },
    {
      category: 'frequency',
      says: (message: MessageContext) => mentionsFrequency(message.text),
      name: 'message frequency',
    },
  ];
  return parts.flatMap(({ category, says, name }): Difference[] => {
    if (says(before) === says(after)) {
      return [];
    }
    const isLost = says(before);
    return [
      {
        ...declines,
        category,
        kind: isLost ? 'removed' : 'added',
        before: isLost ? name : '',
        after: isLost ? '' : name,
        change: isLost
          ? `The new text no longer mentions ${name} (decline code 806).`
          : `The new text mentions ${name}.`,
        impact: isLost ? 'medium' : 'low',
      },
    ];
  });
}

function compareSize({ before, after }: Pair): Difference[] {
  const was = before.encoding;
  const is = after.encoding;
  const found: Difference[] = [];
  if (was.encoding !== is.encoding) {
    found.push({
      source: 'gsmAlphabet',
      basis: 'published',
      category: 'encoding',
      kind: 'changed',
      before: was.encoding,
      after: is.encoding,
      change: 'The encoding changed, which changes the size of a segment.',
      impact: 'low',
    });
  }
  if (was.segments !== is.segments) {
    found.push({
      source: 'gsmConcatenation',
      basis: 'published',
      category: 'segments',
      kind: 'changed',
      before: String(was.segments),
      after: String(is.segments),
      change: `Each message now costs ${is.segments} ${is.segments === 1 ? 'segment' : 'segments'} instead of ${was.segments}. The registration does not change.`,
      impact: 'low',
    });
  }
  return found;
}

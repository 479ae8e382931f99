// diff-checker: compares two versions of a registered text and tells whether the change needs a new review.
import { LIMITS, Nullable, Source, StringEnum } from '@tendlc/contract';
import { Type } from 'typebox';
import { registrationFees } from '../../facts/registration-fees.ts';
import { sources } from '../../facts/sources.ts';
import { compareBrands } from '../../rules/brand-differences.ts';
import { readConsent } from '../../rules/consent-context.ts';
import {
  type Difference,
  IMPACTS,
  type Impact,
  differInFormOnly,
  findDifferingPart,
  findHighestImpact,
  findDifferenceKind,
} from '../../rules/difference.ts';
import { compareConsent, compareDocuments, mentionsMessages } from '../../rules/document-differences.ts';
import { readMessage } from '../../rules/message-context.ts';
import { compareMessages } from '../../rules/message-differences.ts';
import { differInNumbersOnly } from '../../rules/number-differences.ts';
import { formatDollars } from '../../text/numbers.ts';
import { defineTool } from '../../tool.ts';

const KINDS = ['message', 'privacy_policy', 'terms_of_service', 'consent', 'brand'] as const;
type Kind = (typeof KINDS)[number];

/** Characters that are analyzed in each text. Longer messages cannot be sent, and longer consent texts are not used. */
const READ_CHARACTERS_MAX = {
  message: LIMITS.messageCharacters,
  consent: LIMITS.freeTextCharacters,
} as const;
const QUOTE_UNITS_MAX = 400;

export const diffChecker = defineTool({
  name: 'diff-checker',
  title: 'Diff checker',
  summary:
    'Compare two versions of a message, policy, consent text, or brand, and learn what the change means for the registration.',
  stage: 'operate',
  request: Type.Object({
    before: Type.String({
      maxLength: LIMITS.longTextCharacters,
      description: 'Current text, as registered or sent.',
      examples: ['Copper Kettle: see you at 7. Reply STOP to opt out.'],
    }),
    after: Type.String({
      maxLength: LIMITS.longTextCharacters,
      description: 'New text.',
      examples: ['Copper Kettle: see you at 8.'],
    }),
    type: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description: `Type of the texts: ${KINDS.join(', ')}. Other values are treated as message.`,
        default: 'message',
        examples: ['message'],
      }),
    ),
  }),
  bodyLimitBytes: LIMITS.largeBodyBytes,
  results: Type.Object({
    type: Type.String({ description: 'Value from the request, or the default.' }),
    judgedAs: StringEnum(KINDS, { description: 'Type that the texts were compared as.' }),
    impactLevel: StringEnum(IMPACTS, {
      description: 'Highest impact of all differences. Our judgment.',
    }),
    differenceCount: Type.Integer(),
    differences: Type.Array(
      Type.Object({
        ruleId: Type.String({ description: 'Stable ID of the difference, such as `diff.opt-out.removed`.' }),
        category: Type.String(),
        kind: StringEnum(['added', 'removed', 'changed']),
        before: Type.String({
          description: 'Quotation from the text, shortened. Empty if the text has no such part.',
        }),
        after: Type.String(),
        change: Type.String({ description: 'Meaning of the difference, in one sentence.' }),
        impact: StringEnum(['low', 'medium', 'high', 'critical']),
        remedy: Type.Optional(Type.String()),
        source: Source,
        basis: StringEnum(['published', 'estimate']),
      }),
    ),
    recommendation: Type.String(),
    resubmission: StringEnum(['none', 'update', 'new-review', 'revet', 'do-not-use'], {
      description: 'What to do about the registration before you use the new text.',
    }),
    resubmissionFee: Nullable(
      Type.Number({ description: 'Cost in US dollars. Null if the new text should not be used.' }),
    ),
    feeAsOf: Type.String({ description: 'Date of the amount.' }),
    notes: Type.Array(Type.String(), { description: 'Notes on how the texts were compared.' }),
  }),
  examples: [
    {
      title: 'A removed opt-out instruction',
      request: {
        before: 'Copper Kettle: see you at 7. Reply STOP to opt out.',
        after: 'Copper Kettle: see you at 8.',
      },
    },
    {
      title: 'A privacy policy',
      request: {
        type: 'privacy_policy',
        before: 'We do not share mobile numbers with third parties for marketing. Reply STOP to opt out.',
        after: 'We may share your mobile number with partners. Reply STOP to opt out.',
      },
    },
  ],
  run({ before, after, type = 'message' }) {
    const kind = readKind(type);
    const differences =
      before === after ? [] : withWording(compare(kind ?? 'message', before, after), before, after);
    const impactLevel = findHighestImpact(differences);
    return {
      type,
      judgedAs: kind ?? ('message' as const),
      impactLevel,
      differenceCount: differences.length,
      differences: differences.map(view),
      ...describeConsequence(impactLevel, kind ?? 'message'),
      notes: listNotes(kind, type, before, after),
    };
  },
});

const SPELLINGS: Readonly<Record<string, Kind>> = {
  sms: 'message',
  sample: 'message',
  privacy: 'privacy_policy',
  policy: 'privacy_policy',
  terms: 'terms_of_service',
  tos: 'terms_of_service',
  terms_and_conditions: 'terms_of_service',
  consent_form: 'consent',
  opt_in: 'consent',
  cta: 'consent',
};

function readKind(type: string): Kind | undefined {
  const name = type
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  return (
    KINDS.find((kind) => kind === name) ?? (Object.hasOwn(SPELLINGS, name) ? SPELLINGS[name] : undefined)
  );
}

function compare(kind: Kind, before: string, after: string): Difference[] {
  if (kind === 'privacy_policy' || kind === 'terms_of_service') {
    return compareDocuments(before, after, kind);
  }
  if (kind === 'brand') {
    return compareBrands(before, after);
  }
  if (kind === 'consent') {
    const read = (text: string) => readConsent(head(text, READ_CHARACTERS_MAX.consent), 'web_form');
    return compareConsent(read(before), read(after));
  }
  const read = (text: string) => readMessage(head(text, READ_CHARACTERS_MAX.message), 'transactional');
  return compareMessages(read(before), read(after));
}

/** Counts code points, like every length limit of a request, so no character is split. */
function head(text: string, characters: number): string {
  if (text.length <= characters) {
    return text;
  }
  let end = 0;
  for (let count = 0; count < characters && end < text.length; count++) {
    end += (text.codePointAt(end) as number) > 0xffff ? 2 : 1;
  }
  return text.slice(0, end);
}

/** Adds a wording difference if the texts differ in nothing that matters, so that different texts never have an empty list. */
function withWording(found: Difference[], before: string, after: string): Difference[] {
  if (found.length > 0) {
    return found;
  }
  const part = findDifferingPart(before, after);
  return [
    {
      source: 'house',
      basis: 'estimate',
      ...describeWording(part.before, part.after),
      kind: findDifferenceKind(part.before, part.after),
      ...part,
      impact: 'low',
    },
  ];
}

function describeWording(before: string, after: string): Pick<Difference, 'category' | 'change'> {
  if (differInFormOnly(before, after)) {
    return {
      category: 'formatting',
      change: 'Only spaces, line breaks, or capital letters differ.',
    };
  }
  return differInNumbersOnly(before, after)
    ? {
        category: 'numbers',
        change:
          'Only numbers differ, such as a time, date, or price. None of them is part of the registration.',
      }
    : {
        category: 'wording',
        change: 'The wording differs. Everything that this tool checks is the same in both texts.',
      };
}

function view({ source, remedy, before, after, category, kind, change, impact, basis }: Difference) {
  return {
    ruleId: `diff.${category.replaceAll('_', '-')}.${kind}`,
    category,
    kind,
    before: quote(before),
    after: quote(after),
    change,
    impact,
    ...(remedy === undefined ? {} : { remedy }),
    source: { ...sources[source] },
    basis,
  };
}

function quote(text: string): string {
  const cut = text.length > QUOTE_UNITS_MAX ? `${text.slice(0, QUOTE_UNITS_MAX - 1)}…` : text;
  return cut.toWellFormed();
}

const REVIEW = registrationFees.campaignReview;
const VERIFICATION = registrationFees.brand;

/** What comes before a review of a change that matters. */
const BEFORE_REVIEW: Readonly<Record<Exclude<Kind, 'brand'>, string>> = {
  message:
    'Update the sample messages, attributes, and description first. A changed use case or attribute requires a new campaign.',
  consent:
    'People on your list agreed to the old wording: ask them again before you send under the new one. Change the opt-in, the confirmation message, the terms, and the message flow of the campaign together.',
  terms_of_service:
    'Publish the new terms, and change the opt-in, the confirmation message, and the texts of the registration together.',
  privacy_policy: 'Publish the new policy, and change the opt-in and the texts of the registration with it.',
};

function describeConsequence(impact: Impact, kind: Kind) {
  const fee = kind === 'brand' ? VERIFICATION : REVIEW;
  const answer = (
    resubmission: 'none' | 'update' | 'new-review' | 'revet' | 'do-not-use',
    resubmissionFee: number | null,
    recommendation: string,
  ) => ({ resubmission, resubmissionFee, recommendation, feeAsOf: sources[fee.source].asOf });
  if (impact === 'none' || impact === 'low') {
    return answer(
      'none',
      0,
      impact === 'none' ? 'The texts are identical.' : 'Use the new text. The registration does not change.',
    );
  }
  if (impact === 'critical') {
    return answer(
      'do-not-use',
      null,
      'Do not use the new text. Carriers decline or suspend campaigns for this change. Correct the text first.',
    );
  }
  if (kind === 'brand') {
    return impact === 'high'
      ? answer(
          'revet',
          VERIFICATION.usd,
          `Change the brand only to match the IRS record. It may need verification again (about ${formatDollars(VERIFICATION.usd)}). The identity fields are locked while campaigns are active.`,
        )
      : answer('update', 0, 'Update the brand. These fields do not need verification again.');
  }
  return impact === 'high'
    ? answer(
        'new-review',
        REVIEW.usd,
        `${BEFORE_REVIEW[kind]} Each review costs ${formatDollars(REVIEW.usd)}.`,
      )
    : answer(
        'update',
        0,
        'Update the sample messages and texts of the registration if your provider allows it, then use the new text.',
      );
}

function listNotes(kind: Kind | undefined, type: string, before: string, after: string): string[] {
  const read = kind ?? 'message';
  const most =
    read === 'message' || read === 'consent' ? READ_CHARACTERS_MAX[read] : Number.POSITIVE_INFINITY;
  const isReadInPart = [before, after].some((text) => head(text, most).length < text.length);
  return [
    ...(kind === undefined
      ? [
          `“${type.trim().slice(0, 100).toWellFormed()}” is not a known type. The texts were compared as messages.`,
        ]
      : []),
    ...(kind === 'consent' && ![before, after].some(mentionsMessages)
      ? [
          'Neither text mentions text messages, so neither is consent to texts. Only the wording and numbers were compared.',
        ]
      : []),
    ...(isReadInPart ? [`Only the first ${most} characters were analyzed.`] : []),
  ];
}

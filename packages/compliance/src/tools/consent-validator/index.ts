// consent-validator: checks a consent text against the law and reviewer requirements, and suggests a complete text.
import { CheckItem, FreeText, StringEnum } from '@tendlc/contract';
import { Type } from 'typebox';
import { CONSENT_METHODS } from '../../facts/consent-elements.ts';
import { type ConsentContext, readConsent } from '../../rules/consent-context.ts';
import { readSeller } from '../../text/consent-seller.ts';
import { checkConsent, findConsentLevel } from '../../rules/consent.ts';
import { countStatuses, findOverallStatus } from '../../rules/rule.ts';
import { draftConsent } from '../../text/consent-draft.ts';
import { BrandName } from '../message-schemas.ts';
import { defineTool } from '../../tool.ts';

const METHOD_DEFAULT = 'web_form';

export const consentValidator = defineTool({
  name: 'consent-validator',
  title: 'Consent validator',
  summary: 'Check whether an opt-in text meets the law and reviewer requirements, and get a complete text.',
  stage: 'prepare',
  request: Type.Object({
    consentText: FreeText({
      description: 'Consent text that people agree to, exactly as in the form, on paper, or in the ad.',
      examples: [
        'By ticking this box I agree to receive appointment reminders from Copper Kettle Cafe by text. Reply STOP to end.',
      ],
    }),
    consentMethod: Type.Optional(
      StringEnum(CONSENT_METHODS, {
        description: 'How people give consent.',
        default: METHOD_DEFAULT,
        examples: ['checkbox'],
      }),
    ),
    brandName: BrandName,
  }),
  results: Type.Object({
    status: StringEnum(['pass', 'warning', 'error'], {
      description: 'Status of the most severe finding. Advice (`info`) does not count.',
    }),
    score: Type.Integer({
      minimum: 0,
      maximum: 100,
      description:
        'Points of the required elements that the text has, as a percentage; at most 59 beside an error and 89 beside a warning. The weights are our estimate.',
    }),
    errorCount: Type.Integer(),
    warningCount: Type.Integer(),
    infoCount: Type.Integer(),
    passCount: Type.Integer(),
    consentMethod: StringEnum(CONSENT_METHODS, { description: 'Value from the request, or the default.' }),
    programType: StringEnum(['marketing', 'informational'], {
      description: 'Program type detected in the text.',
    }),
    programEvidence: Type.Optional(Type.String({ description: 'Words that indicate marketing.' })),
    consentLevel: StringEnum(['express_written', 'express', 'implied', 'insufficient'], {
      description: 'Highest consent level that the wording supports, if the form matches the text.',
    }),
    requiredLevel: StringEnum(['express_written', 'express'], {
      description: 'Consent level that this program type requires.',
    }),
    isSufficient: Type.Boolean({ description: 'Whether the level found is at least the level needed.' }),
    checks: Type.Array(CheckItem),
    missingElements: Type.Array(Type.String(), {
      description: 'Categories of required elements that are missing.',
    }),
    seller: Type.Optional(Type.String({ description: 'Sender detected in the text.' })),
    suggestedLanguage: Type.String({
      description:
        'Complete consent text from the given values. Brackets mark missing values. Not legal advice.',
    }),
    recommendations: Type.Array(Type.String(), { description: 'What to change, most severe first.' }),
  }),
  examples: [
    {
      title: 'A checkbox with missing elements',
      request: {
        consentText:
          'By ticking this box I agree to receive appointment reminders from Copper Kettle Cafe by text. Reply STOP to end.',
        consentMethod: 'checkbox',
      },
    },
    {
      title: 'Complete consent to marketing',
      request: {
        consentText:
          'By checking this box, I agree to receive recurring automated marketing text messages from Copper Kettle Cafe at the mobile number provided. Consent is not a condition of purchase. Message frequency varies. Message and data rates may apply. Reply STOP to opt out, HELP for help. Terms: https://copperkettlecafe.com/terms Privacy Policy: https://copperkettlecafe.com/privacy',
        consentMethod: 'checkbox',
      },
    },
  ],
  run({ consentText, consentMethod = METHOD_DEFAULT, brandName }) {
    const context = readConsent(consentText, consentMethod, brandName);
    const checks = checkConsent(context);
    const counts = countStatuses(checks);
    const level = findConsentLevel(context, checks);
    const isSufficient = level === 'express_written' || (level === 'express' && !context.isMarketing);
    const { seller, marketing } = context.wording;
    return {
      status: findOverallStatus(counts),
      score: calculateScore(checks, findOverallStatus(counts)),
      ...counts,
      consentMethod,
      programType: context.isMarketing ? ('marketing' as const) : ('informational' as const),
      ...(marketing === undefined ? {} : { programEvidence: marketing }),
      consentLevel: level,
      requiredLevel: context.isMarketing ? ('express_written' as const) : ('express' as const),
      isSufficient,
      checks,
      missingElements: checks
        .filter((check) => check.maxPoints !== undefined && check.status === 'error')
        .map((check) => check.category),
      ...(seller === undefined ? {} : { seller: seller.toWellFormed() }),
      suggestedLanguage: suggest(context).toWellFormed(),
      recommendations: listRemedies(checks),
    };
  },
});

/** A text that a reviewer would decline has no good score, however many elements it has. */
const SCORE_MAX = { error: 59, warning: 89, pass: 100 } as const;

function calculateScore(checks: readonly CheckItem[], status: keyof typeof SCORE_MAX): number {
  const sum = (points: (check: CheckItem) => number | undefined) =>
    checks.reduce((total, check) => total + (points(check) ?? 0), 0);
  const earned = Math.round((100 * sum((check) => check.points)) / sum((check) => check.maxPoints));
  return Math.min(earned, SCORE_MAX[status]);
}

function suggest({ wording, method, isMarketing, message }: ConsentContext): string {
  const keyword =
    /(?:text|send|txt|sms) (?:the (?:word|keyword) )?["'“]?([A-Za-z0-9]{1,20})["'”]? (?:to|at) (.+)/i.exec(
      wording.keyword ?? '',
    );
  const kinds = wording.kinds.length === 0 ? undefined : joinWords(wording.kinds).toWellFormed();
  const linkTo = (page: RegExp) => message.links.find((link) => page.test(link.text))?.text;
  const draft = (brand: string | undefined) =>
    draftConsent({
      brand,
      kind: isMarketing ? undefined : kinds,
      alsoAbout: isMarketing ? kinds : undefined,
      isMarketing,
      method,
      keyword: keyword?.[1]?.toUpperCase(),
      number: keyword?.[2],
      frequency: wording.frequencyCount,
      termsUrl: linkTo(/terms|tos|conditions/i),
      privacyUrl: linkTo(/privacy/i),
    });
  const named = draft(wording.sellerIsPlaceholder ? undefined : wording.seller);
  // The detected name must be detected again in the suggestion; otherwise the suggestion fails its own check.
  return readSeller(named) === undefined ? draft(undefined) : named;
}

// “a”, “a and b”, “a, b and c”.
function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function listRemedies(checks: readonly CheckItem[]): string[] {
  const of = (status: CheckItem['status']) =>
    checks.flatMap((check) => (check.status === status && check.remedy !== undefined ? [check.remedy] : []));
  return [...new Set([...of('error'), ...of('warning')])];
}

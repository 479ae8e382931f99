// Which fields of a campaign are asked for in which step, and in which words.
import { findUseCase, type UseCase } from '@tendlc/compliance';
import { CreateCampaignRequest, UpdateCampaignRequest, USE_CASES } from '@tendlc/contract';
import type { FieldProblems } from '../../schema/problems.ts';
import type { Shape } from '../../schema/shape.ts';

const FOR_ADMINS = new Set(['credentialId', 'userId']);

/** Without what only admins may say. */
function forCustomers(schema: unknown): Shape {
  const shape = schema as Shape;
  const properties = Object.entries(shape.properties ?? {}).filter(([name]) => !FOR_ADMINS.has(name));
  return { ...shape, properties: Object.fromEntries(properties) };
}

export const createShape = forCustomers(CreateCampaignRequest);
export const updateShape = forCustomers(UpdateCampaignRequest);

export const SAMPLES = ['sample1', 'sample2', 'sample3', 'sample4', 'sample5'] as const;
export const REPLIES = ['optinMessage', 'optoutMessage', 'helpMessage'] as const;
export const KEYWORDS = ['optinKeywords', 'optoutKeywords', 'helpKeywords'] as const;
export const LINKS = ['privacyPolicyLink', 'termsAndConditionsLink'] as const;
export const RARE = ['subscriberOptin', 'subscriberOptout', 'subscriberHelp', 'resellerId'] as const;

export type Question = { readonly name: string; readonly question: string; readonly words: string };

/** What carriers want to know of the messages, as one would ask it. */
export const QUESTIONS: readonly Question[] = [
  {
    name: 'embeddedLink',
    question: 'Embedded links',
    words: 'Do any messages contain links? Link to your own domain. Carriers reject public link shorteners.',
  },
  {
    name: 'embeddedPhone',
    question: 'Embedded phone numbers',
    words: 'Do any messages contain phone numbers, other than the sending number?',
  },
  {
    name: 'ageGated',
    question: 'Age-gated content',
    words: 'Is the content for adults only, such as alcohol? If yes, your opt-in must verify age.',
  },
  {
    name: 'directLending',
    question: 'Direct lending',
    words:
      'Does the business offer or arrange loans or cash advances? Carriers review these campaigns more closely.',
  },
  {
    name: 'numberPool',
    question: 'Number pool',
    words: 'Does the campaign use more than 50 phone numbers? T-Mobile must approve a number pool first.',
  },
  {
    name: 'autoRenewal',
    question: 'Auto-renewal',
    words:
      'Renew the campaign automatically? If not, it expires at the end of its billing cycle, and a new campaign needs a new review and fee.',
  },
];

export const QUESTION_NAMES = QUESTIONS.map(({ name }) => name);

export const CAMPAIGN_LABELS: Readonly<Record<string, string>> = {
  brandId: 'Brand',
  description: 'Campaign description',
  ...Object.fromEntries(QUESTIONS.map(({ name, question }) => [name, question])),
};

export const CAMPAIGN_HINTS: Readonly<Record<string, string>> = {
  description:
    'At least 40 characters. Say who sends the messages, who receives them, and why. Reviewers compare this with your sample messages.',
  messageFlow:
    'How people opt in, step by step. Include the page URL and the exact text next to the checkbox or field. The checkbox must be optional and unchecked. Most rejections come from this field.',
  privacyPolicyLink:
    'The policy must say that you do not share mobile numbers with third parties for marketing.',
  termsAndConditionsLink: 'The page with your text messaging terms.',
  sample1: 'Exactly as subscribers receive it, with the brand name. Names and dates can be examples.',
  sample2: 'A different kind of message. Marketing and mixed campaigns need at least two samples.',
  sample3: 'Add one sample for each kind of message that you send.',
  sample4: 'Add one sample for each kind of message that you send.',
  sample5: 'Add one sample for each kind of message that you send.',
  embeddedLinkSample: 'A link as it appears in your messages, such as https://example.com/t/1.',
  optinMessage: 'Sent once, when a person opts in. If empty, we write it for you.',
  optoutMessage: 'The last message, sent after STOP. If empty, we write it for you.',
  helpMessage: 'Sent after HELP, with your contact details. If empty, we write it for you.',
  optinKeywords: 'Words that subscribe a person, separated by commas. Default: START.',
  optoutKeywords: 'Words that unsubscribe a person, separated by commas. Default: STOP.',
  helpKeywords: 'Words that request help, separated by commas. Default: HELP.',
  upstreamCnpId:
    'The registry ID of the provider that connects you to the carriers, such as TWILO. Ask your provider. If you enter it, we share the campaign right away. Carriers cannot see the campaign until it is shared.',
  subscriberOptin: 'Almost every campaign requires this.',
  subscriberOptout: 'Almost every campaign requires this.',
  subscriberHelp: 'Almost every campaign has this.',
  resellerId: 'Only if a registered reseller is between you and the brand. R000000 means none.',
};

/** What the registry knows a use case by, with what it means and takes; undefined for codes without facts. */
export const factsOf = (code: unknown): UseCase | undefined =>
  typeof code === 'string' && code !== '' ? findUseCase(code) : undefined;

export const SUB_USE_CASES = USE_CASES.filter((code) => factsOf(code)?.isSubUseCase === true);

export const useCaseName = (code: string): string => factsOf(code)?.displayName ?? code;

/** What the registry asks beyond the form of each field; the service checks the same again. */
export function checkCampaign(request: Readonly<Record<string, unknown>>): FieldProblems {
  const { usecase, subUsecases, subscriberOptin, subscriberOptout } = request;
  const range = factsOf(usecase)?.subUseCases;
  const count = Array.isArray(subUsecases) ? subUsecases.length : 0;
  return {
    // Left out altogether, the service takes the best matches.
    ...(count > 0 && range !== undefined && (count < range.min || count > range.max)
      ? { subUsecases: `Select ${range.min} to ${range.max} sub-use cases, or none.` }
      : {}),
    ...(subscriberOptin === false && usecase !== 'M2M'
      ? { subscriberOptin: 'This use case requires opt-in. Select the checkbox.' }
      : {}),
    ...(subscriberOptout === false && usecase !== '2FA' && usecase !== 'M2M'
      ? { subscriberOptout: 'This use case requires opt-out. Select the checkbox.' }
      : {}),
  };
}

/** Only umbrella use cases take others: what was chosen for another one is not sent. */
export function campaignShape(values: Readonly<Record<string, unknown>>): Shape {
  const takesOthers = factsOf(values['usecase'])?.subUseCases !== undefined;
  const properties = Object.entries(createShape.properties ?? {}).filter(
    ([name]) => takesOthers || name !== 'subUsecases',
  );
  return { ...createShape, properties: Object.fromEntries(properties) };
}

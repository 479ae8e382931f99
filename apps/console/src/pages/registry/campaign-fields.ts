// Which fields of a campaign are asked for in which step, and in which words.
import { findUseCase, type UseCase } from '@tendlc/compliance';
import { CreateCampaignRequest, UpdateCampaignRequest, USE_CASES } from '@tendlc/contract';
import type { FieldProblems } from '../../forms/problems.ts';
import type { Shape } from '../../forms/shape.ts';

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
    question: 'Do messages contain links?',
    words: 'Also now and then. Links go to your own domain: public shorteners are refused.',
  },
  {
    name: 'embeddedPhone',
    question: 'Do messages contain phone numbers?',
    words: 'Other than the number that sends them.',
  },
  {
    name: 'ageGated',
    question: 'Is the content for adults only?',
    words: 'Alcohol, for example. Your opt-in must then ask for the age.',
  },
  {
    name: 'directLending',
    question: 'Does the business lend money itself?',
    words: 'Loans, cash advances or arranging them. Carriers look closer then.',
  },
  {
    name: 'numberPool',
    question: 'Do more than 50 numbers send for it?',
    words: 'T-Mobile wants to approve a pool of numbers first.',
  },
  {
    name: 'autoRenewal',
    question: 'Shall it be renewed by itself?',
    words: 'Otherwise it ends with its cycle, and a new campaign is a new review with a new fee.',
  },
];

export const QUESTION_NAMES = QUESTIONS.map(({ name }) => name);

export const CAMPAIGN_LABELS: Readonly<Record<string, string>> = {
  brandId: 'Brand',
  description: 'What is sent, to whom and why',
  ...Object.fromEntries(QUESTIONS.map(({ name, question }) => [name, question])),
};

export const CAMPAIGN_HINTS: Readonly<Record<string, string>> = {
  description:
    'In a few sentences of your own, 40 characters or more. Name the business and what people get: reviewers compare it with the samples.',
  messageFlow:
    'Where people agree, step by step, with the address of the page and the very words beside the box or field. The box must be optional and unticked. Reviewers go there: it is the first cause of refusals.',
  privacyPolicyLink:
    'The page must say that mobile numbers are not shared with third parties for their marketing.',
  termsAndConditionsLink: 'Where the terms of the text messages stand.',
  sample1: 'As subscribers will get it, with the name of the business. Names and dates may be made up.',
  sample2: 'Another kind of message. Marketing and mixed campaigns need two.',
  sample3: 'Show each kind of message that you send.',
  sample4: 'Show each kind of message that you send.',
  sample5: 'Show each kind of message that you send.',
  embeddedLinkSample: 'A link as your messages contain it, such as https://example.com/t/1.',
  optinMessage: 'Sent once, when somebody has agreed. Left out, we write it for you.',
  optoutMessage: 'The last message, after STOP. Left out, we write it for you.',
  helpMessage: 'Sent after HELP, with a way to reach you. Left out, we write it for you.',
  optinKeywords: 'Words by which people subscribe, separated by commas. Left out: START.',
  optoutKeywords: 'Words by which people leave, separated by commas. Left out: STOP.',
  helpKeywords: 'Words that ask for help, separated by commas. Left out: HELP.',
  upstreamCnpId:
    'The id of the provider that connects you to carriers, such as TWILO; your provider tells you. Named here, the campaign is shared at once; else you share it later. No carrier sees it before.',
  subscriberOptin: 'Nearly every campaign needs it.',
  subscriberOptout: 'Nearly every campaign needs it.',
  subscriberHelp: 'Nearly every campaign has it.',
  resellerId: 'Only if a reseller is registered between you and the brand. R000000 is none.',
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
      ? { subUsecases: `choose ${range.min} to ${range.max}, or none: then we choose` }
      : {}),
    ...(subscriberOptin === false && usecase !== 'M2M'
      ? { subscriberOptin: 'people must opt in for this use case' }
      : {}),
    ...(subscriberOptout === false && usecase !== '2FA' && usecase !== 'M2M'
      ? { subscriberOptout: 'people must be able to opt out for this use case' }
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

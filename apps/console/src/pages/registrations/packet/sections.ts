// The sections of a packet, made from the field definitions: which fields each has, and what each still needs.
import { FIELDS_OF, type Packet, SUBJECTS, type Subject } from '@tendlc/registration';
import { subjectValues, type PacketValues } from '../../../registrations/packet/packet-values.ts';
import { stepsFor, type StepPlan } from '../../../registrations/form-steps.ts';

export type Section = {
  readonly id: string;
  readonly subject: Subject;
  readonly title: string;
  readonly lead: string;
  readonly names: readonly string[];
  readonly advanced: readonly string[];
};

export const SUBJECT_TITLES: Readonly<Record<Subject, string>> = {
  brand: 'Brand',
  campaign: 'Campaign',
  pages: 'Pages',
};

const brandPlan = (isPerson: boolean): StepPlan[] => [
  {
    id: 'business',
    title: 'Legal entity',
    lead: 'The legal entity type determines what the registry requires.',
  },
  {
    id: 'identity',
    title: isPerson ? 'Owner' : 'Business details',
    lead: isPerson
      ? 'You do not need a Social Security number. The owner is verified with a code sent to a mobile phone.'
      : 'Copy these details exactly as they appear on your IRS letter.',
  },
  {
    id: 'address',
    title: 'Address and contact',
    lead: isPerson
      ? 'The registry accepts sole proprietors in the United States and Canada only.'
      : 'The registry also verifies the address. Campaign reviewers check the website.',
    of: ['address', 'contact'],
  },
];

export const CAMPAIGN_PLAN: readonly StepPlan[] = [
  {
    id: 'use-case',
    title: 'Use case',
    lead: 'Describe your messages in plain words. We suggest a use case based on your description.',
  },
  {
    id: 'message-flow',
    title: 'Opt-in',
    lead: 'Reviewers follow the steps that you describe. They reject campaigns when they cannot find the opt-in.',
  },
  {
    id: 'samples',
    title: 'Sample messages',
    lead: 'Enter messages exactly as you will send them. Your live messages must match these samples.',
  },
  {
    id: 'replies',
    title: 'Automatic replies',
    lead: 'Messages that people receive when they opt in, opt out, or request help.',
  },
  {
    id: 'attributes',
    title: 'Attributes and partner',
    lead: 'Carriers compare your messages with these answers.',
    of: ['attributes', 'partner'],
  },
];

const PAGES_PLAN: readonly StepPlan[] = [
  {
    id: 'pages',
    title: 'Public pages',
    lead: 'Reviewers open these pages without a login. The evaluation opens them, too.',
  },
];

const sectionsFor = (subject: Subject, plan: readonly StepPlan[], values: PacketValues): Section[] =>
  stepsFor(FIELDS_OF[subject], plan, { values: subjectValues(values, subject), isNew: true })
    .filter(({ names }) => names.length > 0)
    .map(({ id, title, lead = '', names, advanced }) => ({ id, subject, title, lead, names, advanced }));

/** With an existing brand, the packet has no brand of its own. */
export const sectionsOf = (values: PacketValues): Section[] => [
  ...(values['brandId'] === undefined
    ? sectionsFor('brand', brandPlan(values['brand.entityType'] === 'SOLE_PROPRIETOR'), values)
    : [
        {
          id: 'business',
          subject: 'brand' as const,
          title: 'Brand',
          lead: 'The campaign belongs to a brand that is registered already.',
          names: [],
          advanced: [],
        },
      ]),
  ...sectionsFor('campaign', CAMPAIGN_PLAN, values),
  ...sectionsFor('pages', PAGES_PLAN, values),
];

/** The fields that decide which sections and fields a packet has. */
export const DECIDING: readonly string[] = [
  'brandId',
  ...new Set(
    SUBJECTS.flatMap((subject) =>
      Object.values(FIELDS_OF[subject]).flatMap(({ askedWhen }) =>
        askedWhen === undefined ? [] : [`${subject}.${askedWhen.field}`],
      ),
    ),
  ),
];

export const pathsIn = ({ subject, names }: Section): string[] => names.map((name) => `${subject}.${name}`);

/** Texts that the service writes at registration if they are empty. They are shown before that. */
const WRITTEN_BY_SERVICE = {
  optinMessage: 'subscriberOptin',
  optoutMessage: 'subscriberOptout',
  helpMessage: 'subscriberHelp',
} as const;

/** Automatic replies that the service would write, and that the person has not confirmed. They are paths. */
export const unconfirmedReplies = ({ campaign }: Packet): string[] =>
  Object.entries(WRITTEN_BY_SERVICE)
    .filter(
      ([name, flag]) =>
        campaign !== undefined &&
        campaign['usecase'] !== 'M2M' &&
        campaign[flag] !== false &&
        campaign[name] === undefined,
    )
    .map(([name]) => `campaign.${name}`);

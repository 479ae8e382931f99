// What the schema of a campaign cannot express: rules between its fields, its use case and its brand.
import { problemsOf, type Problems, type Rule } from '../rule.ts';
import { findUsecase, SUBUSECASES_MAX, type UsecaseFacts } from '../use-cases.ts';

/** The values that the rules use. The campaign can be incomplete. */
export type CampaignValues = {
  readonly usecase?: string;
  /** If omitted, the service chooses them. */
  readonly subUsecases?: readonly string[];
  readonly subscriberOptin?: boolean;
  readonly subscriberOptout?: boolean;
};

type Judged = {
  readonly campaign: CampaignValues;
  readonly facts: UsecaseFacts;
  /** Undefined while the brand is not known. */
  readonly entityType: string | undefined;
};

/** The number of sub-use cases. Where it is not published, any number that the schema allows. */
const rangeOf = ({ subUsecases }: UsecaseFacts) => subUsecases ?? { min: 0, max: SUBUSECASES_MAX };

function problemOfSubUsecases({ campaign: { subUsecases }, facts }: Judged): string | undefined {
  if (subUsecases === undefined) {
    return undefined;
  }
  const { min, max } = rangeOf(facts);
  const wrong = subUsecases.find((code) => findUsecase(code)?.validSubUsecase !== true);
  if (wrong !== undefined) {
    return `${wrong} cannot be a sub-use case`;
  }
  if (max === 0 && subUsecases.length > 0) {
    return `${facts.value} does not allow sub-use cases`;
  }
  const fits = subUsecases.length >= min && subUsecases.length <= max;
  return fits ? undefined : `${facts.value} needs ${min} to ${max} sub-use cases`;
}

function problemOfUsecase({ facts: { value }, entityType }: Judged): string | undefined {
  if (entityType === undefined) {
    return undefined;
  }
  const isSoleProprietor = entityType === 'SOLE_PROPRIETOR';
  if (isSoleProprietor !== (value === 'SOLE_PROPRIETOR')) {
    return isSoleProprietor
      ? 'must be SOLE_PROPRIETOR for a brand with entityType SOLE_PROPRIETOR'
      : 'SOLE_PROPRIETOR is only for brands with entityType SOLE_PROPRIETOR';
  }
  return value === 'CHARITY' && entityType !== 'NON_PROFIT'
    ? 'CHARITY is only for brands with entityType NON_PROFIT'
    : undefined;
}

const RULES: readonly Rule<Judged>[] = [
  ['usecase', problemOfUsecase],
  ['subUsecases', problemOfSubUsecases],
  [
    'subscriberOptin',
    ({ campaign, facts }) =>
      facts.optinNeeded && campaign.subscriberOptin === false ? `must be true for ${facts.value}` : undefined,
  ],
  [
    'subscriberOptout',
    ({ campaign, facts }) =>
      facts.optoutNeeded && campaign.subscriberOptout === false
        ? `must be true for ${facts.value}`
        : undefined,
  ],
];

/**
 * Finds what the registry would reject, beyond the form of each field.
 * @returns a problem for each field that has one; none while the use case is missing or unknown
 */
export function problemsOfCampaign(campaign: CampaignValues, entityType?: string): Problems {
  const facts = findUsecase(campaign.usecase ?? '');
  return facts === undefined ? new Map() : problemsOf(RULES, { campaign, facts, entityType });
}

// Finds inputs of a cost comparison that are probably typing errors.

type Request = {
  readonly campaignCount: number;
  readonly brandCount: number;
  readonly launchTimeline: number;
  readonly devRate?: number;
  readonly complianceRate?: number;
};

/** A longer project is probably a typing error. */
const MONTHS_USUAL_MAX = 36;
/** Federal minimum wage of the United States since 2009 (29 U.S.C. 206). */
const MINIMUM_WAGE_USD = 7.25;

/** Whether the request registers nothing at all. */
export const isNothing = ({ campaignCount, brandCount }: Request): boolean =>
  campaignCount === 0 && brandCount === 0;

/** Inputs that the schema accepts but that are probably typing errors. */
export function listWarnings(request: Request): string[] {
  const { campaignCount, brandCount, launchTimeline } = request;
  const lowRates = (['devRate', 'complianceRate'] as const).filter(
    (field) => (request[field] ?? MINIMUM_WAGE_USD) < MINIMUM_WAGE_USD,
  );
  return [
    ...(isNothing(request)
      ? ['There is nothing to register: the request has 0 brands and 0 campaigns.']
      : campaignCount > 0 && brandCount === 0
        ? ['A campaign belongs to a brand. With 0 brands, the result lacks the fees of at least one brand.']
        : []),
    ...lowRates.map(
      (field) =>
        `${field} is below the federal minimum wage of $${MINIMUM_WAGE_USD} per hour. Check the rate.`,
    ),
    ...(launchTimeline > MONTHS_USUAL_MAX
      ? [`${launchTimeline} months until launch are unusually long for such a project. Check launchTimeline.`]
      : []),
  ];
}

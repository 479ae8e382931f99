// The built-in sandbox for users: admins control all records, customers those of their own account.
import type { SandboxBrandOutcome, SandboxCampaignOutcome, SandboxOverview } from '@tendlc/contract';
import type { Sandbox } from '@tendlc/sandbox';
import type { Caller } from '../../caller.ts';
import { ServiceError } from '../../errors.ts';
import type { CredentialStore } from '../credentials/index.ts';

export type SandboxPanel = ReturnType<typeof createSandboxPanel>;

type Next = { readonly kind: string; readonly dueAt: string } | null;

const nextOf = (next: Next) => (next === null ? null : { what: next.kind, at: next.dueAt });

/** The account of a customer without credentials. No account has this name. */
const NO_ACCOUNT = '';

/** An error of the sandbox is an error of the request, with its message. */
function refuse(error: unknown): never {
  if (error instanceof Error && error.name === 'ControlRefusal') {
    throw new ServiceError('validation_failed', error.message);
  }
  throw error;
}

/** Without undefined fields, which the sandbox would read as values. */
const given = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));

/** @param sandbox undefined unless this service runs the sandbox itself */
export function createSandboxPanel(
  sandbox: Sandbox | undefined,
  credentials: Pick<CredentialStore, 'openActiveOf'>,
) {
  /** @throws ServiceError `not_found` */
  function sandboxOrNone(): Sandbox {
    if (sandbox === undefined) {
      throw new ServiceError(
        'not_found',
        'This service has no sandbox. Only the trial (`npm start`) has one.',
      );
    }
    return sandbox;
  }

  const accountOf = async ({ isAdmin, userId }: Caller): Promise<string | undefined> =>
    isAdmin ? undefined : ((await credentials.openActiveOf(userId))?.sid ?? NO_ACCOUNT);

  async function overview(caller: Caller): Promise<SandboxOverview> {
    const { control, controlUrl } = sandboxOrNone();
    const seen = control.overview(await accountOf(caller));
    return {
      now: seen.now.toISOString(),
      nextAt: seen.nextAt?.toISOString() ?? null,
      controlUrl,
      brands: seen.brands.map(({ brandId, displayName, identityStatus, isJudged, otpPin, next }) => ({
        tcrBrandId: brandId,
        name: displayName,
        identityStatus,
        isJudged,
        oneTimeCode: otpPin ?? null,
        next: nextOf(next),
      })),
      campaigns: seen.campaigns.map(
        ({ campaignId, brandId, usecase, status, sharing, carriers, reviews, next }) => ({
          tcrCampaignId: campaignId,
          tcrBrandId: brandId,
          usecase,
          status,
          sharingStatus: sharing?.state ?? null,
          carriers,
          reviews,
          next: nextOf(next),
        }),
      ),
      scenarios: control.scenarios.map(({ group, words, ein, outcome }) => ({
        group,
        words,
        taxId: ein ?? null,
        outcome,
      })),
    };
  }

  return {
    overview,

    /** Advances the sandbox time for all users; without a number, to the next event. */
    async advance(caller: Caller, seconds: number | undefined): Promise<SandboxOverview> {
      const { control } = sandboxOrNone();
      await (seconds === undefined ? control.advanceToNextStep() : control.advance(seconds * 1_000));
      return overview(caller);
    },

    /** @throws ServiceError `not_found`, with the same message for a brand of another user (G-03) */
    async decideBrand(caller: Caller, id: string, wanted: SandboxBrandOutcome): Promise<SandboxOverview> {
      const { control } = sandboxOrNone();
      if (!control.hasBrand(id, await accountOf(caller))) {
        throw new ServiceError('not_found', 'This brand does not exist.');
      }
      try {
        control.decideBrand(id, given(wanted) as Parameters<typeof control.decideBrand>[1]);
      } catch (error) {
        refuse(error);
      }
      return overview(caller);
    },

    /** @throws ServiceError `not_found` like `decideBrand` */
    async decideCampaign(
      caller: Caller,
      id: string,
      { category, ...wanted }: SandboxCampaignOutcome,
    ): Promise<SandboxOverview> {
      const { control } = sandboxOrNone();
      if (!control.hasCampaign(id, await accountOf(caller))) {
        throw new ServiceError('not_found', 'This campaign does not exist.');
      }
      const why =
        category === undefined
          ? {}
          : wanted.outcome === 'decline'
            ? { categories: [category] }
            : { category };
      try {
        control.decideCampaign(id, { ...given(wanted), ...why } as Parameters<
          typeof control.decideCampaign
        >[1]);
      } catch (error) {
        refuse(error);
      }
      return overview(caller);
    },
  };
}

// What people may see and do in the built-in sandbox: admins everything, customers what is of their own account there.
import type { SandboxBrandOutcome, SandboxCampaignOutcome, SandboxOverview } from '@tendlc/contract';
import type { Sandbox } from '@tendlc/sandbox';
import type { Caller } from '../../caller.ts';
import { ServiceError } from '../../errors.ts';
import type { CredentialStore } from '../credentials/index.ts';

export type SandboxPanel = ReturnType<typeof createSandboxPanel>;

type Next = { readonly kind: string; readonly dueAt: string } | null;

const nextOf = (next: Next) => (next === null ? null : { what: next.kind, at: next.dueAt });

/** The account of a customer without credentials: there is none of this name. */
const NOBODY = '';

/** What the sandbox refuses is the caller's to correct; it says so in a sentence. */
function refuse(error: unknown): never {
  if (error instanceof Error && error.name === 'ControlRefusal') {
    throw new ServiceError('validation_failed', error.message);
  }
  throw error;
}

/** Fields that the sandbox knows as undefined, not as absent. */
const given = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));

/** @param sandbox undefined where the registry is the real one, or somebody else's */
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
    isAdmin ? undefined : ((await credentials.openActiveOf(userId))?.sid ?? NOBODY);

  async function overview(caller: Caller): Promise<SandboxOverview> {
    const { overview: look, controlUrl, scenarios } = sandboxOrNone();
    const seen = look(await accountOf(caller));
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
      campaigns: seen.campaigns.map(({ campaignId, brandId, usecase, status, sharing, carriers, next }) => ({
        tcrCampaignId: campaignId,
        tcrBrandId: brandId,
        usecase,
        status,
        sharingStatus: sharing?.state ?? null,
        carriers,
        next: nextOf(next),
      })),
      scenarios: scenarios.map(({ group, words, ein, outcome }) => ({
        group,
        words,
        taxId: ein ?? null,
        outcome,
      })),
    };
  }

  return {
    overview,

    /** Moves its time on, for everybody who uses it; to whatever happens next without a number. */
    async advance(caller: Caller, seconds: number | undefined): Promise<SandboxOverview> {
      const { control } = sandboxOrNone();
      await (seconds === undefined ? control.advanceToNextStep() : control.advance(seconds * 1_000));
      return overview(caller);
    },

    /** @throws ServiceError `not_found`, in the same words for another's brand as for none (G-03) */
    async decideBrand(caller: Caller, id: string, wanted: SandboxBrandOutcome): Promise<SandboxOverview> {
      const { control } = sandboxOrNone();
      const sid = await accountOf(caller);
      if (control.brands(sid).every(({ brand }) => brand.brandId !== id)) {
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
      const sid = await accountOf(caller);
      if (control.campaigns(sid).every(({ campaign }) => campaign.campaignId !== id)) {
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

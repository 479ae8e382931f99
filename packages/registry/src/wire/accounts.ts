// The account itself: its profile, its resellers.
import type { Loose } from './loose.ts';

export type CspEmails = { email: string; escalateEmail: string; techEmail: string; financeEmail: string };

/** There is no display name in it. */
export type CspProfile = { cspId: string } & Loose<
  CspEmails & {
    platformFreeTrialEnabled: boolean;
    soleProprietorEnabled: boolean;
    ucaasEnabled: boolean;
    publicSafetyEnabled: boolean;
    dpaSigned: boolean;
  }
>;

/** Everything else in the profile is set by the registry. */
export type CspProfileUpdate = Partial<CspEmails>;

export type ResellerCreate = { companyName: string; phone: string; email: string };
export type Reseller = { resellerId: string } & Loose<ResellerCreate & { cspId: string }>;

export const RESELLER_FIELD_LIMITS = {
  companyName: { max: 100 },
  phone: { max: 20 },
  email: { max: 100 },
} as const;

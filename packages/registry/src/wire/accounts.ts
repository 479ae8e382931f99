// The account: its profile and its resellers.
import type { Loose } from './loose.ts';

export type CspEmails = { email: string; escalateEmail: string; techEmail: string; financeEmail: string };

/** Has no display name. */
export type CspProfile = { cspId: string } & Loose<
  CspEmails & {
    platformFreeTrialEnabled: boolean;
    soleProprietorEnabled: boolean;
    ucaasEnabled: boolean;
    publicSafetyEnabled: boolean;
    dpaSigned: boolean;
  }
>;

/** The registry sets all other fields of the profile. */
export type CspProfileUpdate = Partial<CspEmails>;

export type ResellerCreate = { companyName: string; phone: string; email: string };
export type Reseller = { resellerId: string } & Loose<ResellerCreate & { cspId: string }>;

export const RESELLER_FIELD_LIMITS = {
  companyName: { max: 100 },
  phone: { max: 20 },
  email: { max: 100 },
} as const;

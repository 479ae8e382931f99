// Appeals against the result of an identity check or of external vetting.
import type { Loose, Open } from './loose.ts';

export const BRAND_APPEAL_CATEGORIES = ['VERIFY_TAX_ID', 'VERIFY_NON_PROFIT', 'VERIFY_GOVERNMENT'] as const;

export const VETTING_APPEAL_CATEGORIES = [
  ...BRAND_APPEAL_CATEGORIES,
  'LOW_SCORE',
  'VERIFY_EMAIL_OWNERSHIP',
  'VERIFY_DOMAIN_OWNERSHIP',
] as const;

export const APPEAL_EXPLANATION_CHARACTERS_MAX = 1024;

export type AppealFiled = {
  appealCategories: string[];
  attachmentUuids?: string[];
  explanation?: string;
};
export type VettingAppealFiled = AppealFiled & { evpId: string; vettingId: string };

/** Of a brand, or with the vetting that it is about. */
export type Appeal = Loose<{
  brandId: string;
  appealStatus: Open<'PENDING' | 'COMPLETE'>;
  categoryList: string[];
  attachmentUuidList: string[];
  explanation: string;
  appealStatusUpdateDate: string;
  createDate: string;
  appealOutcome: Record<string, unknown>;
  evpId: string;
  vettingId: string;
  vettingClass: string;
}>;

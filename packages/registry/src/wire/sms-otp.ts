// The one-time code that verifies the mobile number of a sole proprietor.
import type { Loose, Open } from './loose.ts';

export const OTP_PIN_PLACEHOLDER = '@OTP_PIN@';

/** Only for the variant that a reply confirms. */
export const OTP_YES_PLACEHOLDER = '@OTP_YES@';

export const OTP_LIFETIME_HOURS = 24;

/** `pinSms` holds one of the placeholders. */
export type SmsOtpSend = { pinSms: string; successSms?: string };
export type SmsOtpSent = { brandId: string; referenceId: string };
export type SmsOtpVerify = { otpPin: string };

export const SMS_DELIVERY_STATUSES = [
  'IN_TRANSIT',
  'DELIVERED_GATEWAY',
  'DELIVERED_HANDSET',
  'FAILED_ROUTING',
  'FAILED_BLOCKED',
  'FAILED_EXPIRED',
  'FAILED_UNKNOWN',
  'UNKNOWN_STATUS',
] as const;

/** Verified if `verifyDate` is set. */
export type SmsOtpStatus = { brandId: string; referenceId: string } & Loose<{
  mobilePhone: string;
  requestDate: string;
  verifyDate: string;
  deliveryStatus: Open<(typeof SMS_DELIVERY_STATUSES)[number]>;
  deliveryStatusDate: string;
  deliveryStatusDetails: string;
}>;

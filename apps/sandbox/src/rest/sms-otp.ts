// The one-time PIN that verifies a sole proprietor's mobile number. It is not texted: the control page shows it.
import { randomInt } from 'node:crypto';
import { OTP_LIFETIME_HOURS, OTP_PIN_PLACEHOLDER, OTP_YES_PLACEHOLDER } from '@tendlc/registry/wire';
import { newId } from '../chance.ts';
import { publishBrandEvent } from '../lifecycle/events.ts';
import { publishIdentity } from '../lifecycle/identity.ts';
import { refuse } from '../refusals.ts';
import { Fields } from '../rules/fields.ts';
import type { BrandRecord } from '../store/records.ts';
import { isoIn, type World } from '../world.ts';
import { type Call, type Endpoint, livingBrand, noContent, ok } from './call.ts';

const HOUR_MS = 3_600_000;
const WRONG_PINS_MAX = 5;
const OTPS_PER_DAY_MAX = 10;

function soleProprietor(world: World, call: Call): BrandRecord {
  const record = livingBrand(world, call);
  if (record.brand.entityType !== 'SOLE_PROPRIETOR') {
    refuse(592, 'Only a sole proprietor proves a mobile number.');
  }
  if (record.brand.identityStatus === 'VERIFIED') {
    refuse(506);
  }
  return record;
}

const isOlderThan = (world: World, date: string, hours: number) =>
  world.clock.nowMs() - Date.parse(date) > hours * HOUR_MS;

function sendOtp(world: World, call: Call) {
  const record = soleProprietor(world, call);
  const { brand, otps } = record;
  const fields = new Fields(call.body);
  fields.require(['pinSms']);
  const pinSms = fields.text('pinSms') ?? '';
  if (pinSms !== '' && ![OTP_PIN_PLACEHOLDER, OTP_YES_PLACEHOLDER].some((word) => pinSms.includes(word))) {
    fields.wrong('pinSms', `must contain ${OTP_PIN_PLACEHOLDER}`);
  }
  fields.text('successSms');
  fields.check();
  if (otps.filter(({ requestDate }) => !isOlderThan(world, requestDate, 24)).length >= OTPS_PER_DAY_MAX) {
    refuse(557);
  }
  const otp = {
    referenceId: newId('OTP', () => false, 7),
    pin: String(randomInt(1_000_000)).padStart(6, '0'),
    mobilePhone: brand.mobilePhone ?? '',
    requestDate: isoIn(world, 0),
    wrongPins: 0,
  };
  otps.push(otp);
  world.store.saveBrand(record);
  if (brand.mock) {
    publishBrandEvent(world, record, 'BRAND_MOCK_OTP', 'mock OTP is sent', { otpPin: otp.pin });
  }
  return ok({ brandId: brand.brandId, referenceId: otp.referenceId });
}

function verifyOtp(world: World, call: Call) {
  const record = soleProprietor(world, call);
  const { brand } = record;
  const fields = new Fields(call.body);
  fields.require(['otpPin']);
  const pin = fields.text('otpPin', { max: 10 });
  fields.check();
  const otp = record.otps.at(-1);
  if (otp === undefined || isOlderThan(world, otp.requestDate, OTP_LIFETIME_HOURS)) {
    return refuse(552, undefined, 'otpPin');
  }
  if (otp.wrongPins >= WRONG_PINS_MAX) {
    refuse(557);
  }
  if (otp.pin !== pin) {
    otp.wrongPins += 1;
    world.store.saveBrand(record);
    refuse(552, undefined, 'otpPin');
  }
  otp.verifyDate = isoIn(world, 0);
  brand.mobilePhoneVerifiedDate = otp.verifyDate;
  brand.identityStatus = 'VERIFIED';
  record.scoring = 'done';
  world.store.saveBrand(record);
  publishBrandEvent(world, record, 'BRAND_OTP_VERIFIED', 'mobile phone is verified');
  publishIdentity(world, record);
  return noContent;
}

function readOtp({ store }: World, { account, params }: Call) {
  for (const { brand, otps } of store.brandsOf(account.sid)) {
    const otp = otps.find(({ referenceId }) => referenceId === params['referenceId']);
    if (otp !== undefined) {
      const { referenceId, mobilePhone, requestDate, verifyDate } = otp;
      return ok({
        brandId: brand.brandId,
        referenceId,
        mobilePhone,
        requestDate,
        ...(verifyDate !== undefined && { verifyDate }),
        deliveryStatus: 'DELIVERED_HANDSET',
        deliveryStatusDate: requestDate,
        deliveryStatusDetails: null,
      });
    }
  }
  return refuse(502, undefined, 'referenceId');
}

export const SMS_OTP_ENDPOINTS: readonly Endpoint[] = [
  ['GET', '/brand/smsOtp/:referenceId', readOtp],
  ['POST', '/brand/:brandId/smsOtp', sendOtp],
  ['PUT', '/brand/:brandId/smsOtp', verifyOtp],
];

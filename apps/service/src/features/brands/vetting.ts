// External vetting, feedback, resubmission, and one-time codes of registered brands.
import type { BrandDetail, VettingRequest } from '@tendlc/contract';
import { isRegistryError } from '@tendlc/registry';
import { type ExternalVetting, type SmsOtpSend, VETTING_PROVIDERS } from '@tendlc/registry/wire';
import { ServiceError } from '../../errors.ts';
import { translateRegistryError } from '../../registry/failures.ts';
import { toFeedback } from './feedback.ts';
import { type BrandRow, claimLease, noteCodeSent, releaseLease } from './queries.ts';
import { type Brands, type BrandsDeps, type PreparedBrandCall, stateOf } from './service.ts';

/** Longer than an order takes, lookups included. */
const VETTING_LEASE_MS = 2 * 60_000;
const DEFAULT_CLASS = 'STANDARD';

/** The token of a vetting is like a password: whoever has it can import the vetting. */
export const withoutToken = ({ vettingToken: _token, ...vetting }: ExternalVetting) => vetting;

const keyOf = (vetting: ExternalVetting) =>
  vetting.vettingId ?? `${vetting.evpId} ${vetting.createDate ?? ''}`;
const isUnderWay = ({ vettingStatus }: ExternalVetting) =>
  vettingStatus === 'PENDING' || vettingStatus === 'UNSCORE';

/** What the mobile phone of a sole proprietor receives. */
export const textsOfCode = (name: string): SmsOtpSend => ({
  pinSms: `Your code to confirm ${name} for text messaging is @OTP_PIN@. It expires in 24 hours.`,
  successSms: `${name} is confirmed. Thank you.`,
});

export function createVetting(deps: BrandsDeps, brands: Brands) {
  const { db, clock, registry } = deps;

  /**
   * Orders vetting. The registry has no reference that identifies a repeated order, and each order costs a fee: existing
   * orders are fetched first, and again if a response was lost.
   */
  async function orderOnce(
    { brand, set, cause }: PreparedBrandCall,
    request: VettingRequest,
  ): Promise<ExternalVetting> {
    const { evpId, vettingClass = DEFAULT_CLASS, additionalRequestPayload } = request;
    const list = () =>
      registry.askRaw(set, cause, (client) =>
        client.vettings.list(brand.tcr_brand_id, { evpId, vettingClass }),
      );
    const matches = (vetting: ExternalVetting) =>
      vetting.evpId === evpId && (vetting.vettingClass ?? vettingClass) === vettingClass;
    const before = (await list()).filter(matches);
    if (before.some(isUnderWay)) {
      throw new ServiceError('registration_under_way', 'The same vetting is already in progress.');
    }
    const known = new Set(before.map(keyOf));
    try {
      return await registry.askRaw(set, cause, (client) =>
        client.vettings.order(brand.tcr_brand_id, {
          evpId,
          vettingClass,
          ...(additionalRequestPayload === undefined ? {} : { additionalRequestPayload }),
        }),
      );
    } catch (error) {
      if (!isRegistryError(error) || !error.mayHaveHappened) {
        throw error;
      }
      const found = (await list()).find((vetting) => matches(vetting) && !known.has(keyOf(vetting)));
      if (found === undefined) {
        throw error;
      }
      return found;
    }
  }

  return {
    /** @throws ServiceError `validation_failed` if the provider does not offer the vetting class */
    checkOrder({ evpId, vettingClass = DEFAULT_CLASS }: VettingRequest): void {
      const provider = VETTING_PROVIDERS.find((known) => known.evpId === evpId);
      const orders: readonly string[] = provider?.orders ?? [vettingClass];
      if (orders.length === 0) {
        throw new ServiceError(
          'validation_failed',
          `evpId: ${evpId} takes no orders; its results are imported`,
        );
      }
      if (!orders.includes(vettingClass)) {
        throw new ServiceError('validation_failed', `vettingClass: ${evpId} offers ${orders.join(', ')}`);
      }
    },

    /** @returns the order without its token */
    async order(
      prepared: PreparedBrandCall,
      request: VettingRequest,
    ): Promise<Omit<ExternalVetting, 'vettingToken'>> {
      const { brand, cause, set } = prepared;
      const now = clock.now();
      const lease = { id: brand.id, now, expiredBefore: new Date(now.getTime() - VETTING_LEASE_MS) };
      if (!(await claimLease(db, 'vetting_asked_at', lease))) {
        throw new ServiceError('registration_under_way', 'The same vetting is already in progress.');
      }
      try {
        const vetting = await orderOnce(prepared, request);
        const ordered = (current: BrandRow) => ({
          ...stateOf(current),
          vetting_status: vetting.vettingStatus ?? 'PENDING',
        });
        await brands.change(brand, ordered, { ...cause, source: 'request' }, set.id);
        await brands.schedulePoll(brand.id);
        return withoutToken(vetting);
      } catch (error) {
        throw translateRegistryError(error);
      } finally {
        await releaseLease(db, 'vetting_asked_at', lease);
      }
    },

    /** The issues that the registry reports, with a remedy for each, in our field names. */
    async readFeedback({ brand, set, cause }: PreparedBrandCall) {
      const feedback = await registry.ask(set, cause, (client) =>
        client.brands.readFeedback(brand.tcr_brand_id),
      );
      return toFeedback(feedback);
    },

    /** Asks the registry to check the brand again, for a fee. */
    async revet({ brand, set, cause }: PreparedBrandCall): Promise<BrandDetail> {
      try {
        await registry.askRaw(set, cause, (client) => client.brands.revet(brand.tcr_brand_id));
      } catch (error) {
        throw translateRegistryError(error);
      } finally {
        await brands.schedulePoll(brand.id);
      }
      const { row } = await brands.refresh(brand.id, { ...cause, source: 'request' }, set);
      return brands.detail(row);
    },

    /** Sends the one-time code to the mobile phone of a sole proprietor. @returns the reference of the message */
    async sendCode({ brand, set, cause }: PreparedBrandCall): Promise<string> {
      const sent = await registry.ask(set, cause, (client) =>
        client.otp.send(brand.tcr_brand_id, textsOfCode(brand.profile.brandName)),
      );
      await noteCodeSent(db, brand.id, clock.now());
      return sent.referenceId;
    },

    async confirmCode({ brand, set, cause }: PreparedBrandCall, pin: string): Promise<BrandDetail> {
      await registry.ask(set, cause, (client) => client.otp.verify(brand.tcr_brand_id, { otpPin: pin }));
      const { row } = await brands.refresh(brand.id, { ...cause, source: 'request' }, set);
      return brands.detail(row);
    },
  };
}
export type Vetting = ReturnType<typeof createVetting>;

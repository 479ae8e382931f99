// Registrations on their way: a packet that the registry accepts, submitted, and decided by the registry of the test.
import { brandRequest, sync } from '../../../../../test/support/registrations.ts';
import type { Customer, TestRegistry } from '../../../../../test/support/registry.ts';
import type { TestService, TestUser } from '../../../../../test/support/service.ts';
import { waitFor } from '../../../../../test/support/wait.ts';

const REASON = 'The pages are not part of this test, and the rest is in order.';

/** A packet that the registry accepts. Its pages are not opened. */
export const packetOf = (brand: object = {}, campaign: object = {}) => ({
  label: 'Bookings',
  brand: brandRequest(brand),
  campaign: {
    usecase: 'CUSTOMER_CARE',
    description:
      'Copper Kettle answers questions of guests about their bookings and opening hours by text message.',
    messageFlow:
      'Guests tick an optional box beside the phone field at copperkettle.example/book and agree to receive texts about their booking.',
    sample1: 'Copper Kettle: your table is ready at 7. Reply STOP to opt out.',
    sample2: 'Copper Kettle: we open at 5 PM on Sunday. Reply HELP for help, STOP to opt out.',
    privacyPolicyLink: 'https://copperkettle.example/privacy',
    termsAndConditionsLink: 'https://copperkettle.example/terms',
    subscriberOptin: true,
    subscriberOptout: true,
    subscriberHelp: true,
    ...campaign,
  },
});

export type Way = ReturnType<typeof createWay>;

export function createWay(service: TestService, registry: TestRegistry, admin: TestUser) {
  const path = (id: number) => `/v1/registrations/${id}`;
  const read = async (customer: TestUser, id: number) =>
    (await service.call('GET', path(id), undefined, customer)).body.registration;

  return {
    read,

    async draft(customer: TestUser, packet: object = packetOf()): Promise<number> {
      const made = await service.call('POST', '/v1/registrations', packet, customer);
      return made.body.registration.id;
    },

    evaluate: (customer: TestUser, id: number) =>
      service.call('POST', `${path(id)}/evaluations`, { fetchPages: false }, customer),

    submit: (customer: TestUser, id: number, body: object = {}) =>
      service.call(
        'POST',
        `${path(id)}/submissions`,
        { upstreamCnpId: 'TWILO', override: { reason: REASON }, ...body },
        customer,
      ),

    /** A draft, evaluated and submitted. */
    async submitNew(customer: TestUser, packet: object = packetOf()): Promise<number> {
      const id = await this.draft(customer, packet);
      await this.evaluate(customer, id);
      const submitted = await this.submit(customer, id);
      if (submitted.status !== 202) {
        throw new Error(`the submission answers ${submitted.status} ${submitted.text}`);
      }
      return id;
    },

    /** Waits until the registration shows what the test expects. */
    reach: (
      customer: TestUser,
      id: number,
      // oxlint-disable-next-line typescript/no-explicit-any -- `call` checks the response against the documentation
      isReached: (registration: any) => boolean,
      what: string,
      timeoutMs?: number,
    ) =>
      waitFor(
        async () => {
          const registration = await read(customer, id);
          return isReached(registration) ? registration : undefined;
        },
        what,
        timeoutMs,
      ),

    async decideBrand(tcrBrandId: string, outcome: 'verify' | 'refuse'): Promise<void> {
      registry.control.decideBrand(tcrBrandId, { outcome });
      await sync(service, admin, 'brand', tcrBrandId);
    },

    async decideCampaign(
      tcrCampaignId: string,
      outcome: Parameters<TestRegistry['control']['decideCampaign']>[1],
    ): Promise<void> {
      registry.control.decideCampaign(tcrCampaignId, outcome);
      await sync(service, admin, 'campaign', tcrCampaignId);
    },

    /** The calls that change something at the registry, as `POST /brand/nonBlocking`, oldest first. */
    changesOf: ({ sid }: Customer): string[] =>
      registry
        .callsOf(sid)
        .filter(({ method }) => method !== 'GET')
        .map((call) => `${call.method} ${call.path.replaceAll(/\/[BC][A-Z0-9]{6}(?=\/|$)/g, '/*')}`),
  };
}

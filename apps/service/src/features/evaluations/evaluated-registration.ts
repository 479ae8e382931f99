// What an evaluation needs of the registrations feature, which stands above this one.
import type { BrandProfile, PatchRegistrationRequest, Registration } from '@tendlc/contract';
import type { Packet } from '@tendlc/registration';
import type { Caller } from '../../caller.ts';

/** The current state of a registration. */
export type EvaluatedRegistration = {
  readonly id: number;
  readonly user_id: number;
  readonly revision: number;
  readonly version: number;
  readonly brand_id: number | null;
  readonly campaign_id: number | null;
  readonly brand: {
    readonly profile: BrandProfile;
    readonly brand_status: string;
    readonly identity_status: string | null;
  } | null;
  /** The newest values. */
  readonly packet: Packet;
};

export type RegistrationsAsEvaluated = {
  /** @throws ServiceError `not_found` */
  findCurrent(caller: Caller, id: string): Promise<EvaluatedRegistration>;
  /**
   * @param requestOf makes the patch from the newest values, again if another change comes first
   * @throws ServiceError as a patch
   */
  change(
    caller: Caller,
    id: string,
    requestOf: (packet: Packet, fixedPaths: ReadonlySet<string>) => PatchRegistrationRequest,
    isExpected: (revision: number) => boolean,
  ): Promise<Registration>;
};

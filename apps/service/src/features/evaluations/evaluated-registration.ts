// What an evaluation needs of the registrations feature, which stands above this one.
import type { CorrectionOnFile } from '@tendlc/compliance';
import type { BrandProfile, Denial, PatchRegistrationRequest, Registration } from '@tendlc/contract';
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
    readonly vetting_status: string | null;
  } | null;
  /** The newest values. */
  readonly packet: Packet;
  /** What a submission does with the records that the registry has already. */
  readonly correction: CorrectionOnFile;
  /** What refused the registration, if it is denied now. */
  readonly denial: Denial | null;
  /** The version that was denied then: the newest one that was submitted. */
  readonly deniedVersion: number;
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

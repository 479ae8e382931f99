// What browsers are asked for passkeys, and the check of what they return. The library knows WebAuthn.
import type { CreatedPasskey, UsedPasskey } from '@tendlc/contract';
import { ServiceError } from '../../../errors.ts';
import type { PasskeyRow } from './queries.ts';
import type { RelyingParty } from './relying-party.ts';

/** Its parsers of certificates take memory and time at a start, and most starts do without passkeys. */
const loadLibrary = async () => {
  const [library, helpers] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ]);
  return { ...library, ...helpers };
};

const NAME = 'Tendlc';

/** EdDSA, ES256, and RS256. */
const ALGORITHMS = [-8, -7, -257];

/** Other formats contain certificates. We request none, and the library would fetch URLs that they name. */
const FORMATS: ReadonlySet<string> = new Set(['none', 'packed']);

/** By which authenticators know the account. */
const handleOf = (userId: number): string => Buffer.from(String(userId)).toString('base64url');

const bytesOf = (stored: Buffer | Uint8Array) => new Uint8Array(stored);

/** As the library reads it. The service asks for no extensions. */
const envelopeOf = <Response extends object>(id: string, response: Response) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  response,
  clientExtensionResults: {},
});

/** The library throws an error for whatever is wrong. @throws ServiceError `invalid_passkey` */
async function orRefuse<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new ServiceError('invalid_passkey', undefined, { cause: error });
  }
}

/** The challenge that the browser says it answers. @throws ServiceError `invalid_passkey` */
export async function challengeOf({ response }: CreatedPasskey | UsedPasskey): Promise<string> {
  const { decodeClientDataJSON } = await loadLibrary();
  return orRefuse(() => {
    const { challenge } = decodeClientDataJSON(response.clientDataJSON) as { challenge: unknown };
    if (typeof challenge !== 'string') {
      throw new TypeError('the client data has no challenge');
    }
    return challenge;
  });
}

export async function createCreationOptions(
  { id }: RelyingParty,
  account: { readonly id: number; readonly email: string; readonly firstName: string },
  known: readonly Pick<PasskeyRow, 'credential_id' | 'transports'>[],
  timeout: number,
) {
  const { generateRegistrationOptions } = await loadLibrary();
  const { rp, user, challenge, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: NAME,
    rpID: id,
    userID: new Uint8Array(Buffer.from(handleOf(account.id), 'base64url')),
    userName: account.email,
    userDisplayName: account.firstName,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return {
    rp: { ...rp, id },
    user,
    challenge,
    pubKeyCredParams,
    timeout,
    excludeCredentials: known.map(({ credential_id, transports }) => ({
      id: credential_id,
      type: 'public-key' as const,
      transports,
    })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  };
}

/** Without a list of passkeys: the device knows its own, so the login needs no email. */
export async function createRequestOptions({ id }: RelyingParty, timeout: number) {
  const { generateAuthenticationOptions } = await loadLibrary();
  const { challenge } = await generateAuthenticationOptions({ rpID: id });
  return { rpId: id, challenge, timeout, userVerification: 'required' as const };
}

/** @throws ServiceError `invalid_passkey` */
export async function verifyCreated(party: RelyingParty, created: CreatedPasskey, challenge: string) {
  const { decodeAttestationObject, isoBase64URL, verifyRegistrationResponse } = await loadLibrary();
  return orRefuse(async () => {
    const { id, response } = created;
    const format = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject)).get('fmt');
    if (!FORMATS.has(format)) {
      throw new Error(`the attestation has the format ${format}`);
    }
    const { transports = [], ...rest } = response;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: envelopeOf(id, rest),
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (registrationInfo === undefined) {
      throw new Error('the attestation is not valid');
    }
    const { credential, credentialBackedUp: isBackedUp } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports,
      isBackedUp,
    };
  });
}

/** @throws ServiceError `invalid_passkey` */
export async function verifyUsed(
  party: RelyingParty,
  used: UsedPasskey,
  challenge: string,
  passkey: PasskeyRow,
) {
  const { verifyAuthenticationResponse } = await loadLibrary();
  return orRefuse(async () => {
    if (used.response.userHandle !== handleOf(passkey.user_id)) {
      throw new Error('the passkey is of another account');
    }
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: envelopeOf(used.id, used.response),
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: bytesOf(passkey.public_key),
        counter: passkey.counter,
      },
    });
    if (!verified) {
      throw new Error('the signature is not valid');
    }
    return { counter: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp };
  });
}

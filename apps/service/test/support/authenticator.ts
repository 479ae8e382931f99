// A software authenticator for tests: makes passkeys and signs challenges as a browser and its device do, also wrongly.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { CreatedPasskey, UsedPasskey } from '@tendlc/contract';
import { type CallOptions, PASSWORD, type TestService, type TestUser } from './service.ts';

const ORIGIN = 'https://tendlc.example';

/** What a browser or a device does differently from what it was asked for. */
export type Deviation = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly challenge?: string;
  readonly isUserVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly credentialId?: string;
  readonly key?: KeyObject;
  readonly format?: string;
};

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

const PRESENT = 0x01;
const VERIFIED = 0x04;
const CAN_BE_BACKED_UP = 0x08;
const IS_BACKED_UP = 0x10;
const HAS_CREDENTIAL = 0x40;

/** The flags and count that every signature covers. */
function authenticatorData(rpId: string, { isUserVerified = true }: Deviation, counter: number, more = 0) {
  const flags = PRESENT | CAN_BE_BACKED_UP | IS_BACKED_UP | (isUserVerified ? VERIFIED : 0) | more;
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
}

/** CBOR: a text of less than 24 bytes. */
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** CBOR and COSE: an EC2 key for ES256. */
function coseKeyOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ]);
}

function attestationObject(format: string, authData: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(authData.length);
  return Buffer.concat([
    Buffer.from([0xa3]),
    cborText('fmt'),
    cborText(format),
    cborText('attStmt'),
    Buffer.from([0xa0]),
    cborText('authData'),
    Buffer.from([0x59]),
    length,
    authData,
  ]);
}

export type TestPasskey = {
  readonly credentialId: string;
  /** @param options as the service returns them */
  create(
    options: { challenge: string; rp: { id: string }; user: { id: string } },
    as?: Deviation,
  ): CreatedPasskey;
  sign(options: { challenge: string; rpId: string }, as?: Deviation): UsedPasskey;
};

/** @param countsUses false: as phones and password managers, whose counter is always 0 */
export function createPasskey({ countsUses = true }: { countsUses?: boolean } = {}): TestPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ownId = randomBytes(32);
  let handle = '';
  let uses = 0;
  const count = () => {
    uses += countsUses ? 1 : 0;
    return uses;
  };
  const clientData = (type: string, challenge: string, as: Deviation) =>
    Buffer.from(
      JSON.stringify({
        type: as.type ?? type,
        challenge: as.challenge ?? challenge,
        origin: as.origin ?? ORIGIN,
        crossOrigin: false,
      }),
    );
  const idOf = (as: Deviation) => as.credentialId ?? ownId.toString('base64url');
  return {
    credentialId: ownId.toString('base64url'),
    create(options, as = {}) {
      handle = options.user.id;
      const id = Buffer.from(idOf(as), 'base64url');
      const idLength = Buffer.alloc(2);
      idLength.writeUInt16BE(id.length);
      const authData = Buffer.concat([
        authenticatorData(as.rpId ?? options.rp.id, as, as.counter ?? count(), HAS_CREDENTIAL),
        Buffer.alloc(16),
        idLength,
        id,
        coseKeyOf(publicKey),
      ]);
      return {
        id: idOf(as),
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, as).toString('base64url'),
          attestationObject: attestationObject(as.format ?? 'none', authData).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    sign(options, as = {}) {
      const client = clientData('webauthn.get', options.challenge, as);
      const data = authenticatorData(as.rpId ?? options.rpId, as, as.counter ?? count());
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), as.key ?? privateKey);
      return {
        id: idOf(as),
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: as.userHandle ?? handle,
        },
      };
    },
  };
}

export const startPasskey = (service: TestService, user: TestUser, proof: object = {}) =>
  service.call('POST', '/v1/account/passkeys/options', { currentPassword: PASSWORD, ...proof }, user);

/** A passkey that the account has. */
export async function addPasskey(
  service: TestService,
  user: TestUser,
  given: { readonly name?: string; readonly countsUses?: boolean; readonly otp?: string } = {},
): Promise<TestPasskey & { readonly id: number }> {
  const { name = 'Work laptop', otp } = given;
  const passkey = createPasskey(given);
  const started = await startPasskey(service, user, otp === undefined ? {} : { otp });
  const credential = passkey.create(started.body.options);
  const added = await service.call('POST', '/v1/account/passkeys', { name, credential }, user);
  if (added.status !== 201) {
    throw new Error(`adding a passkey answers ${added.status} ${added.text}`);
  }
  return { ...passkey, id: added.body.passkey.id };
}

/** The options of a new login. */
export const startLogin = async (service: TestService) =>
  (await service.call('POST', '/v1/auth/login/passkey/options')).body.options;

export const sendLogin = (service: TestService, credential: UsedPasskey, options: CallOptions = {}) =>
  service.call('POST', '/v1/auth/login/passkey', { credential }, options);

export const logInWith = async (
  service: TestService,
  passkey: Pick<TestPasskey, 'sign'>,
  as: Deviation = {},
  options: CallOptions = {},
) => sendLogin(service, passkey.sign(await startLogin(service), as), options);

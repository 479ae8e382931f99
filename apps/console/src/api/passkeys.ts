// Passkeys in this browser: where they work, and what asks the device for one. The library is loaded on first use.
import type { AddPasskeyRequest } from '@tendlc/client';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { client } from './client.ts';
import { operatorLinks } from './operator.ts';
import { DeviceProblem } from './problems.ts';
import { logInByPasskey } from './session.ts';

/** Undefined: this service cannot have passkeys. */
export const passkeyOrigin = operatorLinks.passkeyOrigin;

export const isPasskeyOrigin = globalThis.location.origin === passkeyOrigin;

/** Browsers have no such class if they do not support passkeys. */
export const canUsePasskeys = isPasskeyOrigin && 'PublicKeyCredential' in globalThis;

const loadLibrary = () => import('@simplewebauthn/browser');

const PROBLEMS: Readonly<Record<string, readonly [title: string, advice: string]>> = {
  NotAllowedError: [
    'The passkey request was canceled',
    'Your browser or device canceled it, or it took too long. Try again.',
  ],
  InvalidStateError: [
    'This device already has a passkey for your account',
    'Add a passkey on another device, or remove the existing one first.',
  ],
  ConstraintError: [
    'This device cannot store the passkey',
    'Use a device with a screen lock, or a security key with a PIN.',
  ],
};

/** @throws DeviceProblem for what a person can change */
async function askDevice<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    const words = PROBLEMS[error instanceof Error ? error.name : ''];
    throw words === undefined ? error : new DeviceProblem(...words, error);
  }
}

/** Options of the service, which the library takes as they are. */
export type PasskeyOptions = Readonly<Record<string, unknown>>;

/** @throws DeviceProblem */
export async function createPasskey(options: PasskeyOptions): Promise<AddPasskeyRequest['credential']> {
  const { startRegistration } = await loadLibrary();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { id, response } = await askDevice(() => startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, response: { clientDataJSON, attestationObject, transports } };
}

/** @throws DeviceProblem */
export async function logInWithPasskey(): Promise<void> {
  const [{ startAuthentication }, { options }] = await Promise.all([
    loadLibrary(),
    client.auth.startPasskeyLogin(),
  ]);
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { id, response } = await askDevice(() => startAuthentication({ optionsJSON }));
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  await logInByPasskey({ id, response: { clientDataJSON, authenticatorData, signature, userHandle } });
}

// The passkeys of the account: add, rename, and remove them.
import { Group, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Passkey } from '@tendlc/client';
import { useRef, useState } from 'react';
import { callApi } from '../../api/call.ts';
import {
  canUsePasskeys,
  createPasskey,
  isPasskeyOrigin,
  type PasskeyOptions,
  passkeyOrigin,
} from '../../api/passkeys.ts';
import { DeviceProblem } from '../../api/problems.ts';
import { useUser } from '../../api/session.ts';
import { showAge, showTime } from '../../format/words.ts';
import { ConfirmedButton } from '../../parts/confirmed-button.tsx';
import { DialogForm } from '../../parts/dialog-form.tsx';
import { notify } from '../../parts/notify.ts';
import { OtpInput } from '../../parts/otp-input.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { deviceOf } from './devices.ts';
import { changeLogin, passkeysKey, refreshSecurity } from './security-data.ts';
import { CurrentPassword } from './settings-parts.tsx';

const NAME_CHARACTERS_MAX = 50;
const PASSKEYS_MAX = 10;

function PasskeyName({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <TextInput
      label="Name"
      description="By which you recognize the device."
      autoComplete="off"
      required
      maxLength={NAME_CHARACTERS_MAX}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data-autofocus
    />
  );
}

type Started = { readonly options: PasskeyOptions; readonly endsAt: number };

/**
 * The code of an app works once. If the person cancels what the device asks, only that is asked again, for as long as the service
 * waits for the answer.
 */
function useDevicePrompt(start: () => Promise<PasskeyOptions>, forgetCode: () => void) {
  const started = useRef<Started>(undefined);
  const forget = () => {
    started.current = undefined;
    forgetCode();
  };
  return {
    forget,
    async ask() {
      if (started.current !== undefined && started.current.endsAt <= Date.now()) {
        forget();
        throw new DeviceProblem('The request expired', 'Check what you entered, then continue again.');
      }
      if (started.current === undefined) {
        const options = await start();
        started.current = { options, endsAt: Date.now() + Number(options['timeout'] ?? 0) };
      }
      const credential = await createPasskey(started.current.options);
      // The service takes it once.
      forget();
      return credential;
    },
  };
}

function AddPasskey() {
  const { id, hasTotp } = useUser();
  const [name, setName] = useState('');
  const [currentPassword, setCurrentPassword] = useState('');
  const [otp, setOtp] = useState('');
  const prompt = useDevicePrompt(
    async () => {
      const proof = { currentPassword, ...(hasTotp ? { otp } : {}) };
      return (await changeLogin((through) => through.account.startPasskey(proof))).options;
    },
    () => setOtp(''),
  );
  return (
    <DialogForm
      label="Add passkey"
      title="Add a passkey"
      submit="Continue"
      onOpen={() => {
        setName(deviceOf(navigator.userAgent).slice(0, NAME_CHARACTERS_MAX));
        setCurrentPassword('');
        prompt.forget();
      }}
      send={async () => {
        const credential = await prompt.ask();
        notify((await changeLogin((through) => through.account.addPasskey({ name, credential }))).message);
        await refreshSecurity(id);
      }}
    >
      <Text size="sm">Your browser asks for your fingerprint, face, or PIN when you continue.</Text>
      <PasskeyName value={name} onChange={setName} />
      <CurrentPassword value={currentPassword} onChange={setCurrentPassword} />
      {hasTotp && <OtpInput value={otp} onChange={setOtp} />}
    </DialogForm>
  );
}

function RenamePasskey({ passkey }: { passkey: Passkey }) {
  const { id } = useUser();
  const [name, setName] = useState(passkey.name);
  return (
    <DialogForm
      label="Rename"
      title="Rename passkey"
      submit="Save name"
      onOpen={() => setName(passkey.name)}
      send={async () => {
        await changeLogin((through) => through.account.renamePasskey(passkey.id, { name }));
        await refreshSecurity(id);
      }}
    >
      <PasskeyName value={name} onChange={setName} />
    </DialogForm>
  );
}

function PasskeyEntry({ passkey }: { passkey: Passkey }) {
  const { id } = useUser();
  const { name, isBackedUp, createdAt, lastUsedAt } = passkey;
  return (
    <li>
      <Group justify="space-between" gap="sm" className="beside">
        <div>
          <Text fw={600} className="given">
            {name}
          </Text>
          <Text size="sm" c="dimmed">
            {lastUsedAt === null ? 'Never used' : `Last used ${showAge(lastUsedAt)}`} · Added{' '}
            {showTime(createdAt)}
            {isBackedUp && ' · Synced'}
          </Text>
        </div>
        <Group gap="xs">
          <RenamePasskey passkey={passkey} />
          <ConfirmedButton
            label="Remove"
            title={`Remove ${name}?`}
            confirm="Remove passkey"
            danger
            run={async () => {
              notify((await changeLogin((through) => through.account.removePasskey(passkey.id))).message);
              await refreshSecurity(id);
            }}
          >
            <Text size="sm">
              It can no longer log in. Sessions that it opened stay until you log them out. Delete the passkey
              on your device, too.
            </Text>
          </ConfirmedButton>
        </Group>
      </Group>
    </li>
  );
}

function WhyNotHere() {
  return (
    <Text size="sm">
      {isPasskeyOrigin
        ? 'This browser does not support passkeys. Use another browser to add one.'
        : `Passkeys work at ${passkeyOrigin}. Open the console there to add one.`}
    </Text>
  );
}

export function Passkeys() {
  const { id, mustSetUpTotp } = useUser();
  const { data, error } = useQuery({
    queryKey: passkeysKey(id),
    queryFn: async () => (await callApi((through) => through.account.passkeys())).passkeys,
    enabled: passkeyOrigin !== undefined,
    staleTime: 0,
  });
  return passkeyOrigin === undefined ? null : (
    <section className="card" aria-labelledby="passkeys">
      <Title order={2} id="passkeys" mb="xs">
        Passkeys
      </Title>
      <Stack gap="sm">
        <Text size="sm">
          A passkey logs you in with your fingerprint, face, or PIN, without your password and without a code.
          {mustSetUpTotp &&
            ' Instead of turning on two-factor authentication, you can log in with a passkey.'}
        </Text>
        {data === undefined && error === null && <Skeleton h={90} />}
        {error !== null && <ProblemNote error={error} />}
        {data?.length === 0 && (
          <Text size="sm" c="dimmed">
            No passkeys yet.
          </Text>
        )}
        {data !== undefined && data.length > 0 && (
          <ul className="row-list">
            {data.map((passkey) => (
              <PasskeyEntry key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        )}
        {!canUsePasskeys && <WhyNotHere />}
        {canUsePasskeys && data !== undefined && data.length < PASSKEYS_MAX && (
          <div>
            <AddPasskey />
          </div>
        )}
        {data?.length === PASSKEYS_MAX && (
          <Text size="sm" c="dimmed">
            An account can have {PASSKEYS_MAX} passkeys. Remove one to add another.
          </Text>
        )}
      </Stack>
    </section>
  );
}

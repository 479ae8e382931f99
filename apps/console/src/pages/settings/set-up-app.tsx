// Sets up an authenticator app: the password, then the QR code and a code of the app.
import { Code, Group, Skeleton, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { CopyText } from '../../parts/copy-text.tsx';
import { DialogForm, STAY_OPEN } from '../../parts/dialog-form.tsx';
import { OtpInput } from '../../parts/otp-input.tsx';
import { changeLogin } from './security-data.ts';
import { CurrentPassword } from './settings-parts.tsx';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

type Secret = { readonly secret: string; readonly uri: string };

/** In groups that people can read while they type. */
const inGroups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

export function SetUpApp({
  onCodes,
  onDone,
}: {
  onCodes: (codes: readonly string[]) => void;
  onDone: () => Promise<unknown>;
}) {
  const [currentPassword, setCurrentPassword] = useState('');
  const [otp, setOtp] = useState('');
  const [started, setStarted] = useState<Secret>();
  const reset = () => {
    setCurrentPassword('');
    setOtp('');
    setStarted(undefined);
  };
  const send = async () => {
    if (started === undefined) {
      setStarted(await changeLogin((through) => through.account.startTotp({ currentPassword })));
      return STAY_OPEN;
    }
    const { recoveryCodes } = await changeLogin((through) => through.account.confirmTotp({ otp }));
    onCodes(recoveryCodes);
    await onDone();
    return undefined;
  };
  return (
    <DialogForm
      label="Turn on two-factor authentication"
      title="Set up an authenticator app"
      submit={started === undefined ? 'Continue' : 'Turn on'}
      onOpen={reset}
      send={send}
    >
      {started === undefined ? (
        <CurrentPassword value={currentPassword} onChange={setCurrentPassword} isFocused />
      ) : (
        <Stack gap="sm">
          <Text size="sm">
            1. Scan this code with an authenticator app, such as Google Authenticator, 1Password, or Authy.
          </Text>
          <Suspense fallback={<Skeleton w={200} h={200} />}>
            <QrCode text={started.uri} label="QR code for your authenticator app" />
          </Suspense>
          <Text size="sm">If you cannot scan it, enter this key in the app:</Text>
          <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {inGroups(started.secret)}
          </Code>
          <Group>
            <CopyText text={started.secret} what="the key" />
          </Group>
          <OtpInput
            label="2. Code from the app"
            description="6 digits. The app shows a new code every 30 seconds."
            value={otp}
            onChange={setOtp}
            isFocused
          />
        </Stack>
      )}
    </DialogForm>
  );
}

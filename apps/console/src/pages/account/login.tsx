// Logs in.
import { Button, Group, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { TendlcError } from '@tendlc/client';
import { canUsePasskeys, logInWithPasskey } from '../../api/passkeys.ts';
import { asksOtp, logIn } from '../../api/session.ts';
import { TextLink } from '../../parts/link-button.tsx';
import { OtpInput } from '../../parts/otp-input.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { useEntry } from './after-entry.ts';
import { GuestPage } from './guest-page.tsx';

/** A new password unlocks the account immediately. */
const mayReset = (error: unknown) =>
  error instanceof TendlcError && ['account_locked', 'invalid_credentials'].includes(error.code);

export function LoginPage() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const enter = useEntry();
  const [otp, setOtp] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const login = useMutation({
    mutationFn: () => logIn(email, password, isAsked ? otp : ''),
    onSuccess: enter,
    onError: (error) => setIsAsked(asksOtp(error)),
  });
  // The first request for a code is a step, not an error.
  const isProblem =
    login.isError && !(login.error instanceof TendlcError && login.error.code === 'otp_required');
  const byPasskey = useMutation({ mutationFn: logInWithPasskey, onSuccess: enter });
  const send = (event: FormEvent) => {
    event.preventDefault();
    byPasskey.reset();
    login.mutate();
  };
  const sendPasskey = () => {
    login.reset();
    byPasskey.mutate();
  };
  return (
    <GuestPage title="Log in">
      <form onSubmit={send}>
        <Stack>
          <TextInput
            label="Email"
            type="email"
            autoComplete="username"
            required
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            required
            value={password}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
          {isAsked && <OtpInput value={otp} onChange={setOtp} isFocused />}
          {isProblem && (
            <ProblemNote error={login.error}>
              {mayReset(login.error) && (
                <TextLink to="/forgot-password" size="sm">
                  Reset your password to unlock your account now
                </TextLink>
              )}
            </ProblemNote>
          )}
          <Button type="submit" loading={login.isPending}>
            Log in
          </Button>
          {byPasskey.isError && <ProblemNote error={byPasskey.error} />}
          {canUsePasskeys && (
            <Button variant="default" loading={byPasskey.isPending} onClick={sendPasskey}>
              Log in with a passkey
            </Button>
          )}
          <Group justify="space-between">
            <TextLink to="/forgot-password" size="sm">
              Forgot password?
            </TextLink>
            <TextLink to="/register" size="sm">
              Create account
            </TextLink>
          </Group>
        </Stack>
      </form>
    </GuestPage>
  );
}

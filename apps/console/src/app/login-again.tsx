// Asks for the password over the page when the session ends, so that no input is lost.
import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { asksOtp, forgetSession, logIn, sessionNow } from '../api/session.ts';
import { renewal, useSignal } from '../api/waiting.ts';
import { Dialog } from '../parts/dialog.tsx';
import { OtpInput } from '../parts/otp-input.tsx';
import { ProblemNote } from '../parts/problem-note.tsx';

export function LoginAgain() {
  const waiting = useSignal(renewal);
  const router = useRouter();
  const [password, setPassword] = useState('');
  const email = sessionNow()?.email ?? '';
  const [otp, setOtp] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const login = useMutation({
    mutationFn: () => logIn(email, password, isAsked ? otp : ''),
    onError: (error) => setIsAsked(asksOtp(error)),
    onSuccess: () => {
      setPassword('');
      setOtp('');
      setIsAsked(false);
      waiting?.settle(true);
    },
  });
  const leave = () => {
    waiting?.settle(false);
    setPassword('');
    forgetSession();
    void router.invalidate();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    login.mutate();
  };
  return (
    <Dialog opened={waiting !== undefined} onClose={leave} title="Your session expired">
      <form onSubmit={send}>
        <Stack>
          <Text size="sm">
            Log in again as {email}. Your input is saved, and you can continue after you log in.
          </Text>
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            value={password}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
            data-autofocus
            required
          />
          {isAsked && <OtpInput value={otp} onChange={setOtp} isFocused />}
          {login.isError && !(isAsked && otp === '') && <ProblemNote error={login.error} />}
          <Group justify="space-between">
            <Button variant="default" onClick={leave}>
              Log out{' '}
            </Button>
            <Button type="submit" loading={login.isPending}>
              Log in
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

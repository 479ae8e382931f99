// The page of the password reset link: choosing a new password.
import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { client } from '../../api/client.ts';
import { fieldProblems } from '../../api/problems.ts';
import { ButtonLink, TextLink } from '../../parts/link-button.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { TonePanel } from '../../parts/tone.tsx';
import { GuestPage } from './guest-page.tsx';
import { useLinkToken } from './link-token.ts';
import { NewPassword } from '../../parts/new-password.tsx';
import { isGoodPassword } from '../../parts/password-rules.ts';

function WithoutLink() {
  return (
    <TonePanel tone="wait">
      <Text fw={700}>Open this page from the link in your email</Text>
      <Text size="sm">
        The link works once and expires in one hour. If yours has expired,{' '}
        <TextLink to="/forgot-password">request a new link</TextLink>.
      </Text>
    </TonePanel>
  );
}

function Chosen() {
  return (
    <Stack role="status" align="flex-start">
      <TonePanel tone="good">
        <Text fw={700}>Your password was changed</Text>
        <Text size="sm">
          All sessions on all devices were logged out. API keys still work: review them on the account page.
          Log in with your new password.
        </Text>
      </TonePanel>
      <ButtonLink to="/login">Log in</ButtonLink>
    </Stack>
  );
}

export function ResetPasswordPage() {
  const token = useLinkToken();
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const reset = useMutation({
    mutationFn: async () => client.auth.resetPassword({ token, newPassword: password }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isGoodPassword(password)) {
      reset.mutate();
    }
  };
  const problem =
    tried && !isGoodPassword(password)
      ? 'Enter a password that meets all the requirements below.'
      : fieldProblems(reset.error)['newPassword'];
  return (
    <GuestPage title="Reset your password">
      {token === '' ? (
        <WithoutLink />
      ) : reset.isSuccess ? (
        <Chosen />
      ) : (
        <form onSubmit={send}>
          <Stack>
            <NewPassword label="New password" value={password} onChange={setPassword} error={problem} />
            {reset.isError && (
              <ProblemNote error={reset.error}>
                <TextLink to="/forgot-password" size="sm">
                  Request a new link
                </TextLink>
              </ProblemNote>
            )}
            <Button type="submit" loading={reset.isPending}>
              Save password
            </Button>
          </Stack>
        </form>
      )}
    </GuestPage>
  );
}

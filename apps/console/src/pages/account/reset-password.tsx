// Where the link of the reset e-mail leads: choosing a new password.
import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { client } from '../../api/client.ts';
import { fieldProblems } from '../../api/problems.ts';
import { ButtonLink, TextLink } from '../../parts/link-button.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { TonePanel } from '../../parts/tone.tsx';
import { GuestPage } from './guest-page.tsx';
import { NewPassword } from './new-password.tsx';
import { isGoodPassword } from './password-rules.ts';

/** The token stands in the fragment, which no server and no referrer sees. */
const readToken = () => new URLSearchParams(globalThis.location.hash.slice(1)).get('token') ?? '';

/** It must not stay in the history of a shared computer. */
function useToken(): string {
  const [token] = useState(readToken);
  useEffect(() => {
    globalThis.history.replaceState(globalThis.history.state, '', globalThis.location.pathname);
  }, []);
  return token;
}

function WithoutLink() {
  return (
    <TonePanel tone="wait">
      <Text fw={700}>This page is reached by the link in the mail</Text>
      <Text size="sm">
        The link is good for one hour, once. <TextLink to="/forgot-password">Ask for a new one</TextLink> if
        yours is gone.
      </Text>
    </TonePanel>
  );
}

function Chosen() {
  return (
    <Stack role="status" align="flex-start">
      <TonePanel tone="good">
        <Text fw={700}>Your new password holds</Text>
        <Text size="sm">
          Whoever was logged in to your account is logged out, on every device. Log in with the new password.
        </Text>
      </TonePanel>
      <ButtonLink to="/login">Log in</ButtonLink>
    </Stack>
  );
}

export function ResetPasswordPage() {
  const token = useToken();
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
      ? 'Some of the rules below are not met yet'
      : fieldProblems(reset.error)['newPassword'];
  return (
    <GuestPage title="Choose a new password">
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
                  Ask for a new link
                </TextLink>
              </ProblemNote>
            )}
            <Button type="submit" loading={reset.isPending}>
              Save the new password
            </Button>
          </Stack>
        </form>
      )}
    </GuestPage>
  );
}

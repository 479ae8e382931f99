// Requests a link to choose a new password.
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { client } from '../../api/client.ts';
import { TextLink } from '../../parts/link-button.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { TonePanel } from '../../parts/tone.tsx';
import { GuestPage } from './guest-page.tsx';

function Sent({ email }: { email: string }) {
  return (
    <div role="status">
      <TonePanel tone="good">
        <Text fw={700}>Check your email</Text>
        <Text size="sm">
          If {email} has an account, we sent a reset link to it. The link works once and expires in one hour.
          If you do not see it, check your spam folder.
        </Text>
      </TonePanel>
    </div>
  );
}

export function ForgotPasswordPage() {
  const [email, setEmail] = useState('');
  const request = useMutation({ mutationFn: async () => client.auth.forgotPassword({ email }) });
  const send = (event: FormEvent) => {
    event.preventDefault();
    request.mutate();
  };
  return (
    <GuestPage
      title="Reset your password"
      lead="We will email you a link. Resetting your password also unlocks your account."
    >
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
          {request.isError && <ProblemNote error={request.error} />}
          {request.isSuccess && <Sent email={email} />}
          <Button type="submit" loading={request.isPending}>
            Send reset link
          </Button>
          <TextLink to="/login" size="sm">
            Back to login
          </TextLink>
        </Stack>
      </form>
    </GuestPage>
  );
}

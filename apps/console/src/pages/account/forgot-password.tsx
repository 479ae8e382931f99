// Asking for a link to choose a new password.
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
        <Text fw={700}>Look into your mailbox</Text>
        <Text size="sm">
          If {email} has an account, a message with a link is on its way. The link is good for one hour, once.
          Nothing there? Look into the spam folder.
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
      title="Choose a new password"
      lead="We send you a link. It also wakes an account that is resting."
    >
      <form onSubmit={send}>
        <Stack>
          <TextInput
            label="E-mail"
            type="email"
            autoComplete="username"
            required
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
          {request.isError && <ProblemNote error={request.error} />}
          {request.isSuccess && <Sent email={email} />}
          <Button type="submit" loading={request.isPending}>
            Send the link
          </Button>
          <TextLink to="/login" size="sm">
            Back to the login
          </TextLink>
        </Stack>
      </form>
    </GuestPage>
  );
}

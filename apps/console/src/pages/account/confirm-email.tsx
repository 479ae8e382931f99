// The page of the link that confirms a new email address.
import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { refreshSession } from '../../api/session.ts';
import { ButtonLink, TextLink } from '../../parts/link-button.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { TonePanel } from '../../parts/tone.tsx';
import { GuestPage } from './guest-page.tsx';
import { IncompleteLink } from './incomplete-link.tsx';
import { useLinkToken } from './link-token.ts';

/** The old address stays until the new one is confirmed, so nothing is lost with a link. */
const Failed = ({ error }: { error: Error }) => (
  <ProblemNote error={error}>
    <TextLink to="/account" size="sm">
      Send a new link from your account
    </TextLink>
  </ProblemNote>
);

export function ConfirmEmailPage() {
  const token = useLinkToken();
  const confirming = useMutation({
    mutationFn: async () => client.account.confirmEmail({ token }),
    onSuccess: refreshSession,
  });
  return (
    <GuestPage title="Confirm your email address">
      {confirming.isSuccess ? (
        <Stack role="status" align="flex-start">
          <TonePanel tone="good">
            <Text fw={700}>Your email address was changed</Text>
            <Text size="sm">Log in with the new address from now on.</Text>
          </TonePanel>
          <ButtonLink to="/account">Continue</ButtonLink>
        </Stack>
      ) : token === '' ? (
        <IncompleteLink instead="Open account">
          It works once and expires in one hour. You can send a new one from your account.
        </IncompleteLink>
      ) : (
        <Stack align="flex-start">
          {/* A button, because mail scanners open links. */}
          <Text>Confirm that you want to use this email address for your account.</Text>
          {confirming.isError && <Failed error={confirming.error} />}
          <Button loading={confirming.isPending} onClick={() => confirming.mutate()}>
            Confirm email address
          </Button>
        </Stack>
      )}
    </GuestPage>
  );
}

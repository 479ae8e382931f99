// The page of an unsubscribe link. It asks first, because mail scanners open links.
import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { UnsubscribableKind } from '@tendlc/contract';
import { client } from '../../api/client.ts';
import { queries } from '../../api/session.ts';
import { ButtonLink, TextLink } from '../../parts/link-button.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { TonePanel } from '../../parts/tone.tsx';
import { GuestPage } from './guest-page.tsx';
import { IncompleteLink } from './incomplete-link.tsx';

const ABOUT: Readonly<Record<UnsubscribableKind, string>> = {
  registration: 'status changes of your brands, campaigns, and registrations',
  balance: 'your token balance',
  webhooks: 'webhook endpoints that were turned off',
};

const isKind = (kind: string): kind is UnsubscribableKind => Object.hasOwn(ABOUT, kind);

export function UnsubscribePage() {
  const { kind = '', token = '' } = useParams({ strict: false });
  return (
    <GuestPage title="Unsubscribe">
      {isKind(kind) && token !== '' ? (
        <Confirmation kind={kind} token={token} />
      ) : (
        <IncompleteLink instead="Change email preferences">
          You can also log in and choose which emails you get.
        </IncompleteLink>
      )}
    </GuestPage>
  );
}

function Confirmation({ kind, token }: { kind: UnsubscribableKind; token: string }) {
  const unsubscribing = useMutation({
    mutationFn: async () => client.notices.unsubscribe(kind, token),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['notices'] }),
  });
  return unsubscribing.isSuccess ? (
    <Stack role="status" align="flex-start">
      <TonePanel tone="good">
        <Text fw={700}>You are unsubscribed</Text>
        <Text size="sm">You won’t get emails about {ABOUT[kind]} anymore.</Text>
      </TonePanel>
      <Text size="sm">You can turn these emails on again in your account, or choose one email a day.</Text>
      <ButtonLink to="/account" variant="default">
        Change email preferences
      </ButtonLink>
    </Stack>
  ) : (
    <Stack align="flex-start">
      <Text>Stop emails about {ABOUT[kind]}?</Text>
      <Text size="sm" c="dimmed">
        Emails about the security of your account are always sent.
      </Text>
      {unsubscribing.isError && (
        <ProblemNote error={unsubscribing.error}>
          <TextLink to="/account" size="sm">
            Change email preferences
          </TextLink>
        </ProblemNote>
      )}
      <Button loading={unsubscribing.isPending} onClick={() => unsubscribing.mutate()}>
        Unsubscribe
      </Button>
    </Stack>
  );
}

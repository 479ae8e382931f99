// Where one stands: what is left to spend and what to do next.
import { Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { Session } from '../api/session.ts';
import { plural } from '../app/words.ts';
import { ButtonLink, TextLink } from '../parts/link-button.tsx';
import { Page } from '../parts/page.tsx';

function Tokens({ session }: { session: Session }) {
  return (
    <Stack className="card" gap={4}>
      <Title order={2} size="h3">
        Tokens
      </Title>
      <Text fz="1.6rem" fw={700}>
        {plural(session.tokenBalance, 'token')}
      </Text>
      <Text size="sm">
        {session.hasDailyFree
          ? 'Today’s free token is still there: your next run costs nothing.'
          : 'Today’s free token is used. The next one comes at midnight UTC.'}
      </Text>
      <TextLink to="/tokens" size="sm">
        Where they went
      </TextLink>
    </Stack>
  );
}

export function HomePage({ session }: { session: Session }) {
  return (
    <Page title={`Welcome, ${session.firstName}`} lead="Here is where you stand.">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Tokens session={session} />
        <Stack className="card" gap={6}>
          <Title order={2} size="h3">
            Next step
          </Title>
          <Text size="sm">Describe what you want to send, and learn what to register and what it takes.</Text>
          <Group>
            <ButtonLink to="/tools/$name" params={{ name: 'use-case-selector' }}>
              Find my use case
            </ButtonLink>
          </Group>
        </Stack>
      </SimpleGrid>
    </Page>
  );
}

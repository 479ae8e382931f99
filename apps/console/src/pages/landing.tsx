// What this is, for somebody who has never heard of 10DLC, and where to begin.
import { Group, List, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Page } from '../parts/page.tsx';
import { ButtonLink } from '../parts/link-button.tsx';

const STEPS = [
  {
    title: '1. Find out what you need',
    text: 'Describe in your own words what you want to send. You learn which kind of campaign that is, what it costs and how long it takes.',
  },
  {
    title: '2. Get it right before you pay',
    text: 'Check business data, messages and opt-in texts. Every finding says what to change and who asks for it.',
  },
  {
    title: '3. Register, and watch it happen',
    text: 'Register your business and your campaign with your own registry account. You always see who is being waited for.',
  },
];

export function LandingPage() {
  return (
    <Page
      title="Text your customers, registered and read"
      lead="US carriers deliver business texts only from registered senders. Here you check what you want to send, register your business and your campaign, and see where each step stands."
    >
      <Group>
        <ButtonLink to="/register" size="md">
          Start with 3 free tokens
        </ButtonLink>
        <ButtonLink to="/login" size="md" variant="default">
          I have an account
        </ButtonLink>
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        {STEPS.map(({ title, text }) => (
          <Stack key={title} className="card" gap={6}>
            <Title order={2} size="h3">
              {title}
            </Title>
            <Text size="sm">{text}</Text>
          </Stack>
        ))}
      </SimpleGrid>
      <Stack gap="xs" className="card">
        <Title order={2}>What it costs</Title>
        <List spacing={6}>
          <List.Item>
            A check or a step of a registration costs one token. What is refused costs nothing.
          </List.Item>
          <List.Item>A new account has two tokens, and one more is free every day.</List.Item>
          <List.Item>Counting characters and segments while you type is always free.</List.Item>
          <List.Item>
            The registry and its partners charge fees of their own; they are named before you agree.
          </List.Item>
        </List>
      </Stack>
    </Page>
  );
}

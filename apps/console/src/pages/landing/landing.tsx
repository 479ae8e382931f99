// The landing page, for visitors who are new to 10DLC.
import { Group, List, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { ButtonLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import { CheckedMessage } from './checked-message.tsx';
import './landing.css';
import { Stations } from './stations.tsx';

const HELPS = [
  {
    title: 'Find your use case',
    text: 'Describe the messages that you plan to send. We suggest a use case and show its fees and review time.',
  },
  {
    title: 'Check before you submit',
    text: 'Check your business details, messages, and opt-in language. Each issue says what to change and who requires it.',
  },
  {
    title: 'Register and track status',
    text: 'Register your brand and campaign step by step with your own registry account. See each decision as it is made.',
  },
] as const;

const WORDS = [
  { word: 'Brand', meaning: 'Your business, as registered with The Campaign Registry (TCR).' },
  { word: 'Campaign', meaning: 'The messages you send, who receives them, and how they opted in.' },
  {
    word: '10DLC',
    meaning: 'Business texting from a standard 10-digit US phone number. Carriers require registration.',
  },
] as const;

const COSTS = [
  'Each check or registration step costs one token. Failed requests are free.',
  'A new account has two tokens. You get one more free token every day.',
  'The character and segment counter is always free.',
  'The registry and its partners charge their own fees. You see them before you confirm.',
] as const;

function Start() {
  return (
    <ButtonLink to="/register" size="md">
      Start with 3 free tokens
    </ButtonLink>
  );
}

export function LandingPage() {
  return (
    <Stack className="landing">
      <div className="hero">
        <Page
          title="10DLC registration and compliance for business texting"
          lead="US carriers deliver business text messages only from registered senders. Check your messages, register your brand and campaign, and track the status of each step."
        >
          <Group gap="sm">
            <Start />
            <ButtonLink to="/login" size="md" variant="default">
              Log in
            </ButtonLink>
          </Group>
          <Text size="sm" c="dimmed">
            No credit card required.
          </Text>
        </Page>
        <CheckedMessage />
      </div>
      <Stations />
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        {HELPS.map(({ title, text }) => (
          <Stack key={title} className="card" gap={6}>
            <Title order={2} size="h3">
              {title}
            </Title>
            <Text size="sm">{text}</Text>
          </Stack>
        ))}
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Stack gap="xs" className="card" component="section" aria-labelledby="costs">
          <Title order={2} id="costs">
            {' '}
            Pricing
          </Title>
          <List spacing={6} size="sm">
            {COSTS.map((cost) => (
              <List.Item key={cost}>{cost}</List.Item>
            ))}
          </List>
        </Stack>
        <Stack gap="xs" className="card" component="section" aria-labelledby="words">
          <Title order={2} id="words">
            Key terms
          </Title>
          <dl className="words">
            {WORDS.map(({ word, meaning }) => (
              <div key={word}>
                <dt>{word}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </Stack>
      </SimpleGrid>
      <Group>
        <Start />
      </Group>
    </Stack>
  );
}

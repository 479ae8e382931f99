// What this is, for somebody who has never heard of 10DLC, and where to begin.
import { Group, List, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { ButtonLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import { CheckedMessage } from './checked-message.tsx';
import './landing.css';
import { Stations } from './stations.tsx';

const HELPS = [
  {
    title: 'Find out what you need',
    text: 'Describe in your own words what you want to send. You learn which kind of campaign that is, what it costs and how long it takes.',
  },
  {
    title: 'Get it right before you pay',
    text: 'Check business data, messages and opt-in texts. Every finding says what to change and who asks for it.',
  },
  {
    title: 'Register, and watch it happen',
    text: 'Register your business and your campaign with your own registry account, step by step, and see each decision as it is made.',
  },
] as const;

const WORDS = [
  { word: 'Brand', meaning: 'Your business, as the registry knows it.' },
  { word: 'Campaign', meaning: 'What you send, to whom, and how they agreed to it.' },
  { word: '10DLC', meaning: 'Texting from an ordinary ten-digit number in the US. It has to be registered.' },
] as const;

const COSTS = [
  'A check or a step of a registration costs one token. What is refused costs nothing.',
  'A new account has two tokens, and one more is free every day.',
  'Counting characters while you type is always free.',
  'The registry and its partners charge fees of their own; they are named before you agree.',
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
          title="Text your customers, registered and checked"
          lead="US carriers deliver business texts only from registered senders. Here you check what you want to send, register your business and your campaign, and see where each step stands."
        >
          <Group gap="sm">
            <Start />
            <ButtonLink to="/login" size="md" variant="default">
              I have an account
            </ButtonLink>
          </Group>
          <Text size="sm" c="dimmed">
            Free, without a card.
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
            What it costs
          </Title>
          <List spacing={6} size="sm">
            {COSTS.map((cost) => (
              <List.Item key={cost}>{cost}</List.Item>
            ))}
          </List>
        </Stack>
        <Stack gap="xs" className="card" component="section" aria-labelledby="words">
          <Title order={2} id="words">
            Three words you will meet
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

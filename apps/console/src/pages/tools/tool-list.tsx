// All tools, by the stage at which one needs them, and what was run before.
import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { catalogue } from '@tendlc/compliance';
import { useState } from 'react';
import { useUser } from '../../api/session.ts';
import { showAge } from '../../app/words.ts';
import { CardLink, TextLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import { useRuns } from '../../results/use-runs.ts';
import { verdictOf } from '../../results/verdict.ts';
import { STAGES } from './stages.ts';

const RUNS_SHOWN = 8;

const titleOf = (name: string) => catalogue.find((tool) => tool.name === name)?.title ?? name;

function PastRuns() {
  const { runs, forgetAll } = useRuns();
  return (runs ?? []).length === 0 ? null : (
    <section aria-labelledby="past-runs">
      <Group justify="space-between" mb="xs">
        <Title order={2} id="past-runs">
          Your latest runs
        </Title>
        <Button size="compact-sm" variant="default" onClick={() => void forgetAll()}>
          Forget them all
        </Button>
      </Group>
      <Stack gap={6}>
        {(runs ?? []).slice(0, RUNS_SHOWN).map(({ id, tool, at, results }) => (
          <Text key={id} size="sm">
            <TextLink to="/tools/$name" params={{ name: tool }} search={{ run: id }}>
              {titleOf(tool)}
            </TextLink>{' '}
            · {verdictOf(tool, results).headline} ·{' '}
            <Text span size="sm" c="dimmed">
              {showAge(at)}
            </Text>
          </Text>
        ))}
      </Stack>
      <Text size="xs" c="dimmed" mt={6}>
        Kept in this browser only, the newest fifty. Looking at them again is free.
      </Text>
    </section>
  );
}

export function ToolListPage() {
  const [search, setSearch] = useState('');
  const { hasDailyFree } = useUser();
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = catalogue.filter(({ title, summary, name }) =>
    words.every((word) => `${title} ${summary} ${name}`.toLowerCase().includes(word)),
  );
  return (
    <Page
      title="Tools"
      lead={`A run costs one token${hasDailyFree ? '; your next one today is free' : ''}. Opening a tool and counting characters is always free.`}
    >
      <TextInput
        type="search"
        label="Search the tools"
        placeholder="e.g. rejected, cost, opt-out"
        maw={420}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <Text role="status" size="sm" hidden={search === ''}>
        {found.length === 0
          ? 'No tool has all of these words. Try one word less.'
          : `${found.length} of ${catalogue.length} tools`}
      </Text>
      {STAGES.map(({ stage, title, lead }) => {
        const tools = found.filter((tool) => tool.stage === stage);
        return tools.length === 0 ? null : (
          <section key={stage} aria-labelledby={`stage-${stage}`}>
            <Title order={2} id={`stage-${stage}`}>
              {title}
            </Title>
            <Text c="dimmed" size="sm" mb="xs">
              {lead}
            </Text>
            <div className="cards">
              {tools.map((tool) => (
                <CardLink key={tool.name} to="/tools/$name" params={{ name: tool.name }}>
                  <Text fw={600} component="span" display="block" c="var(--mantine-color-anchor)">
                    {tool.title}
                  </Text>
                  <Text size="sm" component="span" display="block" mt={4}>
                    {tool.summary}
                  </Text>
                </CardLink>
              ))}
            </div>
          </section>
        );
      })}
      <PastRuns />
    </Page>
  );
}

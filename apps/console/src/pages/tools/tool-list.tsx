// All tools, by the stage at which one needs them, and what was run last.
import { Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { catalogue } from '@tendlc/compliance';
import { useState } from 'react';
import { useUser } from '../../api/session.ts';
import { plural, showAge } from '../../format/words.ts';
import { CardLink, TextLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import { ToneBadge } from '../../parts/tone.tsx';
import { useRuns } from '../../results/use-runs.ts';
import { verdictOf } from '../../results/verdict.ts';
import { STAGES } from './stages.ts';
import { titleOf } from '../../format/tool-titles.ts';
import './tools.css';

const RUNS_SHOWN = 4;

type Tool = (typeof catalogue)[number];

function LatestRuns() {
  const { runs = [] } = useRuns();
  return runs.length === 0 ? null : (
    <section aria-labelledby="past-runs">
      <Group justify="space-between" mb="xs">
        <Title order={2} id="past-runs">
          Recent runs
        </Title>
        <TextLink to="/tools/runs" size="sm">
          View all {plural(runs.length, 'run')}
        </TextLink>
      </Group>
      <ul className="run-lines">
        {runs.slice(0, RUNS_SHOWN).map(({ id, tool, at, results }) => {
          const { tone, headline } = verdictOf(tool, results);
          return (
            <li key={id}>
              <TextLink to="/tools/$name" params={{ name: tool }} search={{ run: id }} size="sm">
                {titleOf(tool)}
              </TextLink>
              <ToneBadge tone={tone}>{headline}</ToneBadge>
              <Text span size="sm" c="dimmed">
                {showAge(at)}
              </Text>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Stage({ stage, tools }: { stage: (typeof STAGES)[number]; tools: readonly Tool[] }) {
  const id = `stage-${stage.stage}`;
  return tools.length === 0 ? null : (
    <section aria-labelledby={id}>
      <Title order={2} id={id}>
        {stage.title}
      </Title>
      <Text c="dimmed" size="sm" mb="xs">
        {stage.lead}
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
}

function useToolSearch() {
  const { search = '' } = useSearch({ from: '/inside/tools' });
  const navigate = useNavigate();
  // What is typed is shown at once; the address follows.
  const [typed, setTyped] = useState<string>(search);
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      void navigate({
        to: '/tools',
        search: text === '' ? {} : { search: text },
        replace: true,
        resetScroll: false,
      });
    },
    found: catalogue.filter(({ title, summary, name }) =>
      words.every((word) => `${title} ${summary} ${name}`.toLowerCase().includes(word)),
    ),
  };
}

export function ToolListPage() {
  const { hasDailyFree } = useUser();
  const { typed, type, found } = useToolSearch();
  return (
    <Page
      title="Tools"
      lead={`Each run costs one token.${hasDailyFree ? ' Your next run today is free.' : ''} Opening a tool and counting characters are always free.`}
    >
      <Stack gap="xs">
        <TextInput
          type="search"
          label="Search tools"
          placeholder="e.g., rejected, cost, opt-out"
          maw={420}
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <Text role="status" size="sm" hidden={typed === ''}>
          {found.length === 0
            ? 'No matching tools. Try fewer words.'
            : `${found.length} of ${catalogue.length} tools`}
        </Text>
      </Stack>
      {typed === '' && <LatestRuns />}
      {STAGES.map((stage) => (
        <Stage key={stage.stage} stage={stage} tools={found.filter((tool) => tool.stage === stage.stage)} />
      ))}
    </Page>
  );
}

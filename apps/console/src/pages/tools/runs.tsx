// Past runs of all tools: search, open again for free, export, and delete.
import { Button, Group, NativeSelect, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { catalogue } from '@tendlc/compliance';
import { useEffect, useRef, useState } from 'react';
import { labelOf } from '../../format/labels.ts';
import { plural, showTime } from '../../format/words.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ButtonLink, TextLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import { Pager } from '../../parts/pager.tsx';
import { ToneBadge } from '../../parts/tone.tsx';
import { toCsv } from '../../results/csv.ts';
import { download } from '../../parts/download.ts';
import { type Run, RUNS_MAX } from '../../results/runs.ts';
import { useRuns } from '../../results/use-runs.ts';
import { verdictOf } from '../../results/verdict.ts';
import { titleOf } from '../../format/tool-titles.ts';
import './tools.css';

const ROWS = 20;
const EXCERPT_CHARACTERS = 160;

const flatten = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(flatten)
    : [value === true ? 'yes' : value === false ? 'no' : value];

/** The request in one line. */
function excerptOf({ request }: Run): string {
  const text = Object.entries(request)
    .map(([name, value]) =>
      typeof value === 'string' ? value : `${labelOf(name)}: ${flatten(value).join(', ')}`,
    )
    .join(' · ');
  return text.length > EXCERPT_CHARACTERS ? `${text.slice(0, EXCERPT_CHARACTERS)}…` : text;
}

const isFound = (run: Run, words: readonly string[], tool: string): boolean => {
  const text =
    `${titleOf(run.tool)} ${verdictOf(run.tool, run.results).headline} ${JSON.stringify(run.request)}`.toLowerCase();
  return (tool === '' || run.tool === tool) && words.every((word) => text.includes(word));
};

const rowOf = (run: Run) => ({
  when: new Date(run.at).toISOString(),
  tool: run.tool,
  verdict: verdictOf(run.tool, run.results).headline,
  tokens: run.cost,
  request: JSON.stringify(run.request),
});

function ExportAll({ runs }: { runs: readonly Run[] }) {
  const plain = () => runs.map(({ id: _id, userId: _userId, ...run }) => run);
  return (
    <Group gap="xs">
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => download('past-runs.json', 'application/json', JSON.stringify(plain(), undefined, 2))}
      >
        Export JSON
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => download('past-runs.csv', 'text/csv', toCsv(runs.map(rowOf)))}
      >
        Export CSV
      </Button>
    </Group>
  );
}

function ForgetAll({ count, forgetAll }: { count: number; forgetAll: () => Promise<void> }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => setOpened(true)}>
        Delete all runs
      </Button>
      <Dialog opened={opened} title="Delete all past runs?" onClose={() => setOpened(false)}>
        <Stack>
          <Text>
            {plural(count, 'run')} will be deleted from this browser. They are not stored anywhere else, so
            you cannot undo this. Export them first if you need them.
          </Text>
          <Group justify="space-between">
            <Button variant="default" onClick={() => setOpened(false)}>
              Cancel
            </Button>
            <Button
              color="red.9"
              onClick={() => {
                setOpened(false);
                void forgetAll();
              }}
            >
              {' '}
              Delete all runs{' '}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </>
  );
}

/** Stays until the next action. It gets the focus because the pressed button is gone. */
function Undo({ run, onUndo }: { run: Run; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [run.id]);
  return (
    <Group gap="sm" role="status" className="card" p="xs">
      <Text size="sm">Deleted a run of {titleOf(run.tool)}.</Text>
      <Button ref={button} size="compact-sm" variant="default" onClick={onUndo}>
        Undo
      </Button>
    </Group>
  );
}

function RunRow({ run, onDelete }: { run: Run; onDelete: () => void }) {
  const { tone, headline } = verdictOf(run.tool, run.results);
  return (
    <Stack component="li" className="card" gap={4} p="sm">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <TextLink to="/tools/$name" params={{ name: run.tool }} search={{ run: run.id }} fw={600}>
          {titleOf(run.tool)}
        </TextLink>
        <Button
          size="compact-sm"
          variant="default"
          style={{ flexShrink: 0 }}
          aria-label={`Delete run of ${titleOf(run.tool)}, ${showTime(new Date(run.at).toISOString())}`}
          onClick={onDelete}
        >
          Delete
        </Button>
      </Group>
      <div>
        <ToneBadge tone={tone}>{headline}</ToneBadge>
      </div>
      <Text size="sm" className="given" lineClamp={2}>
        {excerptOf(run)}
      </Text>
      <Text size="xs" c="dimmed">
        {showTime(new Date(run.at).toISOString())} ·{' '}
        {run.cost === 0 ? 'daily free token' : plural(run.cost, 'token')}
      </Text>
    </Stack>
  );
}

type Place = { readonly search?: string; readonly tool?: string; readonly page?: number };

const given = (place: { search: string; tool: string; page: number }): Place => ({
  ...(place.search === '' ? {} : { search: place.search }),
  ...(place.tool === '' ? {} : { tool: place.tool }),
  ...(place.page === 1 ? {} : { page: place.page }),
});

function usePlace() {
  const { page = 1, search = '', tool = '' } = useSearch({ from: '/inside/tools/runs' });
  const navigate = useNavigate();
  const go = (place: Place) =>
    void navigate({ to: '/tools/runs', search: place, replace: true, resetScroll: false });
  return {
    page,
    search,
    tool,
    filterBy: (next: { search: string; tool: string }) => go(given({ ...next, page: 1 })),
    turnTo: (next: number) => go(given({ search, tool, page: next })),
  };
}

function Filters({ runs }: { runs: readonly Run[] }) {
  const { search, tool, filterBy } = usePlace();
  // Shows input immediately; the URL follows.
  const [typed, setTyped] = useState(search);
  const tools = [...new Set(runs.map((run) => run.tool))].toSorted((a, b) =>
    titleOf(a).localeCompare(titleOf(b)),
  );
  return (
    <Group align="flex-end">
      <TextInput
        type="search"
        label="Search runs"
        placeholder="e.g., words from a message"
        w={{ base: '100%', xs: 280 }}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          filterBy({ search: value, tool });
        }}
      />
      <NativeSelect
        label="Tool"
        w={{ base: '100%', xs: 240 }}
        value={tool}
        data={[
          { value: '', label: 'All tools' },
          ...tools.map((value) => ({ value, label: titleOf(value) })),
        ]}
        onChange={({ currentTarget: { value } }) => filterBy({ search: typed, tool: value })}
      />
    </Group>
  );
}

function RunList({ runs, onDelete }: { runs: readonly Run[]; onDelete: (run: Run) => void }) {
  const { search, tool, page, turnTo } = usePlace();
  const { forgetAll } = useRuns();
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = runs.filter((run) => isFound(run, words, tool));
  const pages = Math.max(1, Math.ceil(found.length / ROWS));
  const shown = Math.min(page, pages);
  return (
    <Stack>
      <Filters runs={runs} />
      <Group gap="xs">
        <ExportAll runs={found} />
        <ForgetAll count={runs.length} forgetAll={forgetAll} />
      </Group>
      {found.length === 0 && <Text role="status">No matching runs</Text>}
      <ul className="run-list">
        {found.slice((shown - 1) * ROWS, shown * ROWS).map((run) => (
          <RunRow key={run.id} run={run} onDelete={() => onDelete(run)} />
        ))}
      </ul>
      <Pager
        page={shown}
        totalPages={pages}
        total={
          found.length === runs.length
            ? plural(runs.length, 'run')
            : `${found.length} of ${plural(runs.length, 'run')}`
        }
        onTurn={turnTo}
      />
    </Stack>
  );
}

function NoRuns() {
  return (
    <EmptyState title="No runs yet">
      <Text mb="sm">
        Each tool run is saved here with its result, so you can read, compare, or share it later. There are{' '}
        {catalogue.length} tools.
      </Text>
      <ButtonLink to="/tools">View tools</ButtonLink>
    </EmptyState>
  );
}

export function RunsPage() {
  const { runs, keep, forget } = useRuns();
  const [deleted, setDeleted] = useState<Run>();
  const remove = (run: Run) => {
    setDeleted(run);
    void forget(run);
  };
  const undo = (run: Run) => {
    setDeleted(undefined);
    void keep(run);
  };
  return (
    <Page
      title="Past runs"
      lead={`Results of your latest ${RUNS_MAX} tool runs, stored in this browser only. Viewing them is free.`}
      above={
        <TextLink to="/tools" size="sm" underline="hover">
          Tools
        </TextLink>
      }
      maxWidth={820}
    >
      {deleted !== undefined && <Undo run={deleted} onUndo={() => undo(deleted)} />}
      {runs === undefined ? (
        <Skeleton h={320} />
      ) : runs.length === 0 ? (
        <NoRuns />
      ) : (
        <RunList runs={runs} onDelete={remove} />
      )}
    </Page>
  );
}

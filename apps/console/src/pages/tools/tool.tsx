// One tool: its form, an example to fill in, the run and what it cost, the result, and what was run before.
import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { Answered, OperationId } from '@tendlc/client';
import { catalogue } from '@tendlc/compliance';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { askWithMeta } from '../../api/ask.ts';
import { fieldProblems } from '../../api/problems.ts';
import { useUser } from '../../api/session.ts';
import { NotFoundPage } from '../../app/page-failed.tsx';
import { plural, showTime } from '../../app/words.ts';
import { SchemaFields } from '../../forms/schema-fields.tsx';
import type { Shape } from '../../forms/shape.ts';
import { type Form, useForm } from '../../forms/use-form.ts';
import { valuesFrom } from '../../forms/values.ts';
import { TextLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { ResultView } from '../../results/result-view.tsx';
import type { Run } from '../../results/runs.ts';
import { useRuns } from '../../results/use-runs.ts';
import type { Results } from '../../results/verdict.ts';

type Tool = (typeof catalogue)[number];

type ToolAnswer = { readonly results: Results; readonly tokenUsed: boolean; readonly balanceAfter: number };

/** `message-validator` → `messageValidator`, its name in the API. */
const operationOf = (name: string) =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as OperationId;

const newId = () =>
  `${Date.now().toString(36)}-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`;

/** Runs the tool, and keeps what came of it. */
function useRun(tool: Tool, onDone: (run: Run) => void) {
  const { id: userId } = useUser();
  const { keep } = useRuns();
  return useMutation({
    mutationFn: async (request: Record<string, unknown>) => {
      const { data, meta } = (await askWithMeta((through) =>
        through.call(operationOf(tool.name), { body: request }),
      )) as Answered<ToolAnswer>;
      return {
        id: newId(),
        userId,
        tool: tool.name,
        at: Date.now(),
        request,
        results: data.results,
        cost: data.tokenUsed ? (meta.tokenCost ?? 1) : 0,
        balanceAfter: data.balanceAfter,
      };
    },
    onSuccess: (run) => {
      onDone(run);
      void keep(run);
    },
  });
}

function Price() {
  const { tokenBalance, hasDailyFree } = useUser();
  return (
    <Text size="sm" c="dimmed">
      {hasDailyFree
        ? `Free: uses today’s free token. You keep your ${plural(tokenBalance, 'token')}.`
        : tokenBalance === 0
          ? 'Costs 1 token, and you have none left. A free one comes at midnight UTC.'
          : `Costs 1 token: you have ${tokenBalance}, and ${tokenBalance - 1} afterwards.`}
    </Text>
  );
}

function Examples({ tool, shape, form }: { tool: Tool; shape: Shape; form: Form }) {
  return (
    <Group gap="xs" role="group" aria-label="Examples to fill in">
      <Text size="sm" c="dimmed">
        Fill in an example:
      </Text>
      {tool.examples.map(({ title, request }) => (
        <Button
          key={title}
          size="compact-sm"
          variant="default"
          h="auto"
          mih={28}
          py={3}
          styles={{ label: { whiteSpace: 'normal' } }}
          onClick={() => form.replace(valuesFrom(shape, request))}
        >
          {title}
        </Button>
      ))}
    </Group>
  );
}

function Shown({ run }: { run: Run }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  }, [run.id]);
  return (
    <section aria-label="Result" ref={section} tabIndex={-1} style={{ outline: 'none', scrollMarginTop: 70 }}>
      <Text size="sm" c="dimmed" mb="xs">
        {showTime(new Date(run.at).toISOString())} ·{' '}
        {run.cost === 0 ? 'paid by the free token of the day' : `cost ${plural(run.cost, 'token')}`} ·{' '}
        {plural(run.balanceAfter, 'token')} left afterwards
      </Text>
      <ResultView tool={run.tool} request={run.request} results={run.results} />
    </section>
  );
}

function ToolForm({ tool, reopened }: { tool: Tool; reopened: Run | undefined }) {
  const shape = tool.request as unknown as Shape;
  const [run, setRun] = useState<Run | undefined>(reopened);
  const form = useForm(shape, reopened === undefined ? undefined : valuesFrom(shape, reopened.request));
  const navigate = useNavigate();
  const running = useRun(tool, (done) => {
    setRun(done);
    void navigate({
      to: '/tools/$name',
      params: { name: tool.name },
      search: { run: done.id },
      replace: true,
    });
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (form.mayBeSent(event.currentTarget)) {
      running.mutate(form.request);
    }
  };
  const refused = fieldProblems(running.error);
  return (
    <Stack gap="xl">
      <form onSubmit={send} noValidate aria-label={tool.title}>
        <Stack>
          <Examples tool={tool} shape={shape} form={form} />
          <SchemaFields shape={shape} form={{ ...form, problems: { ...refused, ...form.problems } }} />
          {running.isError && <ProblemNote error={running.error} />}
          <Group>
            <Button type="submit" loading={running.isPending}>
              Run
            </Button>
            <Price />
          </Group>
        </Stack>
      </form>
      {run !== undefined && <Shown run={run} />}
    </Stack>
  );
}

export function ToolPage() {
  const { name } = useParams({ from: '/inside/tools/$name' });
  const { run } = useSearch({ from: '/inside/tools/$name' });
  const { runs } = useRuns();
  const tool = useMemo(() => catalogue.find((entry) => entry.name === name), [name]);
  // The form begins with a past run only when the page was opened with it; later runs are its own.
  const [openedWith] = useState(run);
  if (tool === undefined) {
    return <NotFoundPage />;
  }
  const isReading = openedWith !== undefined && runs === undefined;
  return (
    <Page
      title={tool.title}
      lead={tool.summary}
      actions={
        <TextLink to="/tools" size="sm">
          All tools
        </TextLink>
      }
      maxWidth={820}
      key={name}
    >
      {!isReading && <ToolForm tool={tool} reopened={runs?.find(({ id }) => id === openedWith)} />}
    </Page>
  );
}

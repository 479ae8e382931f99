// One tool: form, examples, cost, result, and past runs.
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { Answered, OperationId } from '@tendlc/client';
import { catalogue } from '@tendlc/compliance';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { callWithMeta } from '../../api/call.ts';
import { fieldProblems } from '../../api/problems.ts';
import { useUser } from '../../api/session.ts';
import { NotFoundPage } from '../../parts/page-failed.tsx';
import { plural, showTime } from '../../format/words.ts';
import { SchemaFields } from '../../forms/schema-fields.tsx';
import type { Shape } from '../../schema/shape.ts';
import { type Form, useForm } from '../../forms/use-form.ts';
import { valuesFrom } from '../../forms/values.ts';
import { GetTokens } from '../../parts/get-tokens.tsx';
import { TextLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { TonePanel, ToneBadge } from '../../parts/tone.tsx';
import { ResultView } from '../../results/result-view.tsx';
import type { Run } from '../../results/runs.ts';
import { useRuns } from '../../results/use-runs.ts';
import { type Results, verdictOf } from '../../results/verdict.ts';
import { NextStep } from './next-step.tsx';
import './tools.css';

type Tool = (typeof catalogue)[number];

/** Fields whose name means something else in a packet. */
const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'rejection-decoder': { entityType: 'Record type' },
};

type ToolAnswer = { readonly results: Results; readonly tokenUsed: boolean; readonly balanceAfter: number };

/** `message-validator` → `messageValidator`, its name in the API. */
const operationOf = (name: string) =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as OperationId;

const newId = () =>
  `${Date.now().toString(36)}-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`;

/** Runs the tool and stores the run before it is shown, so that a reload right after does not lose a paid result. */
function useRun(tool: Tool, onDone: (run: Run) => void) {
  const { id: userId } = useUser();
  const { keep } = useRuns();
  return useMutation({
    mutationFn: async (request: Record<string, unknown>) => {
      const { data, meta } = (await callWithMeta((through) =>
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
    onSuccess: async (run) => {
      await keep(run);
      onDone(run);
    },
  });
}

function Price() {
  const { tokenBalance, hasDailyFree } = useUser();
  return (
    <Text size="sm" c="dimmed">
      {hasDailyFree
        ? `Uses today’s free token. Your balance stays at ${plural(tokenBalance, 'token')}.`
        : tokenBalance === 0
          ? 'Costs 1 token. You have none left. Your next free token arrives at midnight UTC. '
          : `Costs 1 token. You have ${plural(tokenBalance, 'token')}.`}
      {!hasDailyFree && tokenBalance === 0 && <GetTokens />}
    </Text>
  );
}

function Examples({ tool, shape, form }: { tool: Tool; shape: Shape; form: Form }) {
  return (
    <Group gap="xs" role="group" aria-label="Examples">
      <Text size="sm" c="dimmed">
        Use an example:
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
        {run.cost === 0 ? 'used the daily free token' : `cost ${plural(run.cost, 'token')}`} ·{' '}
        {plural(run.balanceAfter, 'token')} left afterwards
      </Text>
      <ResultView tool={run.tool} request={run.request} results={run.results} />
      <NextStep tool={run.tool} results={run.results} />
    </section>
  );
}

const RUNS_SHOWN = 5;

/** Past runs of this tool: to open, or to start the next run from. */
function EarlierRuns({ tool, shown }: { tool: Tool; shown: string | undefined }) {
  const { runs = [] } = useRuns();
  const earlier = runs.filter((run) => run.tool === tool.name && run.id !== shown);
  return earlier.length === 0 ? null : (
    <section aria-labelledby="earlier-runs" className="no-print">
      <Title order={2} id="earlier-runs" mb="xs">
        Previous runs
      </Title>
      <ul className="run-lines">
        {earlier.slice(0, RUNS_SHOWN).map(({ id, at, results }) => {
          const { tone, headline } = verdictOf(tool.name, results);
          return (
            <li key={id}>
              <TextLink to="/tools/$name" params={{ name: tool.name }} search={{ run: id }} size="sm">
                {showTime(new Date(at).toISOString())}
              </TextLink>
              <ToneBadge tone={tone}>{headline}</ToneBadge>
            </li>
          );
        })}
      </ul>
      {earlier.length > RUNS_SHOWN && (
        <TextLink to="/tools/runs" search={{ tool: tool.name }} size="sm">
          View all
        </TextLink>
      )}
    </section>
  );
}

type ToolFormProps = {
  readonly tool: Tool;
  readonly reopened: Run | undefined;
  readonly onRun: (id: string) => void;
};

function ToolForm({ tool, reopened, onRun }: ToolFormProps) {
  const shape = tool.request as unknown as Shape;
  const [run, setRun] = useState<Run | undefined>(reopened);
  const form = useForm(shape, reopened === undefined ? undefined : valuesFrom(shape, reopened.request));
  const running = useRun(tool, (done) => {
    setRun(done);
    onRun(done.id);
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (form.validate(event.currentTarget)) {
      running.mutate(form.request);
    }
  };
  const refused = fieldProblems(running.error);
  return (
    <Stack gap="xl">
      <form onSubmit={send} noValidate aria-label={tool.title}>
        <Stack>
          <Examples tool={tool} shape={shape} form={form} />
          <SchemaFields
            shape={shape}
            labels={LABELS[tool.name] ?? {}}
            form={{ ...form, problems: { ...refused, ...form.problems } }}
          />
          {running.isError && <ProblemNote error={running.error} />}
          <Group>
            <Button type="submit" loading={running.isPending}>
              {' '}
              Run tool{' '}
            </Button>
            <Price />
          </Group>
        </Stack>
      </form>
      {run !== undefined && <Shown run={run} />}
      <EarlierRuns tool={tool} shown={run?.id} />
    </Stack>
  );
}

type Visit = {
  /** The run that filled the form. */
  readonly opened: string | undefined;
  /** The run on screen. */
  readonly shown: string | undefined;
  /** The run in the URL, while the URL changes to the new run. */
  readonly leaving?: { readonly run: string | undefined };
  readonly count: number;
};

/** A run in the URL fills the form. New runs keep the form and change the URL. */
function useVisit(name: string) {
  const { run } = useSearch({ from: '/inside/tools/$name' });
  const navigate = useNavigate();
  const [visit, setVisit] = useState<Visit>({ opened: run, shown: run, count: 0 });
  const { opened, shown, leaving, count } = visit;
  if (run === shown && leaving !== undefined) {
    setVisit({ opened, shown, count });
  }
  if (run !== shown && (leaving === undefined || leaving.run !== run)) {
    setVisit({ opened: run, shown: run, count: count + 1 });
  }
  return {
    opened,
    count,
    noteRun: (id: string) => {
      setVisit({ opened, shown: id, leaving: { run }, count });
      void navigate({
        to: '/tools/$name',
        params: { name },
        search: { run: id },
        replace: true,
        resetScroll: false,
      });
    },
  };
}

function ToolRuns({ tool }: { tool: Tool }) {
  const { opened, count, noteRun } = useVisit(tool.name);
  const { runs } = useRuns();
  if (opened !== undefined && runs === undefined) {
    return <Skeleton h={320} />;
  }
  const reopened = runs?.find(({ id }) => id === opened);
  return (
    <>
      {opened !== undefined && reopened === undefined && (
        <TonePanel tone="neutral">
          This run is not stored in this browser. It was made in another browser or deleted. Run the tool
          again to get the result.
        </TonePanel>
      )}
      <ToolForm key={count} tool={tool} reopened={reopened} onRun={noteRun} />
    </>
  );
}

export function ToolPage() {
  const { name } = useParams({ from: '/inside/tools/$name' });
  const tool = catalogue.find((entry) => entry.name === name);
  return tool === undefined ? (
    <NotFoundPage />
  ) : (
    <Page
      title={tool.title}
      lead={tool.summary}
      above={
        <TextLink to="/tools" size="sm" underline="hover" className="no-print">
          Tools
        </TextLink>
      }
      maxWidth={820}
      key={name}
    >
      <ToolRuns tool={tool} />
    </Page>
  );
}

// What can be done with the selected registrations: evaluate, submit, share, or export them.
import { Button, Group, List, Progress, Stack, Text, TextInput } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import type { Registration } from '@tendlc/client';
import { type ReactNode, useId, useState } from 'react';
import { callApi } from '../../api/call.ts';
import { useUser } from '../../api/session.ts';
import { plural } from '../../format/words.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { addFees, feesInWords, TokenCost } from '../../registrations/fees.tsx';
import { useWithoutFilledInTexts } from '../../registrations/filled-in.tsx';
import { type Outcome, useOneByOne } from '../../registrations/one-by-one.ts';
import { stateOf } from '../../registrations/registration-state.ts';
import { evaluationQuery, refreshRegistration } from '../../registrations/registration-data.ts';
import { titleOf } from '../../registrations/registration-words.ts';
import { saveRegistrations } from './export-list.tsx';
import './bulk.css';

type Chosen = readonly Registration[];

function Failures({ outcomes }: { outcomes: readonly Outcome<Registration>[] }) {
  const failed = outcomes.filter(({ problem }) => problem !== null);
  return failed.length === 0 ? null : (
    <div role="alert">
      <Text size="sm" fw={600}>
        {plural(failed.length, 'registration')} not done:
      </Text>
      <List size="sm">
        {failed.map(({ item, problem }) => (
          <List.Item key={item.id}>
            <bdi>{titleOf(item)}</bdi>: {problem}
          </List.Item>
        ))}
      </List>
    </div>
  );
}

type ManyProps = {
  readonly label: string;
  readonly title: string;
  readonly items: Chosen;
  /** Selected registrations that this leaves out, and why. */
  readonly leftOut?: string | undefined;
  readonly work: (item: Registration) => Promise<unknown>;
  readonly isReady?: boolean;
  readonly children: ReactNode;
};

/** A button whose dialog names the costs, does the work, and shows how far it is. */
function ForMany({ label, title, items, leftOut, work, isReady = true, children }: ManyProps) {
  const [opened, setOpened] = useState(false);
  // The selection may change while the work runs.
  const [taken, setTaken] = useState<Chosen>([]);
  const { outcomes, isRunning, run, reset } = useOneByOne<Registration>(async (item) => {
    await work(item);
    refreshRegistration(item.id);
  });
  const start = () => {
    setTaken(items);
    void run(items);
  };
  const close = () => {
    setOpened(false);
    reset();
  };
  const many = outcomes === undefined ? items.length : taken.length;
  return (
    <>
      <Button size="compact-md" variant="default" onClick={() => setOpened(true)}>
        {label}
      </Button>
      <Dialog opened={opened} title={title} onClose={() => !isRunning && close()}>
        <Stack gap="sm">
          {outcomes === undefined ? (
            <>
              {children}
              {leftOut !== undefined && (
                <Text size="sm" c="dimmed">
                  {leftOut}
                </Text>
              )}
              <Group justify="space-between">
                <Button variant="default" onClick={close}>
                  Cancel
                </Button>
                <Button onClick={start} disabled={!isReady || items.length === 0}>
                  {label} {plural(items.length, 'registration')}
                </Button>
              </Group>
            </>
          ) : (
            <>
              <Progress value={(100 * outcomes.length) / Math.max(1, many)} aria-label="Progress" />
              <Text size="sm" role="status">
                {outcomes.length} of {plural(many, 'registration')} done
              </Text>
              <Failures outcomes={outcomes} />
              <Group justify="flex-end">
                <Button onClick={close} disabled={isRunning}>
                  {isRunning ? 'Working…' : 'Close'}
                </Button>
              </Group>
            </>
          )}
        </Stack>
      </Dialog>
    </>
  );
}

const isOpenForReview = ({ status, versionStatus }: Registration) =>
  status === 'DRAFT' || (status === 'DENIED' && versionStatus === 'DRAFT') || status === 'DENIED';

function EvaluateMany({ chosen }: { chosen: Chosen }) {
  const items = chosen.filter(isOpenForReview);
  return (
    <ForMany
      label="Evaluate"
      title="Evaluate registrations"
      items={items}
      leftOut={
        items.length < chosen.length
          ? `${plural(chosen.length - items.length, 'registration')} left out: submitted or closed.`
          : undefined
      }
      work={({ id }) => callApi((through) => through.registrations.evaluate(id))}
    >
      <Text size="sm">
        Each registration is reviewed as reviewers would, with its public pages.{' '}
        <TokenCost tokens={items.length} />
      </Text>
    </ForMany>
  );
}

/** Only what is ready is submitted: there is no override for many. */
function SubmitMany({ chosen }: { chosen: Chosen }) {
  const { id: userId } = useUser();
  const ready = chosen.filter((registration) => stateOf(registration).name === 'ready');
  const seen = useWithoutFilledInTexts(ready);
  const items = seen ?? [];
  const unseen = ready.length - items.length;
  const fees = useQueries({
    queries: items.map((registration) =>
      evaluationQuery(userId, registration.id, registration.lastEvaluation?.id ?? 0),
    ),
  });
  const known = fees.flatMap(({ data }) => (data === undefined ? [] : [data.fees]));
  const isKnown = seen !== undefined && known.length === items.length;
  const notReady = chosen.length - ready.length;
  const leftOut = [
    notReady > 0 && `${plural(notReady, 'registration')} left out: not evaluated as ready.`,
    seen !== undefined &&
      unseen > 0 &&
      `${plural(unseen, 'registration')} left out: we would write texts that the packet leaves empty. Open and submit each one to read them.`,
  ].filter((words) => words !== false);
  const totals = addFees(known);
  return (
    <ForMany
      label="Submit"
      title="Submit registrations"
      items={items}
      isReady={isKnown}
      leftOut={leftOut.length > 0 ? leftOut.join(' ') : undefined}
      work={({ id, lastEvaluation }) =>
        callApi((through) =>
          through.registrations.submit(
            id,
            lastEvaluation === null ? {} : { evaluationId: lastEvaluation.id },
          ),
        )
      }
    >
      <Text size="sm">
        {isKnown ? `In all: ${feesInWords(totals)}.` : 'Loading the fees…'}{' '}
        <TokenCost tokens={totals.tokens} />
      </Text>
      <Text size="sm">
        We register brand and campaign, share the campaign with the partner, and follow partner and carriers.
      </Text>
    </ForMany>
  );
}

function ShareMany({ chosen }: { chosen: Chosen }) {
  const [partner, setPartner] = useState('');
  const items = chosen.filter(
    ({ actionRequired, campaignId }) => actionRequired === 'sharing' && campaignId !== null,
  );
  return (
    <ForMany
      label="Share"
      title="Share campaigns with a partner"
      items={items}
      isReady={partner.trim() !== ''}
      leftOut={
        items.length < chosen.length
          ? `${plural(chosen.length - items.length, 'registration')} left out: not waiting to be shared.`
          : undefined
      }
      work={({ campaignId }) =>
        callApi((through) =>
          through.campaigns.share(String(campaignId), { upstreamCnpId: partner.trim().toUpperCase() }),
        )
      }
    >
      <TextInput
        label="Connectivity partner (CNP)"
        description="The partner’s ID at the registry, such as TWILO. Ask your provider."
        value={partner}
        onChange={({ currentTarget }) => setPartner(currentTarget.value)}
      />
      <Text size="sm">
        <TokenCost tokens={items.length} />
      </Text>
    </ForMany>
  );
}

export function Bulk({ chosen, onClear }: { chosen: Chosen; onClear: () => void }) {
  const words = useId();
  return (
    <section className="bulk" aria-labelledby={words}>
      <Text size="sm" fw={600} id={words} role="status">
        {plural(chosen.length, 'registration')} selected
      </Text>
      <Group gap="xs">
        <EvaluateMany chosen={chosen} />
        <SubmitMany chosen={chosen} />
        <ShareMany chosen={chosen} />
        <Button size="compact-md" variant="default" onClick={() => saveRegistrations(chosen)}>
          Export CSV
        </Button>
        <Button size="compact-md" variant="subtle" onClick={onClear}>
          Clear selection
        </Button>
      </Group>
    </section>
  );
}

// The emails that a user gets: which ones, and how often.
import { NativeSelect, Radio, Skeleton, Stack, Switch, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { NoticeFrequency } from '@tendlc/contract';
import { startTransition, useOptimistic } from 'react';
import { callApi } from '../../api/call.ts';
import { queries, useUser } from '../../api/session.ts';
import { showTime } from '../../format/words.ts';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { TonePanel } from '../../parts/tone.tsx';

const OTHER_KINDS = [
  { kind: 'balance', label: 'Low token balance' },
  { kind: 'webhooks', label: 'Disabled webhook endpoints' },
] as const;

const read = async () => {
  const { notices, schedule } = await callApi((through) => through.notices.get());
  return { notices, schedule };
};
type Mailing = Awaited<ReturnType<typeof read>>;
type Change = Partial<Mailing['notices']> & { frequency?: NoticeFrequency; timeZone?: string };

const browserZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

function withChange({ notices, schedule }: Mailing, { frequency, timeZone, ...kinds }: Change): Mailing {
  return {
    notices: { ...notices, ...kinds },
    schedule: {
      ...schedule,
      ...(frequency === undefined ? {} : { frequency }),
      ...(timeZone === undefined ? {} : { timeZone }),
    },
  };
}

const HOW_OFTEN = [
  {
    value: 'immediate',
    label: 'For each change',
    description: 'After five emails in an hour, further changes are gathered into one email.',
  },
  { value: 'daily', label: 'Once a day', description: 'One email at 8 AM with all changes of the day.' },
  { value: 'off', label: 'Never', description: 'The console and webhooks still show every change.' },
] as const;

export function Mails() {
  const { id } = useUser();
  const queryKey = ['notices', id];
  const { data, error } = useQuery({ queryKey, queryFn: read });
  const sending = useMutation({
    mutationFn: async (wanted: Change): Promise<Mailing> => {
      const { notices, schedule } = await callApi((through) => through.notices.change(wanted));
      return { notices, schedule };
    },
    onSuccess: (after) => queries.setQueryData(queryKey, after),
  });
  // The choice changes with the click itself, and back if the service returns an error. A later change of the
  // cache would show the old choice for a moment, as if the click had failed.
  const [shown, show] = useOptimistic(data, (now, wanted: Change) =>
    now === undefined ? now : withChange(now, wanted),
  );
  const change = (wanted: Change) =>
    startTransition(async () => {
      show(wanted);
      await sending.mutateAsync(wanted).catch(() => undefined); // Shown as `sending.error`.
    });
  return (
    <section className="card" aria-labelledby="mails">
      <Title order={2} id="mails" mb="xs">
        Email notifications
      </Title>
      {shown === undefined && error === null && <Skeleton h={220} />}
      {error !== null && <ProblemNote error={error} />}
      {shown !== undefined && (
        <Stack gap="md">
          <Rejection {...shown} />
          <StatusMails {...shown} change={change} />
          <Stack gap="sm" role="group" aria-label="Other emails">
            {OTHER_KINDS.map(({ kind, label }) => (
              <Switch
                key={kind}
                label={label}
                checked={shown.notices[kind]}
                onChange={({ currentTarget }) => change({ [kind]: currentTarget.checked })}
              />
            ))}
            <Text size="xs" c="dimmed">
              Emails about the security of your account are always sent.
            </Text>
          </Stack>
          {sending.isError && <ProblemNote error={sending.error} />}
        </Stack>
      )}
    </section>
  );
}

function Rejection({ schedule: { rejection } }: Mailing) {
  return rejection === null ? null : (
    <TonePanel tone="bad">
      <Text fw={700}>We can’t deliver emails to your address</Text>
      <Text size="sm">
        On {showTime(rejection.at)}, its mail server answered: <bdi>{rejection.reason}</bdi>. Check your email
        address, and change it if it is wrong.
      </Text>
    </TonePanel>
  );
}

function StatusMails({ notices, schedule, change }: Mailing & { change: (wanted: Change) => void }) {
  const { frequency, timeZone, waiting, nextAt } = schedule;
  const choose = (value: string) => {
    if (value === 'off') {
      change({ registration: false });
    } else if (value === 'daily') {
      change({
        registration: true,
        frequency: 'daily',
        timeZone: timeZone === 'UTC' ? browserZone() : timeZone,
      });
    } else {
      change({ registration: true, frequency: 'immediate' });
    }
  };
  const isDaily = notices.registration && frequency === 'daily';
  return (
    <>
      <Radio.Group
        label="Brand and campaign status changes"
        value={notices.registration ? frequency : 'off'}
        onChange={choose}
      >
        <Stack gap="xs" mt="xs">
          {HOW_OFTEN.map((option) => (
            <Radio key={option.value} {...option} />
          ))}
        </Stack>
      </Radio.Group>
      {isDaily && (
        <NativeSelect
          label="Time zone"
          description="Of the daily email, and of the times in it."
          maw={320}
          value={timeZone}
          data={[...new Set([timeZone, browserZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])]}
          onChange={({ currentTarget }) => change({ timeZone: currentTarget.value })}
        />
      )}
      {notices.registration && waiting > 0 && nextAt !== null && (
        <Text size="sm" c="dimmed">
          {waiting === 1 ? '1 change waits' : `${waiting} changes wait`} for the next email, on{' '}
          {showTime(nextAt)}.
        </Text>
      )}
    </>
  );
}

// Before something is spent: what it costs here and at the registry, and what is left then.
import { Button, Group, List, Skeleton, Stack, Text } from '@mantine/core';
import type { RegistrationCost } from '@tendlc/compliance';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useUser } from '../api/session.ts';
import { plural, showAge, showDollars } from '../format/words.ts';
import { Dialog } from './dialog.tsx';
import { ProblemNote } from './problem-note.tsx';

/** Of a call to the registry: for those only customers pay. */
export function TokenPrice() {
  const { tokenBalance, hasDailyFree, isAdmin } = useUser();
  if (isAdmin) {
    return 'Free for admins.';
  }
  return hasDailyFree
    ? `Uses today’s free token. Your balance stays at ${plural(tokenBalance, 'token')}.`
    : `Costs 1 token. You have ${plural(tokenBalance, 'token')}.`;
}

export function RegistryFees({ cost }: { cost: RegistrationCost }) {
  return (
    <div>
      <Text size="sm">The registry also charges your registry account:</Text>
      <List size="sm" mt={4}>
        {cost.fees.map(({ item, usd, note, source }) => (
          <List.Item key={item}>
            {item}: <strong>{showDollars(usd)}</strong>
            {note === undefined ? '' : ` (${note})`}{' '}
            <Text span size="xs" c="dimmed">
              {source.title}, {source.asOf}
            </Text>
          </List.Item>
        ))}
        {cost.totalUsd === undefined && <List.Item>Unpublished fee</List.Item>}
      </List>
    </div>
  );
}

type ConfirmProps = {
  /** What the button says, and the dialog is about. */
  readonly label: string;
  readonly title: string;
  readonly confirm: string;
  readonly fees?: RegistrationCost;
  readonly danger?: boolean;
  readonly primary?: boolean;
  readonly children?: ReactNode;
  /** May what was filled in be sent? */
  readonly isReady?: () => boolean;
  readonly run: () => Promise<unknown>;
};

/** A button whose deed is confirmed first, with all it costs. A refusal stays in the dialog, with what was filled in. */
export function CostlyButton({
  label,
  title,
  confirm,
  fees,
  danger = false,
  primary = false,
  children,
  isReady,
  run,
}: ConfirmProps) {
  const [opened, setOpened] = useState(false);
  const [state, setState] = useState<{ pending: boolean; error?: unknown }>({ pending: false });
  const close = () => {
    setOpened(false);
    setState({ pending: false });
  };
  const go = async () => {
    if (isReady?.() === false) {
      return;
    }
    setState({ pending: true });
    try {
      await run();
      close();
    } catch (error) {
      setState({ pending: false, error });
    }
  };
  return (
    <>
      <Button variant={primary ? 'filled' : 'default'} onClick={() => setOpened(true)}>
        {label}
      </Button>
      <Dialog opened={opened} title={title} onClose={close}>
        <Stack>
          {children}
          <Text size="sm">
            <TokenPrice />
          </Text>
          {fees !== undefined && <RegistryFees cost={fees} />}
          {state.error !== undefined && <ProblemNote error={state.error} />}
          <Group justify="space-between">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button {...(danger ? { color: 'red.9' } : {})} loading={state.pending} onClick={() => void go()}>
              {confirm}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </>
  );
}

type LoadProps = {
  readonly what: string;
  readonly at: number;
  readonly hasData: boolean;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly load: () => void;
};

/** For what costs a token to look at: how old it is, and what a fresh look costs. Whoever pays nothing need not ask for it. */
export function LoadBar({ what, at, hasData, isLoading, error, load }: LoadProps) {
  const { isAdmin } = useUser();
  const loadOnce = useEffectEvent(load);
  const isFirstLook = isAdmin && !hasData;
  useEffect(() => {
    if (isFirstLook) {
      loadOnce();
    }
  }, [isFirstLook]);
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <Button variant={hasData ? 'default' : 'filled'} loading={isLoading} onClick={load}>
          {hasData ? `Reload ${what}` : `Load ${what}`}
        </Button>
        <Text size="sm" c="dimmed">
          <TokenPrice />
          {hasData && ` Last loaded ${showAge(at)}.`}
        </Text>
      </Group>
      {error !== null && <ProblemNote error={error} />}
      {!hasData && isLoading && <Skeleton h={200} />}
    </Stack>
  );
}

// Costs before an action: tokens, registry fees, and the remaining balance.
import { Button, Group, List, Stack, Text } from '@mantine/core';
import type { RegistrationCost } from '@tendlc/compliance';
import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { useUser } from '../api/session.ts';
import { plural, showDollars, showSourceDate } from '../format/words.ts';
import { Dialog } from './dialog.tsx';
import { GetTokens } from './get-tokens.tsx';
import { ProblemNote } from './problem-note.tsx';

/** Whose registry account pays the fees: of the customer for whom an admin acts, where it is not the own one. */
export const FeePayer = createContext<'your' | 'the customer’s'>('your');

/** The token cost of a registry call, which only customers pay, or of a tool, which everyone pays. */
export function TokenPrice({ isTool = false, tokens = 1 }: { isTool?: boolean; tokens?: number }) {
  const { tokenBalance, hasDailyFree, isAdmin } = useUser();
  if (isAdmin && !isTool) {
    return 'Free for admins.';
  }
  if (hasDailyFree && tokens === 1) {
    return `Uses today’s free token. Your balance stays at ${plural(tokenBalance, 'token')}.`;
  }
  const free = hasDailyFree ? ' Today’s free token pays for one of them.' : '';
  const price = `Costs ${plural(tokens, 'token')}.${free} You have ${plural(tokenBalance, 'token')}.`;
  return tokens <= tokenBalance + Number(hasDailyFree) ? (
    price
  ) : (
    <>
      {price} <GetTokens />
    </>
  );
}

function RegistryFees({ cost }: { cost: RegistrationCost }) {
  const whose = useContext(FeePayer);
  return (
    <div>
      <Text size="sm">The registry also charges {whose} registry account:</Text>
      <List size="sm" mt={4}>
        {cost.fees.map(({ item, usd, note, source }) => (
          <List.Item key={item}>
            {item}: <strong>{showDollars(usd)}</strong>
            {note === undefined ? '' : ` (${note})`}{' '}
            <Text span size="xs" c="dimmed">
              {source.title}, {showSourceDate(source.asOf)}
            </Text>
          </List.Item>
        ))}
        {cost.totalUsd === undefined && <List.Item>Unpublished fee</List.Item>}
      </List>
    </div>
  );
}

type DialogProps = {
  readonly title: string;
  readonly confirm: string;
  readonly fees?: RegistrationCost;
  readonly danger?: boolean;
  /** For actions that cost no token. */
  readonly isFree?: boolean;
  /** What the action costs here, if it is not one token. */
  readonly tokens?: number;
  readonly children?: ReactNode;
  /** Whether the input can be submitted. */
  readonly isReady?: () => boolean;
  readonly run: () => Promise<unknown>;
};

/** Names all costs and asks for confirmation. An error is shown here, and the input stays. */
export function CostlyDialog({
  opened,
  onClose,
  title,
  confirm,
  fees,
  danger = false,
  isFree = false,
  tokens = 1,
  children,
  isReady,
  run,
}: DialogProps & { readonly opened: boolean; readonly onClose: () => void }) {
  const [state, setState] = useState<{ pending: boolean; error?: unknown }>({ pending: false });
  const close = () => {
    onClose();
    setState({ pending: false });
  };
  // A double click comes faster than the button is disabled.
  const isRunning = useRef(false);
  const go = async () => {
    if (isReady?.() === false || isRunning.current) {
      return;
    }
    isRunning.current = true;
    setState({ pending: true });
    try {
      await run();
      close();
    } catch (error) {
      setState({ pending: false, error });
    } finally {
      isRunning.current = false;
    }
  };
  return (
    <Dialog opened={opened} title={title} onClose={close}>
      <Stack>
        {children}
        {!isFree && (
          <Text size="sm">
            <TokenPrice tokens={tokens} />
          </Text>
        )}
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
  );
}

type ButtonProps = DialogProps & {
  /** The label of the button. */
  readonly label: string;
  readonly primary?: boolean;
};

/** A button that opens the dialog. */
export function CostlyButton({ label, primary = false, ...dialog }: ButtonProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant={primary ? 'filled' : 'default'} onClick={() => setOpened(true)}>
        {label}
      </Button>
      <CostlyDialog opened={opened} onClose={() => setOpened(false)} {...dialog} />
    </>
  );
}

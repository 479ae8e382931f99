// What an admin does with an account: each action says what it does, and asks for a reason that both sides read.
import { Button, Group, List, Menu, Text, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { AdminAccount } from '@tendlc/client';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { FormDialog } from '../../../parts/dialog-form.tsx';
import { notify } from '../../../parts/notify.ts';
import { keepAccount, refreshAccount } from './account-data.ts';

const REASON_CHARACTERS_MAX = 500;

type DialogProps = { readonly account: AdminAccount; readonly onClose: () => void };

export function ReasonInput({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <TextInput
      label="Reason"
      description="The owner of the account reads it, too. Such as a ticket number."
      required
      withAsterisk={false}
      maxLength={REASON_CHARACTERS_MAX}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

type Changed = { readonly message: string; readonly account: AdminAccount };
type Request = { readonly reason: string };

type ReasonProps = {
  readonly title: string;
  readonly submit: string;
  readonly danger?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly send: (request: Request) => Promise<Changed>;
};

function ReasonDialog({ title, submit, danger = false, onClose, children, send }: ReasonProps) {
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title={title}
      submit={submit}
      danger={danger}
      isReady={reason.trim() !== ''}
      onClose={onClose}
      send={async () => {
        const { message, account } = await send({ reason: reason.trim() });
        keepAccount(account);
        notify(message);
      }}
    >
      {children}
      <ReasonInput value={reason} onChange={setReason} />
    </FormDialog>
  );
}

const LockDialog = ({ account, onClose }: DialogProps) => (
  <ReasonDialog
    title="Lock this account?"
    submit="Lock account"
    danger
    onClose={onClose}
    send={(request) => callApi((through) => through.admin.lockAccount(String(account.id), request))}
  >
    <List size="sm" spacing={4}>
      <List.Item>All sessions end. Logins and API keys are rejected.</List.Item>
      <List.Item>
        Nothing is charged, and submissions in progress wait until you unlock the account.
      </List.Item>
      <List.Item>Brands and campaigns stay registered and keep their fees.</List.Item>
      <List.Item>Events of the registry are still stored. Webhooks and emails are still sent.</List.Item>
      <List.Item>The owner gets an email with the reason.</List.Item>
    </List>
  </ReasonDialog>
);

const UnlockDialog = ({ account, onClose }: DialogProps) => (
  <ReasonDialog
    title="Unlock this account?"
    submit="Unlock account"
    onClose={onClose}
    send={(request) => callApi((through) => through.admin.unlockAccount(String(account.id), request))}
  >
    <Text size="sm">
      Logins and API keys work again, and submissions that waited continue. The owner gets an email with the
      reason.
    </Text>
  </ReasonDialog>
);

const SessionsDialog = ({ account, onClose }: DialogProps) => (
  <ReasonDialog
    title="Log out everywhere?"
    submit="Log out everywhere"
    onClose={onClose}
    send={(request) => callApi((through) => through.admin.endSessions(String(account.id), request))}
  >
    <Text size="sm">All sessions of this account end now. API keys stay valid.</Text>
  </ReasonDialog>
);

const ResetDialog = ({ account, onClose }: DialogProps) => (
  <ReasonDialog
    title="Send a password reset?"
    submit="Send password reset"
    onClose={onClose}
    send={(request) => callApi((through) => through.admin.sendPasswordReset(String(account.id), request))}
  >
    <Text size="sm" className="given">
      {account.email} gets an email with a link that works once and expires in one hour. The current password
      works until then.
    </Text>
  </ReasonDialog>
);

const TwoFactorDialog = ({ account, onClose }: DialogProps) => (
  <ReasonDialog
    title="Turn off two-factor authentication?"
    submit="Turn off two-factor authentication"
    danger
    onClose={onClose}
    send={(request) => callApi((through) => through.admin.clearTwoFactor(String(account.id), request))}
  >
    <Text size="sm">
      For an owner who lost the authenticator app and the recovery codes. Check their identity first, and
      write down how. Logins then need only the password. The owner gets an email.
    </Text>
  </ReasonDialog>
);

/** Above the numbers of real orders, and new for each dialog: a repeated request credits once. */
const newOrderId = (): number => {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return 2 ** 52 + (high & 0xf_ff_ff) * 2 ** 32 + low;
};

const WHOLE = /^[1-9]\d{0,14}$/;
const CREDIT_TOKENS_MAX = 1_000_000_000;

function CreditDialog({ account, onClose }: DialogProps) {
  const [amount, setAmount] = useState('');
  const [order, setOrder] = useState('');
  const [reason, setReason] = useState('');
  const [spareOrderId] = useState(newOrderId);
  const isAmount = WHOLE.test(amount) && Number(amount) <= CREDIT_TOKENS_MAX;
  const isOrder = order === '' || WHOLE.test(order);
  return (
    <FormDialog
      title="Credit tokens"
      submit={isAmount ? `Credit ${Number(amount).toLocaleString('en-US')}` : 'Credit'}
      isReady={isAmount && isOrder && reason.trim() !== ''}
      onClose={onClose}
      send={async () => {
        const { message } = await callApi((through) =>
          through.admin.credit(String(account.id), {
            amount: Number(amount),
            orderId: order === '' ? spareOrderId : Number(order),
            reason: reason.trim(),
          }),
        );
        refreshAccount(account.id);
        notify(message);
      }}
    >
      <TextInput
        label="Tokens"
        inputMode="numeric"
        value={amount}
        error={amount === '' || isAmount ? undefined : 'Enter a whole number from 1 to 1,000,000,000.'}
        onChange={({ currentTarget }) => setAmount(currentTarget.value.trim())}
      />
      <TextInput
        label="Order ID (optional)"
        description="Of a purchase that was not credited. An order credits only once."
        inputMode="numeric"
        value={order}
        error={isOrder ? undefined : 'Enter the number of the order, or leave it empty.'}
        onChange={({ currentTarget }) => setOrder(currentTarget.value.trim())}
      />
      <ReasonInput value={reason} onChange={setReason} />
    </FormDialog>
  );
}

type Action = {
  readonly label: string;
  readonly Dialog: (props: DialogProps) => ReactNode;
  readonly isDangerous?: boolean;
};

/** Those that make sense in the state of the account. */
const actionsOf = ({ lockedAt, isAdmin, totpEnabledAt }: AdminAccount): readonly Action[] => [
  { label: 'Send password reset', Dialog: ResetDialog },
  { label: 'Log out everywhere', Dialog: SessionsDialog },
  ...(isAdmin
    ? []
    : [
        ...(totpEnabledAt === null
          ? []
          : [{ label: 'Turn off two-factor authentication', Dialog: TwoFactorDialog, isDangerous: true }]),
        lockedAt === null
          ? { label: 'Lock account', Dialog: LockDialog, isDangerous: true }
          : { label: 'Unlock account', Dialog: UnlockDialog },
      ]),
];

export function AccountActions({ account }: { account: AdminAccount }) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Action>();
  const actions = actionsOf(account);
  const firstDanger = actions.findIndex(({ isDangerous }) => isDangerous === true);
  return (
    <Group gap="xs">
      <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button variant="default">More</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {account.registry === null && (
            <Menu.Item
              onClick={() => void navigate({ to: '/admin/credentials/new', search: { userId: account.id } })}
            >
              Add registry credentials
            </Menu.Item>
          )}
          {actions.map((action, index) => (
            <div key={action.label}>
              {index === firstDanger && <Menu.Divider />}
              <Menu.Item
                {...(action.isDangerous === true ? { color: 'var(--bad)' } : {})}
                onClick={() => setOpened(action)}
              >
                {action.label}
              </Menu.Item>
            </div>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button onClick={() => setOpened({ label: 'Credit tokens', Dialog: CreditDialog })}>
        Credit tokens
      </Button>
      {opened !== undefined && <opened.Dialog account={account} onClose={() => setOpened(undefined)} />}
    </Group>
  );
}

export function UnlockButton({ account }: { account: AdminAccount }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={() => setIsOpen(true)}>
        Unlock account
      </Button>
      {isOpen && <UnlockDialog account={account} onClose={() => setIsOpen(false)} />}
    </>
  );
}

// The buttons of a registration: the one that a person most likely wants, and a menu with everything else that makes sense now.
import { Button, Group, Menu } from '@mantine/core';
import { useLocation, useNavigate } from '@tanstack/react-router';
import type { Registration } from '@tendlc/client';
import { type ComponentType, useRef, useState } from 'react';
import { ACTION_LABELS, type Action, stateOf } from '../../../registrations/registration-state.ts';
import {
  DeactivateDialog,
  DeleteBrandDialog,
  NudgeDialog,
  ShareDialog,
  VettingDialog,
} from './at-the-registry.tsx';
import { AppealDialog, ContactMailDialog } from './appeal.tsx';
import { FilesDialog } from './campaign-files.tsx';
import { MigrationDialog, NumbersDialog } from './campaign-partner.tsx';
import { CancelDialog, CodeDialog, CopyDialog, EndDialog } from './of-the-registration.tsx';
import { SubmitDialog } from './submit.tsx';

type DialogProps = { readonly registration: Registration; readonly onClose: () => void };

/** Actions that happen in a dialog; the others lead to a page. */
const DIALOGS: Readonly<Partial<Record<Action, ComponentType<DialogProps>>>> = {
  submit: SubmitDialog,
  share: ShareDialog,
  contest: (props) => <NudgeDialog {...props} isAppeal />,
  nudge: (props) => <NudgeDialog {...props} isAppeal={false} />,
  vet: VettingDialog,
  'order-vetting': VettingDialog,
  'appeal-identity': AppealDialog,
  'send-contact-mail': ContactMailDialog,
  files: FilesDialog,
  numbers: NumbersDialog,
  migrate: MigrationDialog,
  'enter-code': CodeDialog,
  cancel: CancelDialog,
  copy: CopyDialog,
  delete: EndDialog,
  close: EndDialog,
  'deactivate-campaign': DeactivateDialog,
  'delete-brand': DeleteBrandDialog,
};

const DANGEROUS: ReadonlySet<Action> = new Set([
  'cancel',
  'delete',
  'close',
  'deactivate-campaign',
  'delete-brand',
]);

/** How to open the page of each action without a dialog. */
function usePlaces({
  id,
  brandId,
  denial,
}: Registration): Readonly<Partial<Record<Action, () => Promise<void>>>> {
  const navigate = useNavigate();
  const params = { id: String(id) };
  const openPacket = () => navigate({ to: '/registrations/$id/packet', params });
  const denied = denial?.fields[0];
  const openDenied = () =>
    navigate({
      to: '/registrations/$id/packet',
      params,
      ...(denied === undefined ? {} : { search: { field: denied } }),
    });
  const openReview = () => navigate({ to: '/registrations/$id/review', params });
  // On the review itself, problems are fixed where the values are.
  const isOnReview = useLocation({ select: ({ pathname }) => pathname.endsWith('/review') });
  return {
    continue: openPacket,
    correct: openDenied,
    evaluate: openReview,
    fix: isOnReview ? openPacket : openReview,
    'buy-tokens': () => navigate({ to: '/tokens' }),
    connect: () => navigate({ to: '/registry/credentials' }),
    'add-campaign': () =>
      navigate({
        to: '/registrations/new',
        search: brandId === null ? {} : { brand: String(brandId) },
      }),
  };
}

/** A button that only leads to the tab on screen does nothing: the packet leads on to its evaluation, the review has its own button. */
function usePrimaryHere({ primary, others }: ReturnType<typeof stateOf>): Action | null {
  const tab = useLocation({ select: ({ pathname }) => pathname.split('/').at(-1) });
  if (primary === 'continue' && tab === 'packet') {
    return others.includes('evaluate') ? 'evaluate' : null;
  }
  return primary === 'evaluate' && tab === 'review' ? null : primary;
}

type ActionButtonProps = { readonly registration: Registration; readonly action: Action };

/** One action of the menu beside what it is about. Nothing where the action makes no sense now. */
export function ActionButton({ registration, action }: ActionButtonProps) {
  const [opened, setOpened] = useState(false);
  const { primary, others } = stateOf(registration);
  const Dialog = DIALOGS[action];
  return Dialog === undefined || (primary !== action && !others.includes(action)) ? null : (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {ACTION_LABELS[action]}
      </Button>
      {opened && <Dialog registration={registration} onClose={() => setOpened(false)} />}
    </>
  );
}

export function RegistrationActions({ registration }: { registration: Registration }) {
  const places = usePlaces(registration);
  const [open, setOpen] = useState<Action>();
  const state = stateOf(registration);
  const { others } = state;
  const primary = usePrimaryHere(state);
  const go = (action: Action) => {
    const openPlace = places[action];
    if (openPlace === undefined) {
      setOpen(action);
    } else {
      void openPlace();
    }
  };
  const Dialog = open === undefined ? undefined : DIALOGS[open];
  const more = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(undefined);
    // The item of the menu that opened the dialog is gone: the button of the menu is the nearest.
    setTimeout(() => document.activeElement === document.body && more.current?.focus());
  };
  const firstDanger = others.findIndex((action) => DANGEROUS.has(action));
  return (
    <Group gap="xs" className="no-print">
      <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button ref={more} variant="default">
            More
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {others.map((action, index) => (
            <div key={action}>
              {index === firstDanger && index > 0 && <Menu.Divider />}
              <Menu.Item
                {...(DANGEROUS.has(action) ? { color: 'var(--bad)' } : {})}
                onClick={() => go(action)}
              >
                {ACTION_LABELS[action]}
              </Menu.Item>
            </div>
          ))}
        </Menu.Dropdown>
      </Menu>
      {primary !== null && <Button onClick={() => go(primary)}>{ACTION_LABELS[primary]}</Button>}
      {Dialog !== undefined && <Dialog registration={registration} onClose={close} />}
    </Group>
  );
}

// A dialog over the page: named by its title, left with Escape, focus kept inside. Mantine's own heading of it would be a second page header.
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = {
  readonly opened: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Whether a click beside it closes it; not where something was typed. */
  readonly closeOnClickOutside?: boolean;
  /** For what is read rather than answered. */
  readonly isWide?: boolean;
};

export function Dialog({
  opened,
  title,
  onClose,
  children,
  closeOnClickOutside = false,
  isWide = false,
}: Props) {
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      closeOnClickOutside={closeOnClickOutside}
      size={isWide ? 'xl' : 'md'}
      centered
    >
      <Modal.Overlay />
      {/* The title names it a moment after it is there; it is never without a name. */}
      <Modal.Content aria-label={title}>
        <Modal.Body pt="md">
          <Modal.Title fw={700} fz="lg" mb="sm">
            {title}
          </Modal.Title>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

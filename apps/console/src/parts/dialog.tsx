// A dialog: named by its title, closed with Escape, focus kept inside. Mantine's own header would be a second page header.
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = {
  readonly opened: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Whether a click outside closes it. Not for dialogs with input. */
  readonly closeOnClickOutside?: boolean;
  /** For content to read. */
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
      {/* The title element appears a moment later; the label gives the dialog a name from the start. */}
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

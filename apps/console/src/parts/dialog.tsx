// A dialog: named by its title, closed with Escape, focus kept inside. Mantine's own header would be a second page header.
import { Modal } from '@mantine/core';
import { type ReactNode, useLayoutEffect } from 'react';

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

/** Mantine returns the focus of a dialog that is closed. One that is removed while it is open would leave it nowhere. */
function useReturnedFocus(opened: boolean) {
  useLayoutEffect(() => {
    if (!opened) {
      return undefined;
    }
    const origin = document.activeElement;
    return () => {
      setTimeout(() => {
        if (document.activeElement === document.body && origin instanceof HTMLElement) {
          origin.focus({ preventScroll: true });
        }
      });
    };
  }, [opened]);
}

export function Dialog({
  opened,
  title,
  onClose,
  children,
  closeOnClickOutside = false,
  isWide = false,
}: Props) {
  useReturnedFocus(opened);
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

'use client';

import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';

interface SheetProps {
  /** Accessible name of the panel. */
  title: string;
  className: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal panel: the page behind is inert, Escape and the backdrop close it, and focus returns to
 * where it came from. It is open for as long as it is rendered.
 */
export function ModalSheet({ title, className, onClose, children }: SheetProps) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content className={className} aria-describedby={undefined}>
          <Dialog.Title className="vh">{title}</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

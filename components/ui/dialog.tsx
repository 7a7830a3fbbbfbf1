'use client';

import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode, RefObject } from 'react';

interface SheetProps {
  /** Accessible name of the panel. */
  title: string;
  className: string;
  /** Where focus goes when the panel closes. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal panel: the page behind is inert, Escape and the backdrop close it, and focus returns to
 * its opener. It is open for as long as it is rendered.
 */
export function ModalSheet({ title, className, opener, onClose, children }: SheetProps) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content
          className={className}
          aria-describedby={undefined}
          onCloseAutoFocus={() => opener.current?.focus()}
        >
          <Dialog.Title className="vh">{title}</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

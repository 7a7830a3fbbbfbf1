'use client';

import * as Dialog from '@radix-ui/react-dialog';
import type { ComponentProps, RefObject } from 'react';
import type { Wording } from '@/lib/words/word';
import { useCloseOnBack } from './use-close-on-back';

interface SheetProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Accessible name of the panel. */
  title: Wording;
  /** Gets the focus when the panel closes. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Called before the first control gets the focus; preventing the event leaves the focus where it is. */
  onOpenAutoFocus?: (event: Event) => void;
  /** Called before Escape closes the panel; preventing the event leaves it open. */
  onEscapeKeyDown?: (event: KeyboardEvent) => void;
}

/**
 * A modal panel: the page behind it is inert, Escape, Back and the backdrop close it, and the focus returns to its
 * opener. It is open while it is rendered.
 */
export function ModalSheet({ title, opener, onClose, children, ...panel }: SheetProps) {
  useCloseOnBack(onClose);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <Dialog.Content
          {...panel}
          aria-describedby={undefined}
          onCloseAutoFocus={() => opener.current?.focus()}
        >
          <Dialog.Title className="sr-only" lang={title.lang}>
            {title.text}
          </Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

import type { ReactNode, RefObject } from 'react';
import { type InterfaceText, label, wording } from '@/lib/words/word';
import { ModalSheet } from './dialog';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { Word } from './word';

interface TitledDialogProps {
  title: InterfaceText;
  /** Name of the button that closes the dialog. */
  closeLabel: InterfaceText;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Place and size. */
  className: string;
  children: ReactNode;
}

/** A dialog with a visible title and a button that closes it. */
export function TitledDialog({
  title,
  closeLabel,
  opener,
  onClose,
  className,
  children,
}: TitledDialogProps) {
  return (
    <ModalSheet
      title={wording(title)}
      opener={opener}
      onClose={onClose}
      className={`fixed inset-x-0 z-50 mx-auto overflow-y-auto rounded-xl bg-surface p-6 text-text shadow-dialog print:hidden forced-colors:border ${className}`}
    >
      <div className="-mt-2 flex items-center justify-between">
        <p className="text-h3" aria-hidden="true">
          <Word text={title} />
        </p>
        <IconButton className="-me-2" {...label(closeLabel)} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      {children}
    </ModalSheet>
  );
}

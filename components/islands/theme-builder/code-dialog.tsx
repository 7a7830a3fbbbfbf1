import type { RefObject } from 'react';
import { ModalSheet } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Exports } from './exports';
import type { ThemeBuilder } from './use-theme-builder';

interface CodeDialogProps {
  builder: ThemeBuilder;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The theme's files in a dialog, which every place of the page can open. */
export function CodeDialog({ builder, opener, onClose }: CodeDialogProps) {
  return (
    <ModalSheet
      title="Code of your theme"
      opener={opener}
      onClose={onClose}
      className="fixed inset-x-0 top-[clamp(0px,8vh,5rem)] z-50 mx-auto max-h-[84dvh] w-[min(52rem,calc(100%-2rem))] overflow-y-auto rounded-xl bg-surface p-6 text-text shadow-dialog max-section:inset-0 max-section:max-h-none max-section:w-full max-section:rounded-none max-section:p-4 print:hidden forced-colors:border"
    >
      <div className="-mt-2 mb-3 flex items-center justify-between">
        <p className="text-h3" aria-hidden="true">
          Code of your theme
        </p>
        <IconButton className="-me-2" aria-label="Close the code" onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <Exports builder={builder} id="theme-code" highlighted />
    </ModalSheet>
  );
}

import type { RefObject } from 'react';
import { TitledDialog } from '@/components/ui/titled-dialog';
import { Exports } from './exports';
import type { ThemeBuilder } from './use-theme-builder';

interface CodeDialogProps {
  builder: ThemeBuilder;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The theme's files in a dialog, which can be opened from anywhere on the page. */
export function CodeDialog({ builder, opener, onClose }: CodeDialogProps) {
  return (
    <TitledDialog
      title="Code of your theme"
      closeLabel="Close the code"
      opener={opener}
      onClose={onClose}
      className="top-[clamp(0px,8vh,5rem)] max-h-[84dvh] w-[min(52rem,calc(100%-2rem))] max-section:inset-0 max-section:max-h-none max-section:w-full max-section:rounded-none max-section:p-4"
    >
      <div className="mt-3">
        <Exports builder={builder} id="theme-code" highlighted />
      </div>
    </TitledDialog>
  );
}

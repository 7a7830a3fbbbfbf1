'use client';

import { Fragment, type RefObject } from 'react';
import { ModalSheet } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';

interface Shortcut {
  does: string;
  /** Alternatives, each with the keys that are pressed together. */
  keys: readonly (readonly string[])[];
}

const groups: readonly { title: string; shortcuts: readonly Shortcut[] }[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      { does: 'Search', keys: [['/'], ['Ctrl', 'K'], ['⌘', 'K']] },
      { does: 'Show this list', keys: [['?']] },
      { does: 'Skip to the content', keys: [['Tab', 'Enter']] },
      { does: 'Close what is open', keys: [['Esc']] },
    ],
  },
  {
    title: 'In the search',
    shortcuts: [
      { does: 'Move through the results', keys: [['↑'], ['↓']] },
      { does: 'Open a result', keys: [['Enter']] },
      {
        does: 'Open it in a new tab',
        keys: [
          ['Ctrl', 'Enter'],
          ['⌘', 'Enter'],
        ],
      },
      { does: 'Go to the filter', keys: [['Tab']] },
    ],
  },
  {
    title: 'In menus and file tabs',
    shortcuts: [
      { does: 'Move through a menu', keys: [['↑'], ['↓']] },
      { does: 'Move through the tabs of files', keys: [['←'], ['→']] },
      { does: 'Go to the first or last', keys: [['Home'], ['End']] },
      { does: 'Find an entry of a menu', keys: [['A–Z']] },
    ],
  },
];

export interface ShortcutListProps {
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The keyboard shortcuts of the site as a dialog. */
export function ShortcutList({ opener, onClose }: ShortcutListProps) {
  return (
    <ModalSheet
      title="Keyboard shortcuts"
      opener={opener}
      onClose={onClose}
      className="fixed inset-x-0 top-[clamp(0px,10vh,6rem)] z-50 mx-auto max-h-[80dvh] w-[min(30rem,calc(100%-2rem))] overflow-y-auto rounded-xl bg-surface p-6 text-ui text-text shadow-dialog print:hidden forced-colors:border"
    >
      <div className="-mt-2 flex items-center justify-between">
        <p className="text-h3" aria-hidden="true">
          Keyboard shortcuts
        </p>
        <IconButton className="-me-2" aria-label="Close the list of shortcuts" onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      {groups.map(({ title, shortcuts }) => (
        <section key={title} aria-label={title}>
          <h3 className="mt-4 mb-1 text-label text-text-2">{title}</h3>
          <dl>
            {shortcuts.map(({ does, keys }) => (
              <div
                key={does}
                className="flex items-center justify-between gap-4 border-t border-line py-2"
              >
                <dt>{does}</dt>
                <dd className="flex flex-none flex-wrap justify-end gap-x-2 gap-y-1">
                  {keys.map((together, index) => (
                    <Fragment key={together.join()}>
                      {index > 0 && <span className="text-text-2">or</span>}
                      <span className="flex gap-1">
                        {together.map((key) => (
                          <kbd key={key} translate="no">
                            {key}
                          </kbd>
                        ))}
                      </span>
                    </Fragment>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </ModalSheet>
  );
}

'use client';

import { Fragment, type RefObject } from 'react';
import { TitledDialog } from '@/components/ui/titled-dialog';
import { Word } from '@/components/ui/word';
import { content, type InterfaceText, word } from '@/lib/words/word';

interface Shortcut {
  does: InterfaceText;
  /** Alternatives, each with the keys that are pressed together. */
  keys: readonly (readonly string[])[];
}

const groups: readonly { title: InterfaceText; shortcuts: readonly Shortcut[] }[] = [
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
    <TitledDialog
      title="Keyboard shortcuts"
      closeLabel="Close the list of shortcuts"
      opener={opener}
      onClose={onClose}
      className="top-[clamp(0px,10vh,6rem)] max-h-[80dvh] w-[min(30rem,calc(100%-2rem))] text-ui"
    >
      {groups.map(({ title, shortcuts }) => (
        <section key={title} aria-label={word(title)}>
          <h3 className="mt-4 mb-1 text-label text-text-2" {...content(title)} />
          <dl>
            {shortcuts.map(({ does, keys }) => (
              <div
                key={does}
                className="flex items-center justify-between gap-4 border-t border-line py-2"
              >
                <dt {...content(does)} />
                <dd className="flex flex-none flex-wrap justify-end gap-x-2 gap-y-1">
                  {keys.map((together, index) => (
                    <Fragment key={together.join()}>
                      {index > 0 && (
                        <span className="text-text-2">
                          <Word text="or" />
                        </span>
                      )}
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
    </TitledDialog>
  );
}

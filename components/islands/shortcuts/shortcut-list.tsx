'use client';

import { Fragment, type RefObject } from 'react';
import { TitledDialog } from '@/components/ui/titled-dialog';
import { Word } from '@/components/ui/word';
import { word } from '@/lib/words/word';

interface Shortcut {
  does: string;
  /** Alternatives, each with the keys that are pressed together. */
  keys: readonly (readonly string[])[];
}

const groups: readonly { title: string; shortcuts: readonly Shortcut[] }[] = [
  {
    title: word('Everywhere'),
    shortcuts: [
      { does: word('Search'), keys: [['/'], ['Ctrl', 'K'], ['⌘', 'K']] },
      { does: word('Show this list'), keys: [['?']] },
      { does: word('Skip to the content'), keys: [['Tab', 'Enter']] },
      { does: word('Close what is open'), keys: [['Esc']] },
    ],
  },
  {
    title: word('In the search'),
    shortcuts: [
      { does: word('Move through the results'), keys: [['↑'], ['↓']] },
      { does: word('Open a result'), keys: [['Enter']] },
      {
        does: word('Open it in a new tab'),
        keys: [
          ['Ctrl', 'Enter'],
          ['⌘', 'Enter'],
        ],
      },
      { does: word('Go to the filter'), keys: [['Tab']] },
    ],
  },
  {
    title: word('In menus and file tabs'),
    shortcuts: [
      { does: word('Move through a menu'), keys: [['↑'], ['↓']] },
      { does: word('Move through the tabs of files'), keys: [['←'], ['→']] },
      { does: word('Go to the first or last'), keys: [['Home'], ['End']] },
      { does: word('Find an entry of a menu'), keys: [['A–Z']] },
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

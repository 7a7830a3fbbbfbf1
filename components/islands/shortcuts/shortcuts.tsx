'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { isPlainKey } from '@/components/islands/search/search-keys';
import { asIsland } from '@/components/ui/island';
import { usePageState } from '@/components/ui/use-page-state';
import { Word } from '@/components/ui/word';
import { showFailureNote } from '@/lib/browser/feedback/failure-note';
import { wording } from '@/lib/words/word';
import type { ShortcutListProps } from './shortcut-list';

const loadList = () => import('./shortcut-list').then((module) => module.ShortcutList);

function ShortcutsInside() {
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [open, setOpen] = usePageState(false);
  const [List, setList] = useState<ComponentType<ShortcutListProps>>();

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPlainKey(event, '?')) return;
      event.preventDefault();
      const { activeElement } = document;
      opener.current = activeElement instanceof HTMLElement ? activeElement : null;
      setOpen(() => true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [setOpen]);

  useEffect(() => {
    if (!open || List) return;
    let canceled = false;
    loadList().then(
      (list) => !canceled && setList(() => list),
      () => {
        if (canceled) return;
        setOpen(() => false);
        showFailureNote(wording('The list of shortcuts could not be loaded.'), () =>
          setOpen(() => true),
        );
      },
    );
    return () => {
      canceled = true;
    };
  }, [open, List, setOpen]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className="underline decoration-1 underline-offset-[0.22em] hover:decoration-2 pointer-coarse:min-h-11"
        aria-keyshortcuts="?"
        aria-haspopup="dialog"
        onClick={() => {
          opener.current = button.current;
          setOpen(() => true);
        }}
      >
        <Word text="Keyboard shortcuts" />
      </button>
      {open && List && <List opener={opener} onClose={() => setOpen(() => false)} />}
    </>
  );
}

/** Opens the list of keyboard shortcuts, by its button or with `?`. */
export const Shortcuts = asIsland(ShortcutsInside, {
  name: 'The list of shortcuts',
  atEdge: true,
});

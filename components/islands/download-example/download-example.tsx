'use client';

import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { asIsland } from '@/components/ui/island';
import { usePageState } from '@/components/ui/use-page-state';
import { showFailureNote } from '@/lib/browser/feedback/failure-note';
import { onPressIntent } from '@/lib/browser/scheduling/on-press-intent';
import { hooked, hooks } from '@/lib/design/hooks';
import { wording } from '@/lib/words/word';
import type { DownloadMenuProps } from './download-menu';

/** The button whose menu is open. */
interface Opened {
  button: { current: HTMLButtonElement };
  /** The element of the button, which the menu is rendered in. */
  frame: Element;
  byKeyboard: boolean;
}

const closed: { opened?: Opened } = {};
const loadMenu = () => import('./download-menu').then((module) => module.DownloadMenu);

function buttonOf({ target }: Event): HTMLButtonElement | undefined {
  const button = target instanceof Element ? target.closest(hooked('downloadExample')) : null;
  return button instanceof HTMLButtonElement ? button : undefined;
}

function DownloadExampleInside() {
  const [{ opened }, setState] = usePageState(closed);
  const [loaded, setLoaded] = useState<{ Menu: ComponentType<DownloadMenuProps> }>();
  const button = opened?.button.current;

  // A layout effect, so that a press right after a navigation is handled for the new page.
  useLayoutEffect(() => {
    const open = (pressed: HTMLButtonElement, byKeyboard: boolean) => {
      const frame = pressed.parentElement;
      if (!frame) return;
      setState(() => ({ opened: { button: { current: pressed }, frame, byKeyboard } }));
      loadMenu().then(
        (Menu) => setLoaded({ Menu }),
        () => {
          setState(() => closed);
          showFailureNote(wording('The menu could not be loaded.'), () =>
            open(pressed, byKeyboard),
          );
        },
      );
    };
    const onClick = (event: MouseEvent) => {
      const pressed = buttonOf(event);
      if (!pressed) return;
      if (pressed === button) setState(() => closed);
      else open(pressed, event.detail === 0);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const focused = event.key === 'ArrowDown' ? buttonOf(event) : undefined;
      if (!focused || focused === button) return;
      event.preventDefault();
      open(focused, true);
    };
    const stopListening = onPressIntent((event) => {
      if (buttonOf(event)) loadMenu().catch(() => undefined);
    });
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
      stopListening();
    };
  }, [button, setState]);

  useEffect(() => {
    if (!button) return;
    button.setAttribute('aria-expanded', 'true');
    return () => button.setAttribute('aria-expanded', 'false');
  }, [button]);

  if (!opened || !loaded) return null;
  return createPortal(
    <loaded.Menu
      button={opened.button}
      byKeyboard={opened.byKeyboard}
      onClose={() => setState(() => closed)}
      label={opened.button.current.getAttribute('aria-label') ?? ''}
      opener={opened.button.current.getAttribute(hooks.downloadExample) ?? ''}
    />,
    opened.frame,
  );
}

/** Shows the menu to copy or download an example, on all pages. Its code is loaded on intent. */
export const DownloadExample = asIsland(DownloadExampleInside, {
  name: 'What copies and downloads examples',
  atEdge: true,
});

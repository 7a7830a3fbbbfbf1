import { fetchJsonAhead } from '@/lib/browser/network/fetch-json';
import { preload } from '@/lib/browser/network/load';
import type { PressFiles } from '@/lib/browser/page/start-data';
import { hooks } from '@/lib/design/hooks';
import { onSignal } from './signals';

interface PressFetcher {
  /** Fetches what a press needs. */
  fetchFor: (pressed: Element) => void;
  /**
   * Begins with scripts and style sheets. Not before the application's own have begun to come: the browser keeps what
   * it was to preload though it hangs, or though a host answered with a page, and would give that to who needs it.
   */
  begin: () => void;
}

/**
 * Fetches what a press needs besides the application, while that starts: else it would be asked for one trip later.
 * From when a pointer goes down; once the application is there, its parts see to it themselves.
 */
export function fetchForPresses(presses: readonly PressFiles[]): PressFetcher {
  const wanted = new Set<string>();
  let begun = false;
  const ask = (file: string) => void preload(file, 'high');
  const fetchFor = (pressed: Element) => {
    const code = pressed.closest(`[${hooks.exampleCode}]`)?.getAttribute(hooks.exampleCode);
    if (code) fetchJsonAhead(code);
    const needed = presses.filter(({ control }) => pressed.closest(control));
    for (const file of needed.flatMap(({ files }) => files)) {
      if (begun && !wanted.has(file)) ask(file);
      wanted.add(file);
    }
  };
  const onDown = ({ target }: PointerEvent) => {
    if (target instanceof Element) fetchFor(target);
  };
  document.addEventListener('pointerdown', onDown, { passive: true });
  const stop = onSignal('app', () => {
    stop();
    document.removeEventListener('pointerdown', onDown);
  });
  return {
    fetchFor,
    begin: () => {
      if (!begun) wanted.forEach(ask);
      begun = true;
    },
  };
}

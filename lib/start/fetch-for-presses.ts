import { fetchJsonAhead } from '@/lib/browser/fetch-json';
import type { PressFiles } from '@/lib/browser/start-data';
import { hooks } from '@/lib/design/hooks';
import { preload } from './load';
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
  const asked = new Set<string>();
  let begun = false;
  const ask = () => {
    for (const file of wanted) {
      if (!asked.has(file)) void preload(file, 'high');
      asked.add(file);
    }
  };
  const fetchFor = (pressed: Element) => {
    const code = pressed.closest(`[${hooks.exampleCode}]`)?.getAttribute(hooks.exampleCode);
    if (code) fetchJsonAhead(code);
    for (const { control, files } of presses) {
      if (pressed.closest(control)) files.forEach((file) => wanted.add(file));
    }
    if (begun) ask();
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
      begun = true;
      ask();
    },
  };
}

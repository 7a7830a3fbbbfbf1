import { showFailureNote } from '@/lib/browser/feedback/failure-note';
import { readModules } from '@/lib/browser/live-example/contract';
import { loadRuntime } from '@/lib/browser/live-example/load-runtime';
import type { ExampleModules } from '@/lib/browser/live-example/run-example';
import { hooked } from '@/lib/design/hooks';
import { wording } from '@/lib/words/word';
import { moveParts } from './move-parts';
import { drawRedline } from './redline';

/** Has the same attributes as `<live-example>`. */
const elementName = 'live-sheet';

/** Makes the parts on the home page's sheet interactive on intent. Without scripts it is a drawing. */
export function defineLiveSheet(): void {
  // Declared here, because `HTMLElement` does not exist where pages are rendered.
  class LiveSheetElement extends HTMLElement {
    stop: (() => void) | undefined;

    connectedCallback() {
      this.stop = runSheet(this, readModules(this));
    }

    disconnectedCallback() {
      this.stop?.();
    }
  }
  if (!customElements.get(elementName)) customElements.define(elementName, LiveSheetElement);
}

/** A press on a part that was still a drawing, by its position on the page in CSS pixels. */
interface Press {
  x: number;
  y: number;
}

/**
 * Replaces the drawings on the sheet by live parts at the first intent to use them, and measures the part
 * under the pointer. Nothing is loaded before; an earlier press is replayed on the live part.
 *
 * @returns a function that stops it and restores the drawings
 */
function runSheet(sheet: HTMLElement, example: ExampleModules): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let state: 'drawn' | 'starting' | 'live' = 'drawn';
  let press: Press | undefined;
  let stop = () => {};

  const start = async () => {
    if (state !== 'drawn') return;
    state = 'starting';
    try {
      stop = await startParts(sheet, example);
      if (signal.aborted) {
        stop();
        return;
      }
      state = 'live';
      if (press) replayPress(sheet, press);
    } catch (error) {
      state = 'drawn';
      console.error('The components of the example did not start.', error);
      if (press)
        showFailureNote(wording('The components could not be started.'), () => void start());
    }
    press = undefined;
  };
  for (const type of ['pointerenter', 'pointerdown', 'focusin'] as const) {
    sheet.addEventListener(type, () => void start(), { signal });
  }
  sheet.addEventListener(
    'click',
    ({ target, clientX, clientY }) => {
      if (state === 'live' || !(target instanceof Element) || target.closest('a')) return;
      press = { x: clientX + scrollX, y: clientY + scrollY };
      void start();
    },
    { signal },
  );
  drawRedline(sheet, signal);
  return () => {
    listening.abort();
    if (state === 'live') stop();
  };
}

/** @returns a function that restores the drawings and unmounts the example */
async function startParts(sheet: HTMLElement, example: ExampleModules): Promise<() => void> {
  const rest = sheet.querySelector<HTMLElement>(hooked('sheetRest'));
  if (!rest) throw new Error('The sheet has no element for the rest of its example.');
  const { mount } = await loadRuntime(example.runtime, example.modules);
  const { unmount } = await mount(example.id, rest);
  try {
    const restoreDrawings = moveParts(sheet, rest);
    return () => {
      restoreDrawings();
      unmount();
    };
  } catch (error) {
    unmount();
    throw error;
  }
}

/** Clicks at the same position: the live parts are where their drawings were. */
function replayPress(sheet: HTMLElement, { x, y }: Press): void {
  const element = document.elementFromPoint(x - scrollX, y - scrollY);
  if (!element || !sheet.contains(element)) return;
  element.closest<HTMLElement>('button, input, [tabindex]')?.focus({ preventScroll: true });
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

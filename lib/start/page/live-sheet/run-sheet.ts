import { showFailureNote } from '@/lib/browser/feedback/failure-note';
import { loadRuntime } from '@/lib/browser/live-example/load-runtime';
import type { ExampleModules } from '@/lib/browser/live-example/run-example';
import { hooked } from '@/lib/design/hooks';
import { moveParts } from './move-parts';
import { drawRedline } from './redline';

/** A press on a part that was a drawing still, by its place on the page. */
interface Press {
  x: number;
  y: number;
}

/**
 * Makes the parts of the sheet live at the first sign that someone means them, and measures what is
 * pointed at. Until then nothing is loaded; a press that comes before is given to the live part.
 *
 * @returns stops it: the drawings are back
 */
export function runSheet(sheet: HTMLElement, example: ExampleModules): () => void {
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
      if (press) giveTo(sheet, press);
    } catch (error) {
      state = 'drawn';
      console.error('The parts on the sheet did not start', error);
      if (press) showFailureNote('The parts could not be started.', () => void start());
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

/** @returns puts the drawings back and ends what runs */
async function startParts(sheet: HTMLElement, example: ExampleModules): Promise<() => void> {
  const rest = sheet.querySelector<HTMLElement>(hooked('sheetRest'));
  if (!rest) throw new Error('The sheet has no place for the rest of its example');
  const { mount } = await loadRuntime(example.runtime, example.modules);
  const { unmount } = await mount(example.id, rest);
  try {
    const putBack = moveParts(sheet, rest);
    return () => {
      putBack();
      unmount();
    };
  } catch (error) {
    unmount();
    throw error;
  }
}

/** The live parts lie where their drawings lay. */
function giveTo(sheet: HTMLElement, { x, y }: Press): void {
  const element = document.elementFromPoint(x - scrollX, y - scrollY);
  if (!element || !sheet.contains(element)) return;
  element.closest<HTMLElement>('button, input, [tabindex]')?.focus({ preventScroll: true });
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

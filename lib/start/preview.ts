import { inputsAttribute } from '@/lib/browser/live-example/contract';
import { defineLiveExample } from '@/lib/browser/live-example/element';
import { openQueue } from '@/lib/browser/live-example/start-queue';
import { applySettings } from '@/lib/browser/live-example/tools/apply';
import { readSettings } from '@/lib/browser/live-example/tools/settings';
import { type PreviewData, previewDataId } from '@/lib/playground/preview-data';
import { readSettings as readKnobs } from '@/lib/playground/settings';
import { replayPresses } from './presses/replay';

/**
 * Starts a page with nothing but one example, immediately, with the settings of its address, except the
 * width: there the example is as wide as the window.
 */
export async function startPreview(): Promise<void> {
  const stage = document.querySelector<HTMLElement>('live-example');
  if (stage) {
    setInputs(stage);
    const settings = { ...readSettings(location.search), width: undefined };
    await applySettings(stage, settings).catch((error: unknown) => {
      console.error('The example is shown without its settings.', error);
    });
  }
  defineLiveExample();
  openQueue();
  // No other script handles presses on this page.
  if (globalThis.pageStart) {
    replayPresses(globalThis.pageStart.presses, 'early');
    replayPresses(globalThis.pageStart.presses, 'app');
  }
}

/** Sets the inputs of a playground from the address. */
function setInputs(stage: HTMLElement): void {
  const text = document.getElementById(previewDataId)?.textContent;
  if (!text) return;
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- the build writes it, with the same type
  const { knobs, scope }: PreviewData = JSON.parse(text);
  stage.setAttribute(inputsAttribute, JSON.stringify(readKnobs(location.search, knobs, scope)));
}

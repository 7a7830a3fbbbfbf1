import { inputsAttribute } from '@/lib/browser/live-example/contract';
import { defineLiveExample } from '@/lib/browser/live-example/element';
import { openQueue } from '@/lib/browser/live-example/start-queue';
import { applySettings } from '@/lib/browser/live-example/tools/apply';
import { readSettings } from '@/lib/browser/live-example/tools/settings';
import { readStartData } from '@/lib/browser/page/start-data';
import { type PreviewData, previewDataId } from '@/lib/playground/preview-data';
import { readSettings as readKnobs } from '@/lib/playground/settings';
import { showCodeFont } from './fonts/show-code-font';
import { replayPresses } from './presses/replay';

/**
 * Starts a page that holds one example and nothing else: at once, as its address says. The window is as wide
 * as its visitor makes it, so the example is too.
 */
export async function startPreview(): Promise<void> {
  const stage = document.querySelector<HTMLElement>('live-example');
  if (stage) {
    setKnobs(stage);
    const settings = { ...readSettings(location.search), width: undefined };
    await applySettings(stage, settings).catch((error: unknown) => {
      console.error('The example is shown without its settings', error);
    });
  }
  defineLiveExample();
  openQueue();
  // Nothing else will come that could answer.
  if (globalThis.pageStart) {
    replayPresses(globalThis.pageStart.presses, 'early');
    replayPresses(globalThis.pageStart.presses, 'app');
  }
  const { codeFont } = readStartData() ?? {};
  if (codeFont) showCodeFont(codeFont);
}

/** Sets a playground as the address says. */
function setKnobs(stage: HTMLElement): void {
  const text = document.getElementById(previewDataId)?.textContent;
  if (!text) return;
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- the build writes it, with the same type
  const { knobs, scope }: PreviewData = JSON.parse(text);
  stage.setAttribute(inputsAttribute, JSON.stringify(readKnobs(location.search, knobs, scope)));
}

import { applySettings } from '@/lib/browser/example-tools/apply';
import { readSettings } from '@/lib/browser/example-tools/settings';
import { openQueue } from '@/lib/browser/live-example/start-queue';
import { defineLiveExample } from './live-example';

/**
 * Starts a page that holds one example and nothing else: at once, as its address says. The window is as wide
 * as its visitor makes it, so the example is too.
 */
export async function startPreview(): Promise<void> {
  const stage = document.querySelector<HTMLElement>('live-example');
  if (stage) {
    const settings = { ...readSettings(location.search), width: undefined };
    await applySettings(stage, settings).catch((error: unknown) => {
      console.error('The example is shown without its settings', error);
    });
  }
  defineLiveExample();
  openQueue();
  // Nothing else will come that could answer.
  globalThis.pageStart?.presses.release('early');
  globalThis.pageStart?.presses.release('app');
}

import { applySettings } from '@/lib/browser/live-example/tools/apply';
import { readStoredSettings } from '@/lib/browser/live-example/tools/store';

/** Restores the settings of a page's examples from earlier in this tab. */
export async function restoreSettings(path: string): Promise<void> {
  for (const [id, settings] of readStoredSettings(path)) {
    const stage = document.getElementById(id)?.querySelector<HTMLElement>('live-example');
    if (stage) await applySettings(stage, settings);
  }
}

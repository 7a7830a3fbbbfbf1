import type { StartData } from '@/lib/browser/page/start-data';
import { deferScripts } from '../defer-scripts';
import { withSheetsAfterPaint } from '../sheets-after-paint';
import { dataFile, type SamplePage } from './exported';

/** URL of the script that is bundled from `in-page/entry.ts`. */
export const inPageScript = '/contract.js';

/**
 * Completes a page of the sample as the site's pages are, except that nothing starts Next's client.
 */
export function servedPage({ path, html }: SamplePage): string {
  const { html: text, scripts, runtime, build } = deferScripts(html, path);
  const startData: StartData = {
    scripts,
    runtime,
    build,
    page: `/${dataFile(path)}`,
    early: '',
    trackers: [],
  };
  const whole = withSheetsAfterPaint(text);
  const json = JSON.stringify(startData).replace(/</g, '\\u003c');
  const elements = `<script>window.startData=${json}</script><script src="${inPageScript}"></script>`;
  return whole.replace('</body>', () => `${elements}</body>`);
}

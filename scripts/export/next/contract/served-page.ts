import type { StartData } from '@/lib/browser/page/start-data';
import { deferScripts } from '../defer-scripts';
import { createSheetJoiner } from '../join-sheets';
import { withOneSheet } from '../one-sheet';
import { withSheetsAfterPaint } from '../sheets-after-paint';
import { withoutManifest } from '../without-manifest';
import { dataFile, type SamplePage } from './exported';

/** URL of the script that is bundled from `in-page/entry.ts`. */
export const inPageScript = '/contract.js';

/**
 * Completes a page of the sample as the site's pages are, except that nothing starts Next's client.
 *
 * @param out a copy of the export, which gets a file more: the joined stylesheet
 */
export function servedPage(out: string, { path, html, data }: SamplePage): string {
  const { html: text, scripts, runtime, build } = deferScripts(html, path);
  const startData: StartData = {
    scripts,
    runtime,
    build,
    page: `/${dataFile(path)}`,
    early: '',
    codeFont: '',
    trackers: [],
  };
  const light = withSheetsAfterPaint(withoutManifest(text), undefined);
  const whole = withOneSheet(light, data, createSheetJoiner(out));
  const json = JSON.stringify(startData).replace(/</g, '\\u003c');
  const elements = `<script>window.startData=${json}</script><script src="${inPageScript}"></script>`;
  return whole.replace('</body>', () => `${elements}</body>`);
}

import { isRecord, isText } from '@/lib/browser/network/is-record';
import { fetchJson } from '@/lib/browser/network/request';
import { stageTimeout } from '@/lib/browser/timeouts';
import { withBase } from '@/lib/routes/base';
import { loadSheets } from './load-sheets';

/** The content of a deferred stage's file. */
interface StageFile {
  html: string;
  /** The example's modules, in the format of the element's attribute. */
  modules: string;
  /** Paths of its stylesheets in the export, separated by spaces. */
  sheets: string;
}

const isStageFile = (value: unknown): value is StageFile =>
  isRecord(value) && isText(value['html']) && isText(value['modules']) && isText(value['sheets']);

/**
 * Fetches the pre-rendered HTML of a deferred example, and adds its stylesheets to the page.
 *
 * @throws when a file does not load, or has an unexpected format
 */
export async function fetchStage(url: string): Promise<StageFile> {
  const file = await fetchJson(url, { timeout: stageTimeout });
  if (!isStageFile(file)) throw new Error(`${url} is not the file of a stage.`);
  await loadSheets(file.sheets.split(' ').filter(Boolean).map(withBase));
  return file;
}

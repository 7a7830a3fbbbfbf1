import type { EditPanelProps } from '@/components/islands/edit-example/edit-panel';
import { awaitBuild } from '@/lib/browser/edit-in-place/await-build';
import { type EditableExample, loadEditable } from '@/lib/browser/edit-in-place/editable';
import { consumeJson, preloadJson } from '@/lib/browser/network/preload-json';
import { fetchJson } from '@/lib/browser/network/request';
import { savesData } from '@/lib/browser/network/saves-data';

const loadPanel = () => import('@/components/islands/edit-example/edit-panel');

export interface LoadedEditor {
  EditPanel: (props: EditPanelProps) => React.ReactNode;
  example: EditableExample;
}

/** Loads the data of an example for the editor. Only the development server has to build it first. */
async function loadExample(address: string, onProgress: (text: string) => void): Promise<unknown> {
  const answer = await consumeJson(address);
  return process.env.NODE_ENV === 'development'
    ? awaitBuild(answer, () => fetchJson(address), onProgress)
    : answer;
}

/**
 * Loads the editor and the data of an example.
 *
 * @param onProgress receives the progress while the development server builds the data
 * @throws when one of them does not load
 */
export async function loadEditor(
  address: string,
  onProgress: (text: string) => void,
): Promise<LoadedEditor> {
  const [{ EditPanel }, value] = await Promise.all([loadPanel(), loadExample(address, onProgress)]);
  const example = loadEditable(value);
  if (!example) throw new Error(`${address} is not what an editor needs`);
  return { EditPanel, example };
}

/** Preloads the editor. A failure is not reported here, because opening the panel loads it again. */
export function preloadEditor(address: string | null): void {
  if (address === null || savesData()) return;
  preloadJson(address);
  loadPanel().catch(() => undefined);
}

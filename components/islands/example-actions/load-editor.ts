import type { EditPanelProps } from '@/components/islands/edit-example/edit-panel';
import { type EditableExample, readEditable } from '@/lib/browser/edit-in-place/editable';
import { consumeJson, preloadJson } from '@/lib/browser/network/preload-json';
import { savesData } from '@/lib/browser/network/saves-data';

const loadPanel = () => import('@/components/islands/edit-example/edit-panel');

export interface LoadedEditor {
  EditPanel: (props: EditPanelProps) => React.ReactNode;
  example: EditableExample;
}

/**
 * Loads the editor, and what it needs of an example.
 *
 * @throws when one of them does not load
 */
export async function loadEditor(address: string): Promise<LoadedEditor> {
  const [{ EditPanel }, value] = await Promise.all([loadPanel(), consumeJson(address)]);
  const example = readEditable(value);
  if (!example) throw new Error(`${address} is not what an editor needs`);
  return { EditPanel, example };
}

/** Loads the editor ahead. A failure is not reported here, because opening the panel loads it again. */
export function preloadEditor(address: string | null): void {
  if (address === null || savesData()) return;
  preloadJson(address);
  loadPanel().catch(() => undefined);
}

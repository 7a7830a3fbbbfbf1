import { readJson, storeJson } from '@/lib/browser/page/storage';
import { type ExampleSettings, readSettings, writeSettings } from './settings';

/** Key of the settings of a page's examples, by id, in the storage of the tab. */
const keyOf = (path: string) => `docs-example-tools:${path}`;
const session = () => sessionStorage;

/** Reads the stored settings of a page's examples, by id. */
export function readStoredSettings(path: string): ReadonlyMap<string, ExampleSettings> {
  const stored = readJson(keyOf(path), session);
  const all = Object.entries(typeof stored === 'object' && stored !== null ? stored : {});
  return new Map(
    all.flatMap(([id, text]) => (typeof text === 'string' ? [[id, readSettings(text)]] : [])),
  );
}

/** Whether settings are stored for a page. */
export function hasStoredSettings(path: string): boolean {
  return readStoredSettings(path).size > 0;
}

/** Stores the settings of an example; default settings are removed. */
export function storeSettings(path: string, id: string, settings: ExampleSettings): void {
  const all = new Map([...readStoredSettings(path), [id, settings]]);
  const texts = Array.from(all, ([id, settings]) => [id, writeSettings(settings)] as const);
  storeJson(keyOf(path), Object.fromEntries(texts.filter(([, text]) => text !== '')), session);
}

import { type ExampleSettings, readSettings, writeSettings } from './settings';

/** Key of the settings of a page's examples, by id, in the storage of the tab. */
const keyOf = (path: string) => `docs-example-tools:${path}`;

function read(path: string): Readonly<Record<string, string>> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(path)) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, string] => {
        return typeof entry[1] === 'string';
      }),
    );
  } catch {
    // Storage is disabled, or the value is not from this site.
    return {};
  }
}

/** Whether settings are stored for a page. */
export function hasStoredSettings(path: string): boolean {
  return Object.keys(read(path)).length > 0;
}

/** Reads the stored settings of a page's examples, by id. */
export function readStoredSettings(path: string): ReadonlyMap<string, ExampleSettings> {
  return new Map(Object.entries(read(path)).map(([id, text]) => [id, readSettings(text)]));
}

/** Stores the settings of an example; default settings are removed. */
export function storeSettings(path: string, id: string, settings: ExampleSettings): void {
  const text = writeSettings(settings);
  const others = Object.entries(read(path)).filter(([other]) => other !== id);
  const all = Object.fromEntries(text === '' ? others : [...others, [id, text]]);
  try {
    if (Object.keys(all).length === 0) sessionStorage.removeItem(keyOf(path));
    else sessionStorage.setItem(keyOf(path), JSON.stringify(all));
  } catch {
    // Without storage, the settings last as long as the page.
  }
}

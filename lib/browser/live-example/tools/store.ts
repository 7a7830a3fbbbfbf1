import { type ExampleSettings, readSettings, writeSettings } from './settings';

/** The examples of a page whose tools were used, until the tab is closed. */
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
    // Storage is off, or somebody else has written there.
    return {};
  }
}

/** Whether tools were used on a page. */
export function hasStoredSettings(path: string): boolean {
  return Object.keys(read(path)).length > 0;
}

/** What the tools have made of the examples of a page, by id. */
export function readStoredSettings(path: string): ReadonlyMap<string, ExampleSettings> {
  return new Map(Object.entries(read(path)).map(([id, text]) => [id, readSettings(text)]));
}

/** Keeps what the tools have made of an example; nothing is kept of one that is as always. */
export function storeSettings(path: string, id: string, settings: ExampleSettings): void {
  const text = writeSettings(settings);
  const others = Object.entries(read(path)).filter(([other]) => other !== id);
  const all = Object.fromEntries(text === '' ? others : [...others, [id, text]]);
  try {
    if (Object.keys(all).length === 0) sessionStorage.removeItem(keyOf(path));
    else sessionStorage.setItem(keyOf(path), JSON.stringify(all));
  } catch {
    // The settings hold for as long as the page lives.
  }
}

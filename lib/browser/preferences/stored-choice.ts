import { onStoredChange, readStored, removeStored, store } from '@/lib/browser/page/storage';

/** A choice of the visitor that is stored, and shown by an attribute of the root that stylesheets use. */
interface StoredChoice<Value extends string> {
  /** Storage key. */
  key: string;
  /** Returns the stored value. Unknown ones are ignored. */
  stored: () => Value | undefined;
  /** Returns the value that the page shows; undefined for the default. */
  current: () => Value | undefined;
  /** @param keep whether to store the value: not when a link requested it */
  set: (value: Value | undefined, keep?: boolean) => void;
  /** Shows the stored value. */
  apply: () => void;
  /** Calls back when the value changes, in this tab or another. Returns a function that removes the listener. */
  onChange: (listener: () => void) => () => void;
}

/** @param name of the key `docs-<name>` and the attribute `data-<name>` */
function createStoredChoice<Value extends string>(
  name: string,
  values: readonly Value[],
): StoredChoice<Value> {
  const key = `docs-${name}`;
  const attribute = `data-${name}`;
  const listeners = new Set<() => void>();
  const valueOf = (text: string | null) => values.find((value) => value === text);
  const root = () => document.documentElement;
  const stored = () => valueOf(readStored(key));
  const show = (value: Value | undefined) => {
    if (value === undefined) root().removeAttribute(attribute);
    else root().setAttribute(attribute, value);
    listeners.forEach((listener) => listener());
  };
  const apply = () => show(stored());
  return {
    key,
    stored,
    current: () => valueOf(root().getAttribute(attribute)),
    set: (value, keep = true) => {
      if (keep && value === undefined) removeStored(key);
      else if (keep && value !== undefined) store(key, value);
      show(value);
    },
    apply,
    onChange: (listener) => {
      listeners.add(listener);
      const stop = onStoredChange(key, apply);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}

/** The order of lists: by name, or in groups by purpose. */
export const listOrder = createStoredChoice('list-order', ['purpose']);
/** Whether long lines of code are wrapped. */
export const codeWrap = createStoredChoice('code-wrap', ['on']);
/** The languages of example files, of which the reader can prefer one. */
export const codeLanguages = ['html', 'ts', 'css'] as const;
/** The language that was chosen last, on any page. */
export const codeLanguage = createStoredChoice('code-language', codeLanguages);
/** Whether the visitor has accepted cookies (specification §9). */
export const acceptedCookies = createStoredChoice('cookies', ['true']);

/** Shows all stored choices, before the first paint. */
export function applyStoredChoices(): void {
  for (const choice of [listOrder, codeWrap, codeLanguage, acceptedCookies]) choice.apply();
}

import { defaultsOf, type PlaygroundPlan, type Value, type Values } from './model';
import { parseSetting, readSettings, settingText, writeSettings } from './settings';

/** Access to the query of the page's URL, which stores the settings. */
export interface SettingsAddress {
  read: () => string;
  write: (query: string) => void;
}

/** The settings of one playground. */
export interface SettingsStore {
  get: () => Values;
  /**
   * Reads the URL's settings, then calls the listener after each change. Returns a function to unsubscribe.
   */
  subscribe: (listener: () => void) => () => void;
  /** Sets a knob; ignores values that the knob does not allow. */
  set: (name: string, value: unknown) => void;
  reset: () => void;
}

/** Milliseconds without a change before the URL is updated: browsers limit how often it may change. */
const quiet = 200;

/**
 * Creates a store that keeps settings and URL in sync. The URL is read on subscription, not earlier: while
 * a page renders, the browser may still have the URL of the previous page.
 */
export function createSettingsStore(
  { knobs, scope }: Pick<PlaygroundPlan, 'knobs' | 'scope'>,
  address: SettingsAddress,
): SettingsStore {
  const defaults = defaultsOf(knobs);
  const listeners = new Set<() => void>();
  let values = defaults;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const change = (next: Values) => {
    values = next;
    for (const listener of listeners) listener();
  };
  const save = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => address.write(writeSettings(address.read(), knobs, scope, values)),
      quiet,
    );
  };
  return {
    get: () => values,
    subscribe: (listener) => {
      listeners.add(listener);
      // Settings that were changed before are newer than the URL.
      const set = Object.entries(values).filter(([name, value]) => value !== defaults[name]);
      const next = { ...readSettings(address.read(), knobs, scope), ...Object.fromEntries(set) };
      if (knobs.some(({ name }) => next[name] !== values[name])) change(next);
      return () => {
        listeners.delete(listener);
        clearTimeout(timer);
      };
    },
    set: (name, value) => {
      const knob = knobs.find((candidate) => candidate.name === name);
      const next = knob && isValue(value) ? parseSetting(knob, settingText(value)) : undefined;
      if (next === undefined || next === values[name]) return;
      change({ ...values, [name]: next });
      save();
    },
    reset: () => {
      change(defaults);
      save();
    },
  };
}

function isValue(value: unknown): value is Value {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

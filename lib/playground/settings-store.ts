import { defaultsOf, type PlaygroundPlan, type Value, type Values } from './model';
import { parseSetting, readSettings, settingText, writeSettings } from './settings';

/** Where settings are kept between visits: the query of the page's address. */
export interface SettingsAddress {
  read: () => string;
  write: (query: string) => void;
}

/** The settings of one playground. */
export interface SettingsStore {
  get: () => Values;
  /** Takes over what the address says, then calls back after every change. Returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
  /** Sets a knob, unless that is nothing it can be set to. */
  set: (name: string, value: unknown) => void;
  reset: () => void;
}

/** Milliseconds of quiet before the address follows: browsers allow few changes a second. */
const quiet = 200;

/**
 * Keeps settings and address in step. The address is read when someone listens, not before: while a
 * page is drawn, the browser may still be at the one before.
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
      // What has been set by then is newer than the address.
      const set = Object.entries(values).filter(([name, value]) => value !== defaults[name]);
      const said = { ...readSettings(address.read(), knobs, scope), ...Object.fromEntries(set) };
      if (knobs.some(({ name }) => said[name] !== values[name])) change(said);
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

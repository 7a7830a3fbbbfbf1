import type { Knob, Value, Values } from './model';
import { defaultsOf } from './model';

/** Prefix of all parameters for settings; other parameters of the page are not touched. */
const start = 'knob.';

const isSetting = (key: string) => key.startsWith(start);

/** The prefix of a playground's parameters. Names of inputs contain no dots. */
const prefixOf = (scope: string) => (scope === '' ? start : `${start}${scope}.`);

/** Maximum length of a text that is read from a URL. */
const longest = 200;

/**
 * Parses the value of a knob.
 *
 * @returns undefined when the knob does not allow the value
 */
export function parseSetting(knob: Knob, text: string): Value | undefined {
  switch (knob.kind) {
    case 'switch':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'number':
      return parseNumber(knob, text);
    case 'text':
      return text.length <= longest ? text : undefined;
    default:
      return knob.options.find((option) => settingText(option) === text);
  }
}

function parseNumber(knob: Extract<Knob, { kind: 'number' }>, text: string): number | undefined {
  const number = text.trim() === '' ? NaN : Number(text);
  if (isWhole(knob) && !Number.isInteger(number)) return undefined;
  return number >= knob.min && number <= knob.max ? number : undefined;
}

/** Whether a number has to be an integer: minimum and step are integers. */
export function isWhole({ min, step }: Extract<Knob, { kind: 'number' }>): boolean {
  return Number.isInteger(min) && Number.isInteger(step);
}

/** A value as text, for forms and URLs. */
export function settingText(value: Value): string {
  return value === null ? '' : String(value);
}

/** Whether a query contains settings of any playground. */
export function hasSettings(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some(isSetting);
}

/** Replaces all settings in a URL with those of a query. */
export function withSettings(address: string, query: string): string {
  const url = new URL(address);
  for (const key of [...url.searchParams.keys()].filter(isSetting)) url.searchParams.delete(key);
  for (const [key, value] of new URLSearchParams(query)) url.searchParams.set(key, value);
  return url.href;
}

/** Reads the settings from a query; missing and invalid ones have their defaults. */
export function readSettings(search: string, knobs: readonly Knob[], scope: string): Values {
  const parameters = new URLSearchParams(search);
  const prefix = prefixOf(scope);
  const parsed = knobs.flatMap((knob) => {
    const text = parameters.get(prefix + knob.name);
    const value = text === null ? undefined : parseSetting(knob, text);
    return value === undefined ? [] : [[knob.name, value] as const];
  });
  return { ...defaultsOf(knobs), ...Object.fromEntries(parsed) };
}

/** Returns the query with only the settings that differ from the defaults; keeps all other parameters. */
export function writeSettings(
  search: string,
  knobs: readonly Knob[],
  scope: string,
  values: Values,
): string {
  const parameters = new URLSearchParams(search);
  const prefix = prefixOf(scope);
  const isOwn = (key: string) => key.startsWith(prefix) && !key.slice(prefix.length).includes('.');
  for (const key of [...parameters.keys()].filter(isOwn)) parameters.delete(key);
  for (const knob of knobs) {
    const value = values[knob.name];
    if (value !== undefined && value !== knob.default) {
      parameters.set(prefix + knob.name, settingText(value));
    }
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

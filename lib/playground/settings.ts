import type { Knob, Value, Values } from './model';
import { defaultsOf } from './model';

/** Every setting is a parameter of its own; what a page means by a query otherwise stays as it is. */
const start = 'knob.';

const isSetting = (key: string) => key.startsWith(start);

/** How the parameters of a playground begin. Names of inputs have no dots. */
const prefixOf = (scope: string) => (scope === '' ? start : `${start}${scope}.`);

/** Longest text that is taken from an address. */
const longest = 200;

/**
 * What a text says about a knob.
 *
 * @returns nothing when the knob cannot be set to that
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

/** Whether a number has to be whole: when one never gets to another by steps. */
export function isWhole({ min, step }: Extract<Knob, { kind: 'number' }>): boolean {
  return Number.isInteger(min) && Number.isInteger(step);
}

/** A value as a form or an address says it. */
export function settingText(value: Value): string {
  return value === null ? '' : String(value);
}

/** Whether a query sets anything. */
export function hasSettings(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some(isSetting);
}

/** An address with the settings of a query, and no others. */
export function withSettings(address: string, query: string): string {
  const url = new URL(address);
  for (const key of [...url.searchParams.keys()].filter(isSetting)) url.searchParams.delete(key);
  for (const [key, value] of new URLSearchParams(query)) url.searchParams.set(key, value);
  return url.href;
}

/** The settings that a query asks for; what it gets wrong or does not say is as at the start. */
export function readSettings(search: string, knobs: readonly Knob[], scope: string): Values {
  const parameters = new URLSearchParams(search);
  const prefix = prefixOf(scope);
  const said = knobs.flatMap((knob) => {
    const text = parameters.get(prefix + knob.name);
    const value = text === null ? undefined : parseSetting(knob, text);
    return value === undefined ? [] : [[knob.name, value] as const];
  });
  return { ...defaultsOf(knobs), ...Object.fromEntries(said) };
}

/** The query with just those settings that differ from the start; parameters that are not its own stay. */
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

import {
  contrasts,
  cornerStyles,
  defaultState,
  isDensity,
  isFamily,
  isWeight,
  readHex,
  schemes,
  seedNames,
  type ThemeState,
  type WeightName,
  weightNames,
} from './state';

/** The query parameters that this page writes; all others are kept. */
const parameters = [
  ...seedNames,
  'palette',
  'tertiary-palette',
  'scheme',
  'contrast',
  'exact',
  'plain',
  'brand',
  'weights',
  'density',
  'corners',
] as const;

/** Whether a query contains a theme. */
export function hasThemeParameters(query: URLSearchParams): boolean {
  return parameters.some((name) => query.has(name));
}

/**
 * Writes a theme into a query. Only values that differ from the default theme are written.
 *
 * @param kept the other parameters of the URL; a theme in it is replaced
 * @returns the query without a question mark; empty for the default theme
 */
export function writeTheme(state: ThemeState, kept = new URLSearchParams()): string {
  const query = new URLSearchParams(kept);
  for (const name of parameters) query.delete(name);
  const put = (name: (typeof parameters)[number], value: string, standard: string) => {
    if (value !== standard) query.set(name, value);
  };
  for (const name of seedNames) {
    put(name, state.seeds[name]?.slice(1) ?? '', defaultState.seeds[name]?.slice(1) ?? '');
  }
  put('palette', state.palette, '');
  put('tertiary-palette', state.tertiaryPalette, '');
  put('scheme', state.scheme, defaultState.scheme);
  put('contrast', state.contrast, defaultState.contrast);
  put('exact', state.exact ? 'yes' : '', '');
  put('plain', state.plain, defaultState.plain);
  put('brand', state.brand, state.plain);
  put('weights', weightsText(state.weights), weightsText(defaultState.weights));
  put('density', String(state.density), String(defaultState.density));
  put('corners', state.corners, defaultState.corners);
  return query.toString();
}

const weightsText = (weights: ThemeState['weights']) =>
  weightNames.map((name) => weights[name]).join('-');

function readWeights(text: string): ThemeState['weights'] | undefined {
  const list = text.split('-').map(Number);
  if (list.length !== weightNames.length || !list.every(isWeight)) return undefined;
  const at = (name: WeightName) => list[weightNames.indexOf(name)] ?? defaultState.weights[name];
  return { regular: at('regular'), medium: at('medium'), bold: at('bold') };
}

const oneOf =
  <T extends string>(list: readonly T[]) =>
  (text: string) =>
    list.find((entry) => entry === text);

const readDensity = (text: string) => {
  const value = /^(?:0|-\d)$/.test(text) ? Number(text) : NaN;
  return isDensity(value) ? value : undefined;
};

const readText = (test: (text: string) => boolean) => (text: string) =>
  test(text) ? text : undefined;

/**
 * Reads a theme from a query, which anyone may have written. A parameter with an invalid value is ignored, and
 * its default applies.
 *
 * @param palettes names of the library's palettes
 * @returns the theme, and the names of the ignored parameters
 */
export function readTheme(
  query: URLSearchParams,
  palettes: readonly string[],
): { state: ThemeState; ignored: readonly string[] } {
  const ignored: string[] = [];
  const read = <T>(name: string, parse: (text: string) => T | undefined, standard: T): T => {
    const text = query.get(name);
    if (text === null) return standard;
    const value = parse(text);
    if (value === undefined) ignored.push(name);
    return value ?? standard;
  };
  const isPalette = (name: string) => palettes.includes(name);
  const seeds: ThemeState['seeds'] = { ...defaultState.seeds };
  for (const name of seedNames) {
    const seed = read(name, readHex, defaultState.seeds[name] ?? '');
    if (seed !== '') seeds[name] = seed;
  }
  const plain = read('plain', readText(isFamily), defaultState.plain);
  const palette = read('palette', readText(isPalette), '');
  const state: ThemeState = {
    seeds,
    palette,
    tertiaryPalette: palette && read('tertiary-palette', readText(isPalette), ''),
    scheme: read('scheme', oneOf(schemes), defaultState.scheme),
    contrast: read('contrast', oneOf(contrasts), defaultState.contrast),
    exact: read('exact', oneOf(['yes']), undefined) === 'yes',
    plain,
    brand: read('brand', readText(isFamily), plain),
    weights: read('weights', readWeights, defaultState.weights),
    density: read('density', readDensity, defaultState.density),
    corners: read('corners', oneOf(cornerStyles), defaultState.corners),
  };
  return { state, ignored };
}

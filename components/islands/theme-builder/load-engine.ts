import { fetchJson } from '@/lib/browser/network/request';
import { themeBuilderPaths } from '@/lib/routes/theme-builder-paths';
import type { BuiltTheme } from '@/lib/theme-builder/build-theme';
import type { ThemeState } from '@/lib/theme-builder/state';
import { isThemeData } from '@/lib/theme-builder/theme-data';

/** The code and data that compute themes. */
export interface Engine {
  /** Names of the library's own palettes. */
  palettes: readonly string[];
  build: (state: ThemeState) => BuiltTheme;
}

let loading: Promise<Engine> | undefined;

/**
 * Loads the engine once.
 *
 * @throws when a file does not load or has another format; the next call retries
 */
export function loadEngine(): Promise<Engine> {
  if (!loading) {
    loading = load();
    loading.catch(() => (loading = undefined));
  }
  return loading;
}

async function load(): Promise<Engine> {
  const [{ buildTheme }, data] = await Promise.all([
    import('@/lib/theme-builder/build-theme'),
    fetchData(),
  ]);
  return { palettes: Object.keys(data.palettes), build: (state) => buildTheme(state, data) };
}

async function fetchData() {
  const data = await fetchJson(themeBuilderPaths.data);
  if (!isThemeData(data))
    throw new Error('theme-data.json: expected the data of the theme builder');
  return data;
}

/** Loads a module the site's bundler knows nothing of. */
export function importModule(url: string): Promise<unknown> {
  return import(/* webpackIgnore: true */ /* turbopackIgnore: true */ url);
}

/** Imports a module that is not part of the site's bundles. */
export function importModule(url: string): Promise<unknown> {
  return import(/* webpackIgnore: true */ /* turbopackIgnore: true */ url);
}

/**
 * The base path of the whole site: empty, or a path such as `/22`. Builds set it with the environment
 * variable `BASE_PATH`, which `content/environment.ts` checks; bundlers inline its value here.
 */
export const basePath: string = process.env.BASE_PATH ?? '';

/** Converts the path of a page or file within the export to its URL path: `/guides` becomes `/22/guides`. */
export function withBase(place: string): string {
  return basePath + place;
}

/**
 * Converts a URL path of the site to the path within the export: `/22/guides` becomes `/guides`.
 *
 * @param address absolute path; one outside of the site is returned unchanged
 */
export function withoutBase(address: string): string {
  if (basePath === '') return address;
  return isWithinBase(address) ? address.slice(basePath.length) || '/' : address;
}

/** Whether a URL path belongs to this site, and not to another site on the same host. */
export function isWithinBase(address: string): boolean {
  return address === basePath || address.startsWith(`${basePath}/`);
}

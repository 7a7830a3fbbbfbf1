/**
 * The path that the whole site lies below: empty, or such as `/22`. What builds set it from is the variable
 * `BASE_PATH`, which `content/environment.ts` checks; bundlers put its value in here.
 */
export const basePath: string = process.env.BASE_PATH ?? '';

/** The address of a page or file, by its place in the export: `/guides` is at `/22/guides`. */
export function withBase(place: string): string {
  return basePath + place;
}

/**
 * The place in the export of what is at an address of the site: `/guides` for `/22/guides`.
 *
 * @param address absolute path; one outside the site comes back as it is
 */
export function withoutBase(address: string): string {
  if (basePath === '') return address;
  return isWithinBase(address) ? address.slice(basePath.length) || '/' : address;
}

/** Whether an address is one of this site, and not of another that lies beside it on the same host. */
export function isWithinBase(address: string): boolean {
  return address === basePath || address.startsWith(`${basePath}/`);
}

/** Whether a path is that of a preview page, which shows only an example: see `paths.examplePreview`. */
export function isPreview(path: string): boolean {
  return /^\/[^/]+\/[^/]+\/examples\/[^/]+\/preview$/.test(path);
}

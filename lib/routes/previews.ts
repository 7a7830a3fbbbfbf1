/** Whether a path is that of an example alone in the window: see `paths.examplePreview`. */
export function isPreview(path: string): boolean {
  return /^\/[^/]+\/[^/]+\/examples\/[^/]+\/preview$/.test(path);
}

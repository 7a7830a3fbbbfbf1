/** A file of a build, and its static imports. */
export interface ImportingFile {
  fileName: string;
  imports: readonly string[];
}

/**
 * A file and all its static imports, in execution order: each file comes after its own imports, except in
 * import cycles.
 */
export function executionOrder(
  name: string,
  files: readonly ImportingFile[],
  ordered = new Set<string>(),
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(name)) return ordered;
  seen.add(name);
  const file = files.find(({ fileName }) => fileName === name);
  for (const imported of file?.imports ?? []) executionOrder(imported, files, ordered, seen);
  return ordered.add(name);
}

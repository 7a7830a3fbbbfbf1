/** A file of a build, and the files it imports before it runs itself. */
export interface ImportingFile {
  fileName: string;
  imports: readonly string[];
}

/**
 * A file and all it imports before it runs, in the order in which they run: each stands behind what it imports
 * itself, as far as files do not import each other.
 */
export function runOrder(
  name: string,
  files: readonly ImportingFile[],
  ordered = new Set<string>(),
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(name)) return ordered;
  seen.add(name);
  const file = files.find(({ fileName }) => fileName === name);
  for (const imported of file?.imports ?? []) runOrder(imported, files, ordered, seen);
  return ordered.add(name);
}

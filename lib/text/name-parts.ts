/** Names up to this length fit wherever names stand. */
const shortName = 16;

/**
 * Where a name in code may be broken: before a capital that begins a word, and after underscores, hyphens
 * and dots. Never within a word.
 *
 * @returns the parts in order; a short name is one
 */
export function nameParts(name: string): string[] {
  if (name.length <= shortName) return [name];
  return name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[_.-])(?=\w)/);
}

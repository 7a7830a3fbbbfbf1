/** Names up to this length fit everywhere, and are not split. */
const shortName = 16;

/**
 * Splits a name in code where a line may break: before a capital that begins a word, and after underscores,
 * hyphens and dots. Never inside a word.
 *
 * @returns the parts in order; a short name has one part
 */
export function nameParts(name: string): string[] {
  if (name.length <= shortName) return [name];
  return name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[_.-])(?=\w)/);
}

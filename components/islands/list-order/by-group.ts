/** A group of a list. */
export interface ListGroup {
  key: string;
  name: string;
}

/** The non-empty groups with their entries; groups in their own order, entries in that of the list. */
export function byGroup<Entry extends { group: string }>(
  entries: readonly Entry[],
  groups: readonly ListGroup[],
): { group: ListGroup; entries: readonly Entry[] }[] {
  return groups
    .map((group) => ({ group, entries: entries.filter((entry) => entry.group === group.key) }))
    .filter((each) => each.entries.length > 0);
}

/**
 * The data with which a stylesheet can group a list that is sorted by name in the document, before scripts
 * run: the position of each entry's group, and the group's name at its first entry.
 */
export function groupMarks(
  entries: readonly { group: string }[],
  groups: readonly ListGroup[],
): { place: number; first: string | undefined }[] {
  const seen = new Set<string>();
  return entries.map(({ group: key }) => {
    const place = groups.findIndex((group) => group.key === key);
    const first = seen.has(key) ? undefined : groups[place]?.name;
    seen.add(key);
    return { place, first };
  });
}

/** A part of a text that is a name of the library. */
export interface CodeLink {
  /** Offsets in the text. */
  start: number;
  end: number;
  /** Address of the row that documents it. */
  href: string;
  /** The key of its card, if that is not the fragment of the address. */
  card?: string;
  /** Set where the name is only imported: a use is the better place for the link. */
  isImport?: boolean;
}

/**
 * One link per address, at its first use, in the order of the text. A block with many links would be noise, and each is a
 * stop of the Tab key.
 */
export function chosenLinks(links: readonly CodeLink[]): readonly CodeLink[] {
  const byUse = links.toSorted(
    (a, b) => Number(a.isImport ?? false) - Number(b.isImport ?? false) || a.start - b.start,
  );
  const chosen: CodeLink[] = [];
  for (const link of byUse) {
    const isTaken = chosen.some(
      ({ start, end, href, card }) =>
        (href === link.href && card === link.card) || (link.start < end && start < link.end),
    );
    if (!isTaken) chosen.push(link);
  }
  return chosen.sort((a, b) => a.start - b.start);
}

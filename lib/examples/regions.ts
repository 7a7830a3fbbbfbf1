/*
 * Regions are marked in the sources as the library marks them:
 *   ts, css   `// #docregion name` … `// #enddocregion name` (css in block comments)
 *   html      `<!-- #docregion name -->` … `<!-- #enddocregion name -->`
 */
const marker =
  /^[ \t]*(?:\/\/|\/\*|<!--)[ \t]*#(end)?docregion(?:[ \t]+([\w-]+))?[ \t]*(?:\*\/|-->)?[ \t]*$/;

/** Removes the lines that mark regions. */
export function withoutRegionMarkers(text: string): string {
  return text
    .split('\n')
    .filter((line) => !marker.test(line))
    .join('\n');
}

/**
 * Returns the lines of one region without their common indent. A region may occur more than once; its
 * parts are joined.
 *
 * @returns the text, or undefined when there is no such region
 * @throws when the region is never closed
 */
export function regionOf(text: string, name: string): string | undefined {
  const lines: string[] = [];
  let inside = false;
  let found = false;
  for (const line of text.split('\n')) {
    const mark = marker.exec(line);
    if (!mark) {
      if (inside) lines.push(line);
    } else if (mark[2] === name) {
      inside = mark[1] === undefined;
      found = true;
    }
  }
  if (inside) throw new Error(`region "${name}" is never closed`);
  return found ? dedent(lines).join('\n') : undefined;
}

function dedent(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const common = indents.length > 0 ? Math.min(...indents) : 0;
  return lines.map((line) => line.slice(common));
}

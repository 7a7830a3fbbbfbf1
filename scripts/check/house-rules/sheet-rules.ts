import type { Source } from './source';

/** The most lines of all stylesheets of the site together. */
const maxLines = 980;

const linesOf = (text: string) => text.trimEnd().split('\n').length;

/**
 * Checks the total length of stylesheets. Styles are utilities in the markup, except where they repeat too
 * often.
 */
export function checkSheetLines(sources: readonly Source[], max = maxLines): readonly string[] {
  const lines = sources
    .filter(({ path }) => path.endsWith('.css') && /^(app|components)\//.test(path))
    .reduce((sum, { text }) => sum + linesOf(text), 0);
  return lines > max ? [`stylesheets: have ${lines} lines in total; the limit is ${max}`] : [];
}

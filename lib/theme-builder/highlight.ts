/** A piece of code; `kind` is a class of the site's highlighting. */
export interface CodePiece {
  text: string;
  kind?: 'c' | 'd' | 'k' | 's';
}

const kinds = ['c', 's', 'k', 'd'] as const;

/** Comments, strings, names of Sass and CSS, and numbers, each in a group in the order of `kinds`. */
const pattern =
  /(\/\/.*|\/\*[\s\S]*?\*\/)|("(?:[^"\\]|\\.)*"|'[^']*')|(@[\w-]+|--[\w-]+|\$[\w-]+)|(#[\da-f]{3,8}\b|\b\d+(?:\.\d+)?(?:px|rem|em|%)?)/gi;

/**
 * Splits code of the theme builder's files into pieces to highlight. The builder makes these files in the browser, where
 * the highlighter of the build would be too large.
 */
export function highlightTheme(code: string): readonly CodePiece[] {
  const pieces: CodePiece[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    const kind = kinds[match.slice(1).findIndex(Boolean)];
    if (match.index > end) pieces.push({ text: code.slice(end, match.index) });
    pieces.push({ text: match[0], ...(kind && { kind }) });
    end = match.index + match[0].length;
  }
  return end < code.length ? [...pieces, { text: code.slice(end) }] : pieces;
}

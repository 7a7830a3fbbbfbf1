/** A block of an nginx configuration, with indented lines. */
export function block(opening: string, lines: readonly string[]): string {
  return [`${opening} {`, ...lines.map((line) => `    ${line}`), '}'].join('\n');
}

/** Escapes a path for a regular expression. */
export const escaped = (base: string) => base.replaceAll('.', '\\.');

/** A block of nginx's configuration: lines after what opens it, each a step in. */
export function block(opening: string, lines: readonly string[]): string {
  return [`${opening} {`, ...lines.map((line) => `    ${line}`), '}'].join('\n');
}

/** A path as part of a regular expression. */
export const escaped = (base: string) => base.replaceAll('.', '\\.');

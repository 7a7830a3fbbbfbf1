/** The utility classes for the one-letter roles in drawings. Tailwind finds them in this file. */
const looks: Readonly<Record<string, string>> = {
  s: 'fill-surface stroke-line-strong',
  p: 'fill-primary-fill',
  q: 'fill-primary-soft',
  a: 'fill-accent-fill',
  l: 'fill-line',
  t: 'fill-text-2 opacity-55',
  b: 'fill-text',
  f: 'fill-tint',
  w: 'fill-on-primary',
  o: 'fill-none stroke-line-strong stroke-[1.5]',
  h: 'fill-none stroke-primary-fill stroke-2',
  v: 'fill-none stroke-on-primary stroke-2',
};

/** All roles, as used in `content/figures`. */
export const figureRoles = Object.keys(looks);

/**
 * Replaces the roles in a drawing with utility classes, so that its colors follow the theme wherever the
 * drawing is shown.
 *
 * @param shapes the content of an SVG, each shape with one of {@link figureRoles} as its class
 * @returns the shapes with utility classes; unknown letters stay unchanged
 */
export function withFigureLooks(shapes: string): string {
  return shapes.replace(/(?<=class=")[a-z](?=")/g, (role) => looks[role] ?? role);
}

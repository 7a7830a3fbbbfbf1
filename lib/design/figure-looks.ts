/** The utilities that stand for a drawing's one-letter classes; Tailwind reads them from here. */
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

/** The letters there are, as `content/figures` uses them. */
export const figureRoles = Object.keys(looks);

/**
 * Gives the shapes of a drawing the colors of their roles, so that they follow the theme wherever the
 * drawing is shown.
 *
 * @param shapes the inside of an SVG, each shape with one of {@link figureRoles} as its class
 * @returns the same with utilities for classes; a letter without looks stays as it is
 */
export function withFigureLooks(shapes: string): string {
  return shapes.replace(/(?<=class=")[a-z](?=")/g, (role) => looks[role] ?? role);
}

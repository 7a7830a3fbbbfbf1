/** What the one-letter classes of `content/figures` stand for. */
const looks: Record<string, string> = {
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

/** The inside of an item's drawing with color roles for its one-letter classes. */
export function drawingWithRoles(inner: string): string {
  return inner.replace(/class="(.)"/g, (_, role: string) => `class="${looks[role]}"`);
}

/**
 * Replaces the utility classes of SVG shapes by the equivalent attributes, because there is no stylesheet
 * outside of a page.
 *
 * @param colorOf returns the color of a role, such as `primary-fill`
 * @throws when a class sets no fill, stroke or opacity
 */
export function colorShapes(shapes: string, colorOf: (role: string) => string): string {
  return shapes.replace(/class="([^"]*)"/g, (_, classes: string) =>
    classes
      .split(' ')
      .map((name) => attributeOf(name, colorOf))
      .join(' '),
  );
}

function attributeOf(name: string, colorOf: (role: string) => string): string {
  const [, kind, value = ''] = /^(fill|stroke|opacity)-(.+)$/.exec(name) ?? [];
  const width = /^\[?([\d.]+)\]?$/.exec(value)?.[1];
  if (kind === 'opacity') return `opacity="${Number(value) / 100}"`;
  if (kind === 'stroke' && width !== undefined) return `stroke-width="${width}"`;
  if (kind === undefined)
    throw new Error(`A figure has the class "${name}", which sets no fill, stroke or opacity.`);
  return `${kind}="${value === 'none' ? value : colorOf(value)}"`;
}

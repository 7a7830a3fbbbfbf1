/**
 * Gives shapes whose classes are utilities the attributes they stand for: outside of a page there is no
 * style sheet.
 *
 * @param colorOf the color of a role, such as `primary-fill`
 * @throws when a class is none of a fill, a stroke and an opacity
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
  if (kind === undefined) throw new Error(`A drawing has the class "${name}", which has no color.`);
  return `${kind}="${value === 'none' ? value : colorOf(value)}"`;
}

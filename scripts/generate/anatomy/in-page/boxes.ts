import type { Box, Four, Rect } from '../model/shapes';
import { paintOf } from './colors';

/** Where a walk is: what it may paint in, how much of it is seen, and the roles there are. */
export interface Walk {
  origin: { x: number; y: number };
  clip: Rect;
  opacity: number;
  roles: readonly string[];
}

export const px = (value: string) => Number.parseFloat(value) || 0;

/** What two rectangles have in common, or nothing. */
export function overlap(one: Rect, other: Rect): Rect | undefined {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** An element's rectangle from the drawing's corner. */
export function rectOf({ x, y, width, height }: Rect, { origin }: Pick<Walk, 'origin'>): Rect {
  return { x: x - origin.x, y: y - origin.y, width, height };
}

function radius(value: string, { width, height }: Rect): number {
  const [first = ''] = value.split(' ');
  const length = first.endsWith('%') ? (px(first) / 100) * Math.min(width, height) : px(first);
  return Math.min(length, width / 2, height / 2);
}

function radiiOf(style: CSSStyleDeclaration, rect: Rect): Four {
  return [
    radius(style.borderTopLeftRadius, rect),
    radius(style.borderTopRightRadius, rect),
    radius(style.borderBottomRightRadius, rect),
    radius(style.borderBottomLeftRadius, rect),
  ];
}

/** The largest radius of a box's corners, no more than its shape can show. */
export function cornerOf(style: CSSStyleDeclaration, rect: Rect): number {
  return Math.max(...radiiOf(style, rect));
}

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** The widths of the borders that can be seen, and what they are painted in. */
export function bordersOf(style: CSSStyleDeclaration, walk: Walk) {
  const paints = sides.map((side) =>
    style[`border${side}Style`] === 'none' || px(style[`border${side}Width`]) === 0
      ? undefined
      : paintOf(style[`border${side}Color`], walk.opacity, walk.roles, 'line-strong'),
  );
  const width = (at: 0 | 1 | 2 | 3) => (paints[at] ? px(style[`border${sides[at]}Width`]) : 0);
  const borders: Four = [width(0), width(1), width(2), width(3)];
  return { borders, stroke: paints.find((paint) => paint !== undefined) };
}

/** A ring around a box, which is a shadow that is neither moved nor blurred, as a box with borders. */
export function ringOf(style: CSSStyleDeclaration, rect: Rect, walk: Walk): Box | undefined {
  const [, color = '', spread = ''] =
    /^([a-z]+\([^)]*\)) 0px 0px 0px ([\d.]+px)$/.exec(style.boxShadow) ?? [];
  const stroke = paintOf(color, walk.opacity, walk.roles, 'line-strong');
  const width = px(spread);
  const ring = {
    x: rect.x - width,
    y: rect.y - width,
    width: rect.width + 2 * width,
    height: rect.height + 2 * width,
  };
  if (!stroke || !overlap(ring, walk.clip)) return undefined;
  const [a, b, c, d] = radiiOf(style, rect).map((radius) => (radius > 0 ? radius + width : 0));
  return {
    kind: 'box',
    ...ring,
    radii: [a ?? 0, b ?? 0, c ?? 0, d ?? 0],
    borders: [width, width, width, width],
    stroke,
  };
}

/**
 * The ground and the borders of a box, if it paints any.
 *
 * @param scale by how much the element is drawn larger than it is laid out, along each axis
 */
export function boxOf(
  style: CSSStyleDeclaration,
  rect: Rect,
  walk: Walk,
  scale = { x: 1, y: 1 },
): Box | undefined {
  const shown = overlap(rect, walk.clip);
  if (!shown) return undefined;
  const fill = paintOf(style.backgroundColor, walk.opacity, walk.roles, 'tint-2');
  const { borders, stroke } = bordersOf(style, walk);
  // What is lifted has a hairline around it in this site's themes, and no other edge to be told by.
  const isLifted = style.boxShadow !== 'none' && !stroke && fill !== undefined;
  const edge = isLifted ? { role: 'line', opacity: walk.opacity } : stroke;
  if (!fill && !edge) return undefined;
  const [a, b, c, d] = radiiOf(style, rect);
  const [top, right, bottom, left] = borders.map((width, side) =>
    isLifted ? 1 : width * (side % 2 === 0 ? scale.y : scale.x),
  );
  // Where it is cut off it ends in a straight line, without a border.
  const isCut = shown.y + shown.height < rect.y + rect.height - 0.5;
  return {
    kind: 'box',
    ...shown,
    radii: isCut ? [a, b, 0, 0] : [a, b, c, d],
    borders: [top ?? 0, right ?? 0, isCut ? 0 : (bottom ?? 0), left ?? 0],
    ...(fill && { fill }),
    ...(edge && { stroke: edge }),
  };
}

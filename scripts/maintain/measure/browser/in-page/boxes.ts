import type { Box, Four, Rect } from '@/lib/measured/shapes';
import { paintOf } from './colors';

/**
 * The state inherited while the element tree is read: the origin, clip and opacity, and the names of all
 * roles.
 */
export interface PaintContext {
  origin: { x: number; y: number };
  clip: Rect;
  opacity: number;
  roles: readonly string[];
}

export const px = (value: string) => Number.parseFloat(value) || 0;

/** The intersection of two rectangles, or undefined if they do not overlap. */
export function overlap(one: Rect, other: Rect): Rect | undefined {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** Converts a rectangle from viewport coordinates to those of the drawing. */
export function rectOf(
  { x, y, width, height }: Rect,
  { origin }: Pick<PaintContext, 'origin'>,
): Rect {
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

/** The largest corner radius of a box, limited by its size. */
export function cornerOf(style: CSSStyleDeclaration, rect: Rect): number {
  return Math.max(...radiiOf(style, rect));
}

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** The widths of the visible borders and their paint. */
export function bordersOf(style: CSSStyleDeclaration, context: PaintContext) {
  const paints = sides.map((side) =>
    style[`border${side}Style`] === 'none' || px(style[`border${side}Width`]) === 0
      ? undefined
      : paintOf(style[`border${side}Color`], context.opacity, context.roles, 'line-strong'),
  );
  const width = (at: 0 | 1 | 2 | 3) => (paints[at] ? px(style[`border${sides[at]}Width`]) : 0);
  const borders: Four = [width(0), width(1), width(2), width(3)];
  return { borders, stroke: paints.find((paint) => paint !== undefined) };
}

/** A ring around a box (a box shadow without offset and blur), as a box with borders. */
export function ringOf(
  style: CSSStyleDeclaration,
  rect: Rect,
  context: PaintContext,
): Box | undefined {
  const [, color = '', spread = ''] =
    /^([a-z]+\([^)]*\)) 0px 0px 0px ([\d.]+px)$/.exec(style.boxShadow) ?? [];
  const stroke = paintOf(color, context.opacity, context.roles, 'line-strong');
  const width = px(spread);
  const ring = {
    x: rect.x - width,
    y: rect.y - width,
    width: rect.width + 2 * width,
    height: rect.height + 2 * width,
  };
  if (!stroke || !overlap(ring, context.clip)) return undefined;
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
 * Reads the background and the borders of an element. Returns undefined if it has neither.
 *
 * @param scale the factor of its transforms along each axis
 */
export function boxOf(
  style: CSSStyleDeclaration,
  rect: Rect,
  context: PaintContext,
  scale = { x: 1, y: 1 },
): Box | undefined {
  const shown = overlap(rect, context.clip);
  if (!shown) return undefined;
  const fill = paintOf(style.backgroundColor, context.opacity, context.roles, 'tint-2');
  const { borders, stroke } = bordersOf(style, context);
  // Elevated surfaces have no border. The themes of this site draw a hairline around them, so that they are
  // visible.
  const isLifted = style.boxShadow !== 'none' && !stroke && fill !== undefined;
  const edge = isLifted ? { role: 'line', opacity: context.opacity } : stroke;
  if (!fill && !edge) return undefined;
  const [a, b, c, d] = radiiOf(style, rect);
  const [top, right, bottom, left] = borders.map((width, side) =>
    isLifted ? 1 : width * (side % 2 === 0 ? scale.y : scale.x),
  );
  // A cropped box has no border and no rounded corners at its bottom.
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

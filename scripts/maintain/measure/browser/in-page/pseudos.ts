import type { Rect, Shape } from '@/lib/measured/shapes';
import { bordersOf, boxOf, type PaintContext, px, rectOf } from './boxes';

/** The rectangle of an absolutely positioned pseudo-element. Scripts cannot find the position of others. */
function placeOf(element: Element, style: CSSStyleDeclaration): Rect | undefined {
  const own = getComputedStyle(element);
  const isGenerated = style.content !== 'none' && style.content !== 'normal';
  if (!isGenerated || style.display === 'none' || style.visibility !== 'visible') return undefined;
  if (style.position !== 'absolute' || own.position === 'static') return undefined;
  const outer = element.getBoundingClientRect();
  const border = style.boxSizing === 'border-box' ? 0 : 1;
  return {
    x: outer.x + px(own.borderLeftWidth) + px(style.left),
    y: outer.y + px(own.borderTopWidth) + px(style.top),
    width: px(style.width) + border * (px(style.borderLeftWidth) + px(style.borderRightWidth)),
    height: px(style.height) + border * (px(style.borderTopWidth) + px(style.borderBottomWidth)),
  };
}

/** The borders of a rotated box as a vector shape, such as the two borders of a check mark. */
function rotatedBorders(
  style: CSSStyleDeclaration,
  rect: Rect,
  matrix: DOMMatrix,
  context: PaintContext,
): Shape | undefined {
  const { borders, stroke } = bordersOf(style, context);
  if (!stroke) return undefined;
  const strokeWidth = Math.max(...borders);
  const inset = strokeWidth / 2;
  const [right, bottom] = [rect.width / 2 - inset, rect.height / 2 - inset];
  const [top, after, below, before] = borders.map((width) => width > 0);
  const lines = [
    top ? `M${-right} ${-bottom}H${right}` : '',
    after ? `M${right} ${-bottom}V${bottom}` : '',
    before && below
      ? `M${-right} ${-bottom}V${bottom}H${right}`
      : `${before ? `M${-right} ${-bottom}V${bottom}` : ''}${below ? `M${-right} ${bottom}H${right}` : ''}`,
  ];
  const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  return {
    kind: 'vector',
    tag: 'path',
    geometry: { d: lines.join('') },
    matrix: [
      matrix.a,
      matrix.b,
      matrix.c,
      matrix.d,
      middle.x + matrix.e - context.origin.x,
      middle.y + matrix.f - context.origin.y,
    ],
    stroke,
    strokeWidth,
    dash: 'none',
    dashOffset: '0',
  };
}

/** Reads what a pseudo-element paints. */
export function pseudoShape(
  element: Element,
  pseudo: '::before' | '::after',
  context: PaintContext,
): Shape | undefined {
  const style = getComputedStyle(element, pseudo);
  const rect = placeOf(element, style);
  if (!rect) return undefined;
  const inner = { ...context, opacity: context.opacity * px(style.opacity) };
  const matrix = new DOMMatrix(style.transform === 'none' ? '' : style.transform);
  if (Math.abs(matrix.b) > 0.01) return rotatedBorders(style, rect, matrix, inner);
  const width = rect.width * matrix.a;
  const height = rect.height * matrix.d;
  // The origin of its transform is its center.
  const placed = {
    x: rect.x + matrix.e + (rect.width - width) / 2,
    y: rect.y + matrix.f + (rect.height - height) / 2,
    width,
    height,
  };
  return boxOf(style, rectOf(placed, context), inner, { x: matrix.a, y: matrix.d });
}

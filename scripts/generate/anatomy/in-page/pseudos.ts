import type { Rect, Shape } from '../model/shapes';
import { bordersOf, boxOf, px, rectOf, type Walk } from './boxes';

/** Where a pseudo-element is laid out, if it is placed by its edges: others cannot be found from script. */
function placeOf(element: Element, style: CSSStyleDeclaration): Rect | undefined {
  const own = getComputedStyle(element);
  const isMade = style.content !== 'none' && style.content !== 'normal';
  if (!isMade || style.display === 'none' || style.visibility !== 'visible') return undefined;
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

/** Borders of a turned box, such as the two that make a check mark. */
function turned(
  style: CSSStyleDeclaration,
  rect: Rect,
  matrix: DOMMatrix,
  walk: Walk,
): Shape | undefined {
  const { borders, stroke } = bordersOf(style, walk);
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
      middle.x + matrix.e - walk.origin.x,
      middle.y + matrix.f - walk.origin.y,
    ],
    stroke,
    strokeWidth,
    dash: 'none',
    dashOffset: '0',
  };
}

/** What a pseudo-element paints. */
export function pseudoShape(
  element: Element,
  pseudo: '::before' | '::after',
  walk: Walk,
): Shape | undefined {
  const style = getComputedStyle(element, pseudo);
  const rect = placeOf(element, style);
  if (!rect) return undefined;
  const here = { ...walk, opacity: walk.opacity * px(style.opacity) };
  const matrix = new DOMMatrix(style.transform === 'none' ? '' : style.transform);
  if (Math.abs(matrix.b) > 0.01) return turned(style, rect, matrix, here);
  const width = rect.width * matrix.a;
  const height = rect.height * matrix.d;
  // It grows and shrinks around its middle.
  const placed = {
    x: rect.x + matrix.e + (rect.width - width) / 2,
    y: rect.y + matrix.f + (rect.height - height) / 2,
    width,
    height,
  };
  return boxOf(style, rectOf(placed, walk), here, { x: matrix.a, y: matrix.d });
}

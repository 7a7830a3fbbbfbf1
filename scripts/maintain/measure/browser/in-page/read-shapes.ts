import type { Rect, Shape } from '@/lib/measured/shapes';
import { boxOf, overlap, type PaintContext, rectOf, ringOf } from './boxes';
import { paintOf } from './colors';
import { pseudoShape } from './pseudos';
import { fieldTextOf, textsOf } from './texts';
import { vectorOf } from './vectors';

const shapeTags = new Set(['path', 'circle', 'line', 'polygon', 'rect', 'ellipse']);

/** Elements that are not drawn: layers for hover and focus only, and texts for screen readers. */
const ignored =
  '.mat-ripple-element, span.mat-ripple:empty, span.mat-focus-indicator:empty, .cdk-visually-hidden, .mat-calendar-body-hidden-label, option';

const textFields = /^(?:text|search|email|tel|number|url)$/;

function iconOf(
  element: Element,
  style: CSSStyleDeclaration,
  context: PaintContext,
): Shape | undefined {
  const rect = rectOf(element.getBoundingClientRect(), context);
  const stroke = paintOf(style.color, context.opacity, context.roles, 'text');
  if (!stroke || !overlap(rect, context.clip)) return undefined;
  const size = Number.parseFloat(style.fontSize);
  return {
    kind: 'icon',
    x: rect.x + (rect.width - size) / 2,
    y: rect.y + (rect.height - size) / 2,
    width: size,
    height: size,
    stroke,
  };
}

/** The factor by which transforms enlarge an element. */
function scaleOf({ offsetWidth, offsetHeight }: HTMLElement, { width, height }: Rect) {
  return {
    x: offsetWidth > 0 ? width / offsetWidth : 1,
    y: offsetHeight > 0 ? height / offsetHeight : 1,
  };
}

/** Reads what an element itself paints, and whether its children are ignored. */
function ownShapes(element: Element, style: CSSStyleDeclaration, context: PaintContext) {
  const isSeen = style.visibility === 'visible';
  if (element instanceof SVGGraphicsElement && shapeTags.has(element.tagName)) {
    return { shapes: [isSeen ? vectorOf(element, context) : undefined], isLeaf: true };
  }
  const rect = rectOf(element.getBoundingClientRect(), context);
  const isBox = isSeen && element instanceof HTMLElement;
  const scale = isBox ? scaleOf(element, rect) : undefined;
  const box = isBox ? boxOf(style, rect, context, scale) : undefined;
  if (element.matches('.material-icons')) {
    return { shapes: [box, isSeen ? iconOf(element, style, context) : undefined], isLeaf: true };
  }
  if (element instanceof HTMLInputElement) {
    const text =
      isSeen && textFields.test(element.type) ? fieldTextOf(element, context) : undefined;
    return { shapes: [box, text], isLeaf: true };
  }
  return { shapes: [isBox ? ringOf(style, rect, context) : undefined, box], isLeaf: false };
}

/** Reads what an element and its descendants paint, in paint order. */
export function readShapes(element: Element, context: PaintContext): readonly Shape[] {
  const style = getComputedStyle(element);
  const opacity = context.opacity * Number.parseFloat(style.opacity);
  if (style.display === 'none' || opacity === 0 || element.matches(ignored)) return [];
  const own = { ...context, opacity };
  const { shapes, isLeaf } = ownShapes(element, style, own);
  const painted = shapes.filter((shape) => shape !== undefined);
  if (isLeaf) return painted;
  const isClipping = style.overflowX !== 'visible' || style.overflowY !== 'visible';
  const clip = isClipping
    ? overlap(rectOf(element.getBoundingClientRect(), context), context.clip)
    : context.clip;
  if (!clip) return painted;
  const inside = { ...own, clip };
  const below = [...element.childNodes].flatMap((child): readonly Shape[] => {
    if (child instanceof Text) {
      return style.visibility === 'visible' ? textsOf(child, style, inside) : [];
    }
    return child instanceof Element ? readShapes(child, inside) : [];
  });
  const [before, after] = (['::before', '::after'] as const).map((pseudo) => {
    const shape = pseudoShape(element, pseudo, inside);
    return shape ? [shape] : [];
  });
  return [...painted, ...(before ?? []), ...below, ...(after ?? [])];
}

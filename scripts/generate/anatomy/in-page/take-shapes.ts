import type { Rect, Shape } from '../model/shapes';
import { boxOf, overlap, rectOf, ringOf, type Walk } from './boxes';
import { paintOf } from './colors';
import { pseudoShape } from './pseudos';
import { fieldTextOf, textsOf } from './texts';
import { vectorOf } from './vectors';

const shapeTags = new Set(['path', 'circle', 'line', 'polygon', 'rect', 'ellipse']);

/** Layers that only show under a pointer or with the focus, and words for screen readers. */
const passing =
  '.mat-ripple-element, span.mat-ripple:empty, span.mat-focus-indicator:empty, .cdk-visually-hidden, .mat-calendar-body-hidden-label, option';

const textFields = /^(?:text|search|email|tel|number|url)$/;

function iconOf(element: Element, style: CSSStyleDeclaration, walk: Walk): Shape | undefined {
  const rect = rectOf(element.getBoundingClientRect(), walk);
  const stroke = paintOf(style.color, walk.opacity, walk.roles, 'text');
  if (!stroke || !overlap(rect, walk.clip)) return undefined;
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

/** By how much transforms make an element larger than it is laid out. */
function scaleOf({ offsetWidth, offsetHeight }: HTMLElement, { width, height }: Rect) {
  return {
    x: offsetWidth > 0 ? width / offsetWidth : 1,
    y: offsetHeight > 0 ? height / offsetHeight : 1,
  };
}

/** What an element paints itself, and whether there is more below it. */
function ownShapes(element: Element, style: CSSStyleDeclaration, walk: Walk) {
  const isSeen = style.visibility === 'visible';
  if (element instanceof SVGGraphicsElement && shapeTags.has(element.tagName)) {
    return { shapes: [isSeen ? vectorOf(element, walk) : undefined], isLeaf: true };
  }
  const rect = rectOf(element.getBoundingClientRect(), walk);
  const isBox = isSeen && element instanceof HTMLElement;
  const scale = isBox ? scaleOf(element, rect) : undefined;
  const box = isBox ? boxOf(style, rect, walk, scale) : undefined;
  if (element.matches('.material-icons')) {
    return { shapes: [box, isSeen ? iconOf(element, style, walk) : undefined], isLeaf: true };
  }
  if (element instanceof HTMLInputElement) {
    const text = isSeen && textFields.test(element.type) ? fieldTextOf(element, walk) : undefined;
    return { shapes: [box, text], isLeaf: true };
  }
  return { shapes: [isBox ? ringOf(style, rect, walk) : undefined, box], isLeaf: false };
}

/** Takes down what an element and all below it paint, in the order it is painted. */
export function takeShapes(element: Element, walk: Walk): readonly Shape[] {
  const style = getComputedStyle(element);
  const opacity = walk.opacity * Number.parseFloat(style.opacity);
  if (style.display === 'none' || opacity === 0 || element.matches(passing)) return [];
  const here = { ...walk, opacity };
  const { shapes, isLeaf } = ownShapes(element, style, here);
  const own = shapes.filter((shape) => shape !== undefined);
  if (isLeaf) return own;
  const isClipping = style.overflowX !== 'visible' || style.overflowY !== 'visible';
  const clip = isClipping
    ? overlap(rectOf(element.getBoundingClientRect(), walk), walk.clip)
    : walk.clip;
  if (!clip) return own;
  const inside = { ...here, clip };
  const below = [...element.childNodes].flatMap((child): readonly Shape[] => {
    if (child instanceof Text) {
      return style.visibility === 'visible' ? textsOf(child, style, inside) : [];
    }
    return child instanceof Element ? takeShapes(child, inside) : [];
  });
  const [before, after] = (['::before', '::after'] as const).map((pseudo) => {
    const shape = pseudoShape(element, pseudo, inside);
    return shape ? [shape] : [];
  });
  return [...own, ...(before ?? []), ...below, ...(after ?? [])];
}

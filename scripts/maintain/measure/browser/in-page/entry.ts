/*
 * Runs in the browser: measures the size of an example as it was rendered at build time; starts an example,
 * reads what a component in it paints (boxes, lines of text and vector shapes), and measures its named parts.
 */
import type { Measured, MeasuredPart } from '@/lib/measured/shapes';
import { cornerOf, type PaintContext, rectOf } from './boxes';
import { drawnMark } from './marks';
import { measureSize } from './measure-size';
import { replaceOtherCharacters, replaceOtherContent } from './own-characters';
import { readShapes } from './read-shapes';
import { startExample } from './run-example';

/** What to measure. */
export interface MeasureRequest {
  /** Selector of the component. */
  draw: string;
  /** Selectors of its parts; empty for the component itself. */
  parts: readonly string[];
  /** Height in pixels at which the drawing ends. */
  crop?: number | undefined;
  /** The names of the roles, in the order of their marker colors. */
  roles: readonly string[];
  /** The characters of the fonts of the site. */
  characters: string;
}

declare global {
  interface Window {
    measureSize: typeof measureSize;
    startExample: typeof startExample;
    measureAnatomy: (request: MeasureRequest) => Measured | string;
  }
}

function firstVisible(root: ParentNode, selector: string): Element | undefined {
  return [...root.querySelectorAll(selector)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  });
}

function measurePart(at: string, element: Element, context: PaintContext): MeasuredPart {
  const style = getComputedStyle(element);
  const rect = rectOf(element.getBoundingClientRect(), context);
  const lineHeight = Number.parseFloat(style.lineHeight);
  return {
    at,
    ...rect,
    radius: cornerOf(style, rect),
    text: [Number.parseFloat(style.fontSize), Number.isNaN(lineHeight) ? null : lineHeight],
  };
}

window.measureSize = measureSize;
window.startExample = startExample;

/**
 * @returns the measurements, or an error message for the author of the table when an element is not found
 */
window.measureAnatomy = ({ draw, parts, crop, roles, characters }) => {
  const root = firstVisible(document, draw);
  if (!root) return `draw: no visible element matches "${draw}"`;
  document.querySelector(`[${drawnMark}]`)?.removeAttribute(drawnMark);
  root.setAttribute(drawnMark, '');
  const own = new Set(characters);
  replaceOtherCharacters(root, own);
  replaceOtherContent(root, own);
  const { x, y, width, height } = root.getBoundingClientRect();
  const shown = Math.min(height, crop ?? height);
  const context: PaintContext = {
    origin: { x, y },
    clip: { x: -100, y: -100, width: width + 200, height: shown + (shown < height ? 100 : 200) },
    opacity: 1,
    roles,
  };
  const measured: MeasuredPart[] = [];
  for (const [index, at] of parts.entries()) {
    const part = at === '' ? root : firstVisible(root, at);
    if (!part) return `parts.${index}.at: no visible element matches "${at}"`;
    measured.push(measurePart(at, part, context));
  }
  return { width, height: shown, parts: measured, shapes: [...readShapes(root, context)] };
};

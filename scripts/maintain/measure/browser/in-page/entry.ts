/*
 * Runs in the browser: starts an example, reads what a component in it paints (boxes, lines of text and
 * vector shapes), and measures the named parts of the component.
 */
import type { Measured, MeasuredPart } from '../model/shapes';
import { cornerOf, type PaintContext, rectOf } from './boxes';
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
}

declare global {
  interface Window {
    startExample: typeof startExample;
    measureAnatomy: (question: MeasureRequest) => Measured | string;
  }
}

function firstVisible(root: ParentNode, selector: string): Element | undefined {
  return [...root.querySelectorAll(selector)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  });
}

function measurePart(element: Element, context: PaintContext): MeasuredPart {
  const style = getComputedStyle(element);
  const rect = rectOf(element.getBoundingClientRect(), context);
  return {
    ...rect,
    radius: cornerOf(style, rect),
    text: [Number.parseFloat(style.fontSize), Number.parseFloat(style.lineHeight)],
  };
}

window.startExample = startExample;

/**
 * @returns the measurements, or an error message for the author of the table when the component is not found
 */
window.measureAnatomy = ({ draw, parts, crop, roles }) => {
  const root = firstVisible(document, draw);
  if (!root) return `draw: no visible element matches "${draw}"`;
  const { x, y, width, height } = root.getBoundingClientRect();
  const shown = Math.min(height, crop ?? height);
  const context: PaintContext = {
    origin: { x, y },
    clip: { x: -100, y: -100, width: width + 200, height: shown + (shown < height ? 100 : 200) },
    opacity: 1,
    roles,
  };
  return {
    width,
    height: shown,
    shapes: readShapes(root, context),
    parts: parts.map((selector) => {
      const part = selector === '' ? root : firstVisible(root, selector);
      return part ? measurePart(part, context) : null;
    }),
  };
};

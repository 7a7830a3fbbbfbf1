/*
 * Runs in the browser that lays a component out: starts an example, takes down what a component in it
 * paints, as boxes, lines of text and vector shapes, and measures its named parts.
 */
import type { Measured, MeasuredPart } from '../model/shapes';
import { cornerOf, rectOf, type Walk } from './boxes';
import { startExample } from './run-example';
import { takeShapes } from './take-shapes';

/** What is asked of the page. */
export interface Question {
  draw: string;
  parts: readonly string[];
  crop?: number | undefined;
  /** Roles by the number that their color has on this page. */
  roles: readonly string[];
}

declare global {
  interface Window {
    startExample: typeof startExample;
    measureAnatomy: (question: Question) => Measured | string;
  }
}

function firstVisible(root: ParentNode, selector: string): Element | undefined {
  return [...root.querySelectorAll(selector)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  });
}

function measurePart(element: Element, walk: Walk): MeasuredPart {
  const style = getComputedStyle(element);
  const rect = rectOf(element.getBoundingClientRect(), walk);
  return {
    ...rect,
    radius: cornerOf(style, rect),
    text: [Number.parseFloat(style.fontSize), Number.parseFloat(style.lineHeight)],
  };
}

window.startExample = startExample;

/** @returns a sentence for who wrote the table when what is to be drawn is not there */
window.measureAnatomy = ({ draw, parts, crop, roles }) => {
  const root = firstVisible(document, draw);
  if (!root) return `draw: nothing visible fits "${draw}"`;
  const { x, y, width, height } = root.getBoundingClientRect();
  const shown = Math.min(height, crop ?? height);
  const walk: Walk = {
    origin: { x, y },
    clip: { x: -100, y: -100, width: width + 200, height: shown + (shown < height ? 100 : 200) },
    opacity: 1,
    roles,
  };
  return {
    width,
    height: shown,
    shapes: takeShapes(root, walk),
    parts: parts.map((selector) => {
      const part = selector === '' ? root : firstVisible(root, selector);
      return part ? measurePart(part, walk) : null;
    }),
  };
};

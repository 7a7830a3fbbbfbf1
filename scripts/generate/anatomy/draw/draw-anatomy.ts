import type { Anatomy } from '@/content/anatomy/types';
import { drawingId } from '@/lib/anatomy/drawing';
import type { Measured, Rect } from '@/lib/measured/shapes';
import { drawDimensions } from './draw-dimensions';
import { drawMarks } from './draw-marks';
import { drawShape } from './draw-shape';
import { partFigures } from './figures';
import { short } from './numbers';

/** A component counts as tall if its height is more than this fraction of its width. */
const tallRatio = 0.55;
/** Margin in pixels for what is painted outside of the edges of the component. */
const margin = 6;

export interface Drawing {
  /** The content of an SVG file. Pages reference it with `<use>`, so that it has the colors of the page. */
  svg: string;
  /** Left, top, width and height. */
  viewBox: readonly [number, number, number, number];
  parts: readonly { name: string; words: readonly string[] }[];
}

/** The outer edges of the component and its parts. A touch target can be larger than the component. */
function edgesOf({ width, height, parts }: Measured) {
  return {
    left: Math.min(0, ...parts.map(({ x }) => x)),
    top: Math.min(0, ...parts.map(({ y }) => y)),
    right: Math.max(width, ...parts.map(({ x, width: own }) => x + own)),
    bottom: Math.max(height, ...parts.map(({ y, height: own }) => y + own)),
  };
}

/** Crops the parts of a component to the cropped drawing. */
function cropParts(measured: Measured, crop: number | undefined): Measured {
  if (crop !== measured.height) return measured;
  const parts = measured.parts.map((part) => ({
    ...part,
    height: Math.min(part.height, crop - part.y),
  }));
  return { ...measured, parts };
}

/** The lines of text in a component, as boxes around their letters. */
function textBoxes({ shapes }: Measured): readonly Rect[] {
  return shapes.flatMap((shape) => {
    if (shape.kind !== 'text') return [];
    const { x, y, width, size } = shape;
    return [{ x, y: y - size * 0.75, width, height: size }];
  });
}

const moved = <T extends Rect>(rect: T, { left, top }: { left: number; top: number }): T => ({
  ...rect,
  x: rect.x - left,
  y: rect.y - top,
});

/**
 * Draws the anatomy of a component to scale: the component itself, dimension lines, and a number for each
 * part.
 *
 * @param measured with its parts in the order of the row
 * @throws when a part was not measured
 */
export function drawAnatomy(anatomy: Anatomy, measured: Measured): Drawing {
  const figures = partFigures(anatomy, measured);
  const dimensions = figures.flatMap(({ lines }) => lines);
  const shown = cropParts(measured, anatomy.crop);
  const edges = edgesOf(shown);
  const { left, top } = edges;
  const [width, height] = [edges.right - left, edges.bottom - top];

  const move = (x: number, y: number) =>
    x === 0 && y === 0 ? '' : ` transform="translate(${short(x)} ${short(y)})"`;
  const across = drawDimensions('across', dimensions, edges.bottom);
  const down = drawDimensions('down', dimensions, left);
  const marks = drawMarks(
    shown.parts.map((part) => moved(part, edges)),
    textBoxes(measured).map((text) => moved(text, edges)),
    { width, height, isTall: height > width * tallRatio },
  );
  const unseen = anatomy.parts.flatMap(({ unseen: isUnseen }, index) => {
    const part = measured.parts[index];
    return isUnseen && part
      ? `M${short(part.x)} ${short(part.y)}h${short(part.width)}v${short(part.height)}h${short(-part.width)}z`
      : [];
  });

  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg"><g id="${drawingId}">`,
    ...measured.shapes.map(drawShape),
    '<g fill="none" stroke="var(--accent-text)">',
    unseen.length > 0 ? `<path stroke-dasharray="4 3" d="${unseen.join('')}"/>` : '',
    `<path d="${across.lines}"/><path stroke-opacity=".4" d="${across.helpers}"/>`,
    `<path d="${down.lines}"/><path stroke-opacity=".4" d="${down.helpers}"/>`,
    `<path${move(left, top)} d="${marks.lines}"/></g>`,
    `<g fill="var(--accent-text)" stroke="var(--page)"${move(left, top)}>${marks.dots}</g>`,
    '<g fill="var(--accent-text)" font-family="var(--mono)" font-size="12" font-weight="500">',
    across.labels,
    down.labels,
    `<g text-anchor="middle"${move(left, top)}>${marks.numbers}</g>`,
    '</g></g></svg>\n',
  ];
  const view = {
    left: left - Math.max(margin, down.extent, -marks.edges.left),
    top: top + marks.edges.top - margin,
    right: left + marks.edges.right + margin,
    bottom: Math.max(edges.bottom + across.extent, top + marks.edges.bottom) + margin,
  };
  const [x, y] = [Math.floor(view.left), Math.floor(view.top)];
  const viewBox = [x, y, Math.ceil(view.right - x), Math.ceil(view.bottom - y)] as const;
  return { svg: svg.join(''), viewBox, parts: figures.map(({ name, words }) => ({ name, words })) };
}

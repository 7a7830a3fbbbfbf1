import type { Anatomy } from '@/content/anatomy/types';
import { drawingId } from '@/lib/anatomy/drawing';
import type { Measured, Rect } from '../model/shapes';
import { drawDimensions } from './draw-dimensions';
import { drawMarks } from './draw-marks';
import { drawShape } from './draw-shape';
import { partFigures } from './figures';
import { short } from './numbers';

/** Above this share of its width a component counts as tall. */
const tall = 0.55;
/** Room for what is painted past the component's edge. */
const rim = 6;

export interface Drawing {
  /** A file of its own: pages show what is in it in their colors. */
  svg: string;
  /** Left, top, width and height of the view. */
  viewBox: readonly [number, number, number, number];
  parts: readonly { name: string; words: readonly string[] }[];
}

/** Edges of the component and of its parts: touch targets reach past it. */
function edgesOf({ width, height, parts }: Measured) {
  const all = parts.filter((part) => part !== null);
  return {
    left: Math.min(0, ...all.map(({ x }) => x)),
    top: Math.min(0, ...all.map(({ y }) => y)),
    right: Math.max(width, ...all.map(({ x, width: own }) => x + own)),
    bottom: Math.max(height, ...all.map(({ y, height: own }) => y + own)),
  };
}

/** The component as it is shown: where the drawing is cut off, its parts end too. */
function shownPart(measured: Measured, crop: number | undefined): Measured {
  if (crop !== measured.height) return measured;
  const parts = measured.parts.map(
    (part) => part && { ...part, height: Math.min(part.height, crop - part.y) },
  );
  return { ...measured, parts };
}

/** The lines of text that a component shows, as boxes around their letters. */
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
 * Draws a component to measure: what it paints, lines with its lengths, and a number for each of its
 * parts.
 *
 * @throws when a part has not been measured
 */
export function drawAnatomy(anatomy: Anatomy, measured: Measured): Drawing {
  const figures = partFigures(anatomy, measured);
  const dimensions = figures.flatMap(({ lines }) => lines);
  const shown = shownPart(measured, anatomy.crop);
  const edges = edgesOf(shown);
  const { left, top } = edges;
  const [width, height] = [edges.right - left, edges.bottom - top];

  const move = (x: number, y: number) =>
    x === 0 && y === 0 ? '' : ` transform="translate(${short(x)} ${short(y)})"`;
  const across = drawDimensions('across', dimensions, edges.bottom);
  const down = drawDimensions('down', dimensions, left);
  const marks = drawMarks(
    shown.parts.filter((part) => part !== null).map((part) => moved(part, edges)),
    textBoxes(measured).map((text) => moved(text, edges)),
    { width, height, isTall: height > width * tall },
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
    left: left - Math.max(rim, down.reach, -marks.edges.left),
    top: top + marks.edges.top - rim,
    right: left + marks.edges.right + rim,
    bottom: Math.max(edges.bottom + across.reach, top + marks.edges.bottom) + rim,
  };
  const [x, y] = [Math.floor(view.left), Math.floor(view.top)];
  const viewBox = [x, y, Math.ceil(view.right - x), Math.ceil(view.bottom - y)] as const;
  return { svg: svg.join(''), viewBox, parts: figures.map(({ name, words }) => ({ name, words })) };
}

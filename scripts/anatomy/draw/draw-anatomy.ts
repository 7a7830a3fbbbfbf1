import type { Anatomy } from '@/content/anatomy/types';
import { drawingId } from '@/lib/anatomy/drawing';
import type { Measured, MeasuredPart } from '../model/shapes';
import { drawAcross, drawDown } from './draw-dimensions';
import { drawMarks, marksReach } from './draw-marks';
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

/** Edges of all that is drawn of a component: touch targets reach past it. */
function edgesOf({ width, height, parts }: Measured, isWithin: (part: MeasuredPart) => boolean) {
  const all = parts.filter((part) => part !== null).filter(isWithin);
  return {
    left: Math.min(0, ...all.map(({ x }) => x)),
    top: Math.min(0, ...all.map(({ y }) => y)),
    right: Math.max(width, ...all.map(({ x, width: own }) => x + own)),
    bottom: Math.max(height, ...all.map(({ y, height: own }) => y + own)),
  };
}

/**
 * Draws a component to measure: what it paints, lines with its lengths, and a number for each of its
 * parts.
 *
 * @throws when a part has not been measured
 */
export function drawAnatomy(anatomy: Anatomy, measured: Measured): Drawing {
  const figures = partFigures(anatomy, measured);
  const dimensions = figures.flatMap(({ lines }) => lines);
  const edges = edgesOf(measured, () => true);
  const { left, top, right, bottom } = edges;
  const width = right - left;
  const side = bottom - top > width * tall ? 'beside' : 'above';

  const move = (x: number, y: number) =>
    x === 0 && y === 0 ? '' : ` transform="translate(${short(x)} ${short(y)})"`;
  const across = drawAcross(
    dimensions.filter(({ axis }) => axis === 'across'),
    bottom,
  );
  const down = drawDown(
    dimensions
      .filter(({ axis }) => axis === 'down')
      .map((line) => ({ ...line, near: line.near - left })),
  );
  const marks = drawMarks(
    measured.parts
      .filter((part) => part !== null)
      .map((part) => ({ ...part, x: part.x - left, y: part.y - top })),
    { side, width },
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
    `<g${move(left, 0)}><path d="${down.lines}"/><path stroke-opacity=".4" d="${down.helpers}"/></g>`,
    `<path${move(left, top)} d="${marks.lines}"/></g>`,
    `<g fill="var(--accent-text)" stroke="var(--page)"${move(left, top)}>${marks.dots}</g>`,
    '<g fill="var(--accent-text)" font-family="var(--mono)" font-size="12" font-weight="500">',
    across.labels,
    `<g${move(left, 0)}>${down.labels}</g>`,
    `<g text-anchor="middle"${move(left, top)}>${marks.numbers}</g>`,
    '</g></g></svg>\n',
  ];
  const margins = {
    left: Math.max(rim, down.reach),
    top: side === 'above' ? marksReach : rim + 4,
    right: side === 'beside' ? marksReach : rim,
    bottom: Math.max(rim, across.reach + rim),
  };
  const viewBox = [
    Math.floor(left - margins.left),
    Math.floor(top - margins.top),
    Math.ceil(width + margins.left + margins.right),
    Math.ceil(bottom - top + margins.top + margins.bottom),
  ] as const;
  return { svg: svg.join(''), viewBox, parts: figures.map(({ name, words }) => ({ name, words })) };
}

import type { Anatomy, FigureKind } from '@/content/anatomy/types';
import type { Measured, MeasuredPart } from '@/lib/measured/shapes';
import { measure } from './numbers';
import type { Span } from './spread';

/** A length between two edges, along one axis. */
export interface Dimension extends Span {
  axis: 'across' | 'down';
  /** The edges of its part on the other axis. The extension lines begin at `near`. */
  near: number;
  far: number;
}

/** A measurement in words, and the dimension lines that show it, if any. */
interface Figure {
  words: string;
  lines: readonly Dimension[];
}

interface Neighbors {
  part: MeasuredPart;
  /** The part that contains all others. */
  whole: MeasuredPart;
  before: { part: MeasuredPart; name: string } | undefined;
}

const right = ({ x, width }: MeasuredPart) => x + width;
const bottom = ({ y, height }: MeasuredPart) => y + height;

function across(from: number, to: number, part: MeasuredPart): Dimension {
  return { axis: 'across', from, to, label: measure(to - from), near: bottom(part), far: part.y };
}

function down(from: number, to: number, part: MeasuredPart): Dimension {
  return { axis: 'down', from, to, label: measure(to - from), near: part.x, far: right(part) };
}

const figures: Record<FigureKind, (neighbors: Neighbors) => Figure> = {
  height: ({ part }) => ({
    words: `${measure(part.height)} high`,
    lines: [down(part.y, bottom(part), part)],
  }),
  width: ({ part }) => ({
    words: `${measure(part.width)} wide`,
    lines: [across(part.x, right(part), part)],
  }),
  size: ({ part }) => ({
    words: `${measure(part.width)} by ${measure(part.height)}`,
    lines: [across(part.x, right(part), part), down(part.y, bottom(part), part)],
  }),
  radius: ({ part }) => ({
    words: part.radius === 0 ? 'square corners' : `radius ${measure(part.radius)}`,
    lines: [],
  }),
  text: ({ part: { text } }) => ({
    words: `text ${measure(text[0])}${text[1] === null ? '' : ` on a line of ${measure(text[1])}`}`,
    lines: [],
  }),
  start: ({ part, whole }) => ({
    words: `${measure(part.x - whole.x)} from the start`,
    lines: [across(whole.x, part.x, part)],
  }),
  end: ({ part, whole }) => ({
    words: `${measure(right(whole) - right(part))} from the end`,
    lines: [across(right(part), right(whole), part)],
  }),
  top: ({ part, whole }) => ({
    words: `${measure(part.y - whole.y)} from the top`,
    lines: [down(whole.y, part.y, part)],
  }),
  bottom: ({ part, whole }) => ({
    words: `${measure(bottom(whole) - bottom(part))} from the bottom`,
    lines: [down(bottom(part), bottom(whole), part)],
  }),
  gap: ({ part, before }) => {
    if (!before) throw new Error('The first part cannot have the figure "gap"');
    const end = right(before.part);
    return {
      words: `${measure(part.x - end)} from the ${before.name.toLowerCase()}`,
      lines: [across(end, part.x, part)],
    };
  },
};

/** The measurements of a part. */
export interface PartFigures {
  name: string;
  words: readonly string[];
  lines: readonly Dimension[];
}

/**
 * Returns the measurements of all parts. A length below 1 pixel is described in words but has no line.
 *
 * @throws when a part was not measured
 */
export function partFigures(anatomy: Anatomy, { parts }: Measured): readonly PartFigures[] {
  const [whole] = parts;
  return anatomy.parts.map(({ name, is, figures: kinds = [] }, index) => {
    const part = parts[index];
    if (!part || !whole) throw new Error(`${anatomy.item}: "${name}" was not measured`);
    const [previous, row] = [parts[index - 1], anatomy.parts[index - 1]];
    const before = previous && row ? { part: previous, name: row.name } : undefined;
    const own = kinds.map((kind) => figures[kind]({ part, whole, before }));
    return {
      name,
      words: [...(is === undefined ? [] : [is]), ...own.map(({ words }) => words)],
      lines: own.flatMap(({ lines }) => lines).filter(({ from, to }) => to - from >= 1),
    };
  });
}

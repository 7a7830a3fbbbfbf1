import type { Dimension } from './figures';
import { short } from './numbers';
import { intoLanes } from './spread';

/** What is drawn around a component, and how far it reaches from the component's edges. */
export interface Drawn {
  lines: string;
  /** Fainter lines from a box's edges to the lines that measure it. */
  helpers: string;
  /** Numbers beside the lines. */
  labels: string;
  reach: number;
}

/** Room around the component before the first lane of lines, and from one lane to the next. */
const clear = 12;
const laneAcross = 22;
const laneDown = 30;

/** Width of a digit and height of a line of the numbers. */
const digit = 7.3;
const lineHeight = 14;
/** Half the length of the stroke that ends a line. */
const tick = 4;

/** Lengths along the top to bottom axis share a lane only where nothing else does: drawn once. */
function distinct(dimensions: readonly Dimension[]): readonly Dimension[] {
  const seen = new Set<string>();
  return dimensions.filter(({ from, to }) => {
    const key = `${short(from)} ${short(to)}`;
    return !seen.has(key) && seen.add(key);
  });
}

const labelWidth = ({ label }: Dimension) => label.length * digit + 4;

/** Lines below the component. A number stands in its line, or below it where the line is too short. */
export function drawAcross(dimensions: readonly Dimension[], edge: number): Drawn {
  const lanes = intoLanes(distinct(dimensions), labelWidth);
  const lines: string[] = [];
  const helpers: string[] = [];
  const labels: string[] = [];
  lanes.forEach((lane, index) => {
    const y = edge + clear + index * laneAcross;
    for (const { from, to, label, near } of lane) {
      const [a, b, at] = [short(from), short(to), short(y)];
      lines.push(
        `M${a} ${at}H${b}M${a} ${short(y - tick)}v${2 * tick}M${b} ${short(y - tick)}v${2 * tick}`,
      );
      const helping = short(Math.min(near, edge));
      helpers.push(`M${a} ${helping}V${short(y - tick)}M${b} ${helping}V${short(y - tick)}`);
      labels.push(
        `<text x="${short((from + to) / 2)}" y="${short(y + lineHeight + 1)}" text-anchor="middle">${label}</text>`,
      );
    }
  });
  return {
    lines: lines.join(''),
    helpers: helpers.join(''),
    labels: labels.join(''),
    reach: lanes.length === 0 ? 0 : clear + lanes.length * laneAcross,
  };
}

/** Lines beside the component, at its start. */
export function drawDown(dimensions: readonly Dimension[]): Drawn {
  const lanes = intoLanes(distinct(dimensions), () => lineHeight);
  const lines: string[] = [];
  const helpers: string[] = [];
  const labels: string[] = [];
  lanes.forEach((lane, index) => {
    const x = -clear - index * laneDown;
    for (const { from, to, label, near } of lane) {
      const [a, b, at] = [short(from), short(to), short(x)];
      lines.push(
        `M${at} ${a}V${b}M${short(x - tick)} ${a}h${2 * tick}M${short(x - tick)} ${b}h${2 * tick}`,
      );
      helpers.push(
        `M${short(x + tick)} ${a}H${short(near)}M${short(x + tick)} ${b}H${short(near)}`,
      );
      labels.push(
        `<text x="${short(x - tick - 1)}" y="${short((from + to) / 2 + 4)}" text-anchor="end">${label}</text>`,
      );
    }
  });
  return {
    lines: lines.join(''),
    helpers: helpers.join(''),
    labels: labels.join(''),
    reach: lanes.length === 0 ? 0 : clear + lanes.length * laneDown,
  };
}

/** Minimum distance in pixels between the centers of two numbers. */
export const between = 22;

/** A labeled section of a line. */
export interface Span {
  from: number;
  to: number;
  label: string;
}

/**
 * Distributes spans over parallel lanes, so that neither spans nor labels in a lane overlap. Short spans come
 * first.
 *
 * @param labelLength the length of the label of a span along the line
 * @returns the lanes, the innermost first
 */
export function assignLanes<T extends Span>(
  spans: readonly T[],
  labelLength: (span: T) => number,
): readonly (readonly T[])[] {
  const lanes: T[][] = [];
  const extentOf = (span: T) => {
    const middle = (span.from + span.to) / 2;
    const half = Math.max(span.to - span.from, labelLength(span)) / 2;
    return [middle - half, middle + half] as const;
  };
  for (const span of spans.toSorted((a, b) => a.to - a.from - (b.to - b.from))) {
    const [from, to] = extentOf(span);
    const lane = lanes.find((others) =>
      others.every((other) => {
        const [start, end] = extentOf(other);
        return to <= start || from >= end;
      }),
    );
    if (lane) lane.push(span);
    else lanes.push([span]);
  }
  return lanes;
}

/**
 * Moves points on a line apart, so that no two are closer than `gap`. Moves each point as little as possible
 * and keeps the order.
 */
export function spread(points: readonly number[], gap: number): readonly number[] {
  interface Group {
    sum: number;
    members: number[];
  }
  const order = points.map((_, index) => index).sort((a, b) => (points[a] ?? 0) - (points[b] ?? 0));
  const groups: Group[] = [];
  const start = ({ sum, members }: Group) =>
    sum / members.length - ((members.length - 1) * gap) / 2;
  const end = (group: Group) => start(group) + (group.members.length - 1) * gap;
  for (const index of order) {
    groups.push({ sum: points[index] ?? 0, members: [index] });
    for (;;) {
      const [before, last] = [groups.at(-2), groups.at(-1)];
      if (!before || !last || end(before) + gap <= start(last)) break;
      groups.splice(-2, 2, {
        sum: before.sum + last.sum,
        members: [...before.members, ...last.members],
      });
    }
  }
  const placed = new Map(
    groups.flatMap((group) =>
      group.members.map((member, at) => [member, start(group) + at * gap] as const),
    ),
  );
  return points.map((point, index) => placed.get(index) ?? point);
}

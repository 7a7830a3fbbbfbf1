import type { StepTime } from './build-step';

/** Seconds for a table: `12.3`. */
const shown = (seconds: number) => seconds.toFixed(1);

/**
 * Prints the times of a build as a table: wall and processor time of each step, and their sums.
 *
 * @param wall seconds from the start to the end of the build, less than the sum when steps ran side by side
 */
export function stepTable(times: readonly StepTime[], wall: number): string {
  const total = times.reduce((sum, { processor = 0 }) => sum + processor, 0);
  const rows = [
    ['Step', 'Wall', 'Processor'],
    ...times.map(({ name, kept, ...time }) => [
      name,
      kept ? 'kept' : shown(time.wall),
      kept || time.processor === undefined ? '' : shown(time.processor),
    ]),
    ['In all, in seconds', shown(wall), shown(total)],
  ];
  const widths = [0, 1, 2].map((at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  return rows
    .map(([name = '', ...figures]) =>
      [
        name.padEnd(widths[0] ?? 0),
        ...figures.map((figure, at) => figure.padStart(widths[at + 1] ?? 0)),
      ].join('  '),
    )
    .map((row) => row.trimEnd())
    .join('\n');
}

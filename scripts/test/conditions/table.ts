import { z } from 'zod';

const reportSchema = z.object({
  suites: z.array(
    z.object({
      suites: z
        .array(
          z.object({
            title: z.string(),
            specs: z.array(
              z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) }),
            ),
          }),
        )
        .default([]),
    }),
  ),
});

const signs: Readonly<Record<string, string>> = {
  expected: '✓',
  flaky: '✓',
  unexpected: '✗',
  skipped: '–',
};

/**
 * A report of Playwright as a table in Markdown: groups of tests are rows, names of tests are columns.
 *
 * @throws when the report has another format
 */
export function resultTable(report: unknown): string {
  const groups = reportSchema.parse(report).suites.flatMap(({ suites }) => suites);
  const columns = [...new Set(groups.flatMap(({ specs }) => specs.map(({ title }) => title)))];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['', ...columns]),
    line(['---', ...columns.map(() => ':-:')]),
    ...groups.map(({ title, specs }) =>
      line([
        title,
        ...columns.map((column) => {
          const status = specs.find((spec) => spec.title === column)?.tests.at(-1)?.status;
          return status === undefined ? '' : (signs[status] ?? status);
        }),
      ]),
    ),
  ].join('\n');
}

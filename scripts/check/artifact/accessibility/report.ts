import type { Violation } from './audit-page';

/** The violations on a page at one width. */
export interface PageResult {
  path: string;
  width: number;
  violations: readonly Violation[];
}

/** The most elements to print per rule and page. */
const maxElements = 3;

/**
 * Formats a table of pages with the number of rules they violate, by theme and width, followed by the
 * violations. Pages without violations are only counted.
 */
export function reportLines(
  results: readonly PageResult[],
  themes: readonly string[],
  widths: readonly number[],
): readonly string[] {
  const columns = themes.flatMap((theme) => widths.map((width) => ({ theme, width })));
  const paths = [...new Set(results.map(({ path }) => path))].sort();
  const countOf = (path: string, theme: string, width: number) =>
    results
      .filter((result) => result.path === path && result.width === width)
      .flatMap(({ violations }) => violations)
      .filter((violation) => violation.theme === theme).length;
  const faulty = paths.filter((path) =>
    columns.some(({ theme, width }) => countOf(path, theme, width) > 0),
  );
  const rows = [
    ['page', ...columns.map(({ theme, width }) => `${theme} ${width}`)],
    ...faulty.map((path) => [
      path,
      ...columns.map(({ theme, width }) => String(countOf(path, theme, width))),
    ]),
    ['all pages', ...columns.map(({ theme, width }) => sum(paths, theme, width))],
  ];
  function sum(all: readonly string[], theme: string, width: number): string {
    return String(all.reduce((total, path) => total + countOf(path, theme, width), 0));
  }
  const widest = Math.max(...rows.map(([name = '']) => name.length));
  return [
    ...rows.map(([name = '', ...counts]) =>
      [
        name.padEnd(widest),
        ...counts.map((count, at) => count.padStart(rows[0]?.[at + 1]?.length ?? 0)),
      ].join('  '),
    ),
    '',
    ...results.flatMap(({ path, width, violations }) =>
      violations.flatMap(({ theme, rule, elements }) => [
        `${path} at ${width}px in ${theme}: ${rule} (${elements.length})`,
        ...elements.slice(0, maxElements).map((element) => `  ${element}`),
      ]),
    ),
    `Accessibility: ${paths.length - faulty.length} of ${paths.length} pages violate no rule in ${themes.length} themes at ${widths.join(' and ')}px.`,
  ];
}

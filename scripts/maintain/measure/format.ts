import type { ItemMeasures } from '@/lib/measured/schema';

/** Rounds numbers to thousandths of a pixel. */
const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;

const inline = (value: unknown) => JSON.stringify(value, rounded);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Prints the fields of an object on a line each, and every element of an array on one line. */
function print(value: unknown, indent: string, depth: number): string {
  if (!isObject(value) || depth === 0) return inline(value);
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((element) => `${inner}${inline(element)}`)
    : Object.entries(value).map(
        ([name, field]) => `${inner}${JSON.stringify(name)}: ${print(field, inner, depth - 1)}`,
      );
  const [start, end] = Array.isArray(value) ? '[]' : '{}';
  return lines.length === 0 ? `${start}${end}` : `${start}\n${lines.join(',\n')}\n${indent}${end}`;
}

/** Formats a file of `content/measured`: one line per example, part and shape, so that diffs are readable. */
export function formatMeasures({ from, examples, ...rest }: ItemMeasures): string {
  const examplesOnLines = Object.entries(examples).sort(([a], [b]) => (a < b ? -1 : 1));
  const measures = { from, examples: Object.fromEntries(examplesOnLines), ...rest };
  const fields = Object.entries(measures).map(([name, value]) => {
    const depth = name === 'anatomy' ? 2 : 1;
    return `  ${JSON.stringify(name)}: ${print(value, '  ', depth)}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}

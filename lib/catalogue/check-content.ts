import { z } from 'zod';
import { itemFiles } from '@/content/doc-items';
import { guideGroups } from '@/content/guides';
import { purposes } from '@/content/purposes';
import { site } from '@/content/site';
import type { DocItemRow, GuideRow, Theme } from '@/content/types';

/** An error in a content table: names the file, the field and what was expected. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(file: string, field: string, expected: string) {
    super(`${file}: ${field}: expected ${expected}`);
  }
}

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id of lower-case words and dashes');
/** Named after an entry point, which may have capitals. */
const docId = z.string().regex(/^[\w.-]+$/, 'the name of an entry point with dashes for slashes');
const words = z.string().trim().min(1, 'some text');
const hexColor = z.string().regex(/^#[0-9A-F]{6}$/i, 'a color as #RRGGBB');

const docItem = z.strictObject({
  id,
  name: words,
  summary: words,
  hasSummaryInText: z.literal(true).optional(),
  packageName: z.enum(site.packages.map(({ key }) => key)),
  purpose: z.enum(purposes.map(({ key }) => key)).optional(),
  order: z.number().optional(),
  guideline: z
    .string()
    .regex(/^[a-z0-9]+(?:[/-][a-z0-9]+)*$/, 'a path without a slash at either end')
    .optional(),
  exampleSpecs: z
    .array(z.strictObject({ prefix: words, exclude: z.array(words).optional() }))
    .min(1, 'at least one prefix')
    .optional(),
  overviewPath: words.nullable().optional(),
  apiDocId: docId.optional(),
  hasApi: z.literal(false).optional(),
  additionalApiDocs: z.array(z.strictObject({ name: words, path: docId })).optional(),
});

const guide = z.strictObject({
  id,
  name: words,
  summary: words,
  hasSummaryInText: z.literal(true).optional(),
  group: z.enum(guideGroups.map(({ key }) => key)),
  example: id.optional(),
  overview: words.optional(),
});

const theme = z.strictObject({
  name: id,
  displayName: words,
  primary: hexColor,
  accent: hexColor,
  isDark: z.boolean(),
  isDefault: z.boolean().optional(),
  darkCounterpart: id.optional(),
});

/** Returns the rows unchanged. Throws when a row is malformed, or when a package has an id twice. */
export function checkDocItems(rows: readonly DocItemRow[]): readonly DocItemRow[] {
  // A row of one package may be in another package's file by mistake; the error names that file.
  const tables = Object.entries(itemFiles).map(([name, its]) => ({ name, has: new Set(its) }));
  const file = (row: DocItemRow) => {
    const name = tables.find(({ has }) => has.has(row))?.name ?? row.packageName;
    return `content/doc-items/${name}.ts`;
  };
  check(rows, docItem, file);
  unique(rows, (row) => `${row.packageName}/${row.id}`, file, 'id');
  return rows;
}

/** Returns the rows unchanged. Throws when a row is malformed, an id repeats or a group is split. */
export function checkGuides(rows: readonly GuideRow[]): readonly GuideRow[] {
  const file = () => 'content/guides.ts';
  check(rows, guide, file);
  unique(rows, (row) => row.id, file, 'id');
  const places = rows.map((row) => guideGroups.findIndex(({ key }) => key === row.group));
  const astray = rows.find((_, at) => (places[at] ?? 0) < (places[at - 1] ?? 0));
  if (astray) {
    throw new ContentError(file(), `${astray.id}.group`, 'a row among those of its own group');
  }
  return rows;
}

/**
 * Returns the rows unchanged. Throws when a row is malformed, a name repeats, there is not exactly one
 * default theme, or the counterpart of a theme is not a dark theme.
 */
export function checkThemes(rows: readonly Theme[]): readonly Theme[] {
  const file = () => 'content/themes.ts';
  check(rows, theme, file);
  unique(rows, (row) => row.name, file, 'name');
  const defaults = rows.filter((row) => row.isDefault);
  if (defaults.length !== 1) {
    throw new ContentError(
      file(),
      'isDefault',
      `exactly one default theme, not ${defaults.length}`,
    );
  }
  for (const { name, darkCounterpart } of rows) {
    if (darkCounterpart === undefined) continue;
    if (rows.some((row) => row.name === darkCounterpart && row.isDark)) continue;
    throw new ContentError(
      file(),
      `${name}.darkCounterpart`,
      `a dark theme, not "${darkCounterpart}"`,
    );
  }
  return rows;
}

function check<Row>(rows: readonly Row[], shape: z.ZodType, file: (row: Row) => string): void {
  rows.forEach((row, index) => {
    const result = shape.safeParse(row);
    const issue = result.error?.issues[0];
    if (issue)
      throw new ContentError(file(row), `[${index}].${issue.path.join('.')}`, issue.message);
  });
}

function unique<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  file: (row: Row) => string,
  field: string,
): void {
  const seen = new Map<string, Row>();
  for (const row of rows) {
    const key = keyOf(row);
    const other = seen.get(key);
    if (other !== undefined) {
      const where = `row ${rows.indexOf(other) + 1} in ${file(other)} has it`;
      throw new ContentError(file(row), field, `"${key}" only once, and ${where}`);
    }
    seen.set(key, row);
  }
}

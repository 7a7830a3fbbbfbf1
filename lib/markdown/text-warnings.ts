import { z } from 'zod';
import { allGuides } from '@/lib/catalogue/guides';
import { allItems } from '@/lib/catalogue/items';
import { generatedFiles } from '@/lib/generated/files';
import { readGeneratedJson } from '@/lib/generated/read';
import { originOf } from '@/lib/generated/source-files';
import { itemStart } from '@/lib/routes/item-start';
import { paths } from '@/lib/routes/paths';
import type { MarkdownDocument } from './document';
import { readGuide, readOverview } from './pages';

const schema = z.array(
  z.object({
    /** Path of the page, which is built despite the warning. */
    page: z.string(),
    /** Path of the original file, as its authors know it. */
    file: z.string(),
    line: z.number(),
    subject: z.enum(['code', 'example', 'heading', 'html', 'link', 'policy']),
    message: z.string(),
  }),
);

/** A warning about a text that was not written for this site, with its page and file. */
export type PlacedWarning = z.infer<typeof schema>[number];

/** Finds what was corrected or removed in overviews and guides, by page and line. */
export async function findTextWarnings(): Promise<readonly PlacedWarning[]> {
  const texts = [
    ...allItems().map((item) => ({
      file: item.overviewPath,
      page: itemStart(item),
      read: () => readOverview(item),
    })),
    ...allGuides().map((guide) => ({
      file: guide.overview,
      page: paths.guide(guide),
      read: () => readGuide(guide),
    })),
  ];
  const found: PlacedWarning[] = [];
  for (const { file, page, read } of texts) {
    if (file === undefined) continue;
    const { warnings }: MarkdownDocument = await read();
    const origin = originOf(file) ?? file;
    found.push(...warnings.map((warning) => ({ page, file: origin, ...warning })));
  }
  return found;
}

/**
 * Reads the warnings that `scripts/generate/text-warnings` found.
 *
 * @throws when that step has not run
 */
export function readTextWarnings(): readonly PlacedWarning[] {
  return readGeneratedJson(generatedFiles.textWarnings, schema);
}

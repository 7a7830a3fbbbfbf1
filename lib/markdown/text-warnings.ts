import { allGuides } from '@/lib/catalogue/guides';
import { allItems } from '@/lib/catalogue/items';
import { paths } from '@/lib/routes/paths';
import type { TextWarning } from './foreign-text';
import { readProse } from './read-prose';

/** A fault of a text, and the page that is made in spite of it. */
export interface PlacedWarning extends TextWarning {
  page: string;
  /** From the project's root. */
  file: string;
}

/** What was mended or left out on the pages of overviews and guides. */
export function textWarnings(): readonly PlacedWarning[] {
  const texts = [
    ...allItems().map((item) => ({ file: item.overviewPath, page: paths.item(item, 'overview') })),
    ...allGuides().map((guide) => ({ file: guide.overview, page: paths.guide(guide) })),
  ];
  return texts.flatMap(({ file, page }) =>
    file === undefined
      ? []
      : readProse(file).warnings.map((warning) => ({ page, file, ...warning })),
  );
}

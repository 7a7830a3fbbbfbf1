import type { DocItem } from '@/content/types';
import { examplesOf } from '@/lib/examples/of-item';
import type { Example } from '@/lib/examples/schema';
import { itemTabLinks } from '@/lib/navigation/item-tabs';
import { paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';
import { exampleFiles } from './example-code';
import { pageHead } from './page-head';
import { blocks, heading, linkTo } from './text';

/** What is said of examples that are not shown running, by their kind. */
const kindNotes: Partial<Record<Example['kind'], string>> = {
  test: 'This example is a test: it runs in the test runner, not in the page.',
};

/** The Examples page of an item: every example with its files. */
export function examplesMarkdown(item: DocItem): string {
  const path = paths.item(item, 'examples');
  return blocks(
    pageHead({
      title: `${item.name}: examples`,
      line: item.summary,
      path,
      library: sectionOf(item).words.library,
      beside: tabLinks(item),
    }),
    ...examplesOf(item).map((example) =>
      blocks(
        heading(2, example.title),
        `Alone: <${linkTo(paths.example(item, example.id))}>`,
        bodyOf(example),
      ),
    ),
  );
}

/** The page of one example. */
export function exampleMarkdown(item: DocItem, example: Example): string {
  return blocks(
    pageHead({
      title: `${item.name}: ${example.title}`,
      path: paths.example(item, example.id),
      library: sectionOf(item).words.library,
      beside: tabLinks(item),
    }),
    bodyOf(example),
  );
}

const bodyOf = (example: Example) =>
  blocks(kindNotes[example.kind], example.note, exampleFiles(example.id));

/** The pages of an item, as links at the head of each. */
export function tabLinks(item: DocItem): { name: string; path: string }[] {
  return itemTabLinks(item).map(({ href, label }) => ({ name: label, path: href }));
}

import type { DocItem } from '@/content/types';
import { examplesOf } from '@/lib/examples/of-item';
import type { Example } from '@/lib/examples/schema';
import { itemTabLinks } from '@/lib/navigation/item-tabs';
import { paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';
import { exampleFiles } from './example-code';
import { pageHead } from './page-head';
import { blocks, heading, linkTo } from './text';

/** Notes for kinds of examples that do not run in the page. */
const kindNotes: Partial<Record<Example['kind'], string>> = {
  test: 'This example is a test: it runs in a test runner, not on the page.',
};

/** The Examples page of an item as Markdown: every example with its files. */
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
        `Page: <${linkTo(paths.example(item, example.id))}>`,
        bodyOf(example),
      ),
    ),
  );
}

/** The page of one example as Markdown. */
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

/** The pages (tabs) of an item, as links for the head of each of them. */
export function tabLinks(item: DocItem): { name: string; path: string }[] {
  return itemTabLinks(item).map(({ href, label }) => ({ name: label, path: href }));
}

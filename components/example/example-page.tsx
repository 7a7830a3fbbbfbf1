import { Breadcrumb } from '@/components/item/breadcrumb';
import { PageMenu, PageMenuButton } from '@/components/item/page-menu';
import { Pager } from '@/components/item/pager';
import { columnStyles } from '@/components/shell/doc-main';
import { PageFoot } from '@/components/shell/page-foot';
import { PageHead } from '@/components/shell/page-head';
import type { DocItem } from '@/content/types';
import { examplesOf } from '@/lib/examples/of-item';
import { isPlayground } from '@/lib/examples/playground';
import type { Example } from '@/lib/examples/schema';
import { itemStart } from '@/lib/navigation/item-start';
import { paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';
import { word, wording } from '@/lib/words/word';
import { ExampleWithSource } from './example-card';
import { PlaygroundCard } from './playground-card';
import { Related } from './related';

/** The page of one example, with its source and links to its item and the item's other examples. */
export function ExamplePage({ item, example }: { item: DocItem; example: Example }) {
  const section = sectionOf(item);
  const examples = examplesOf(item);
  const at = examples.findIndex(({ id }) => id === example.id);
  const link = (other: Example | undefined) =>
    other && { href: paths.example(item, other.id), name: other.title };
  return (
    <div className={columnStyles({ column: 'toc' })}>
      <Breadcrumb
        steps={[
          { href: paths.categories(section.key), text: section.name },
          { href: itemStart(item), text: item.name },
          { href: paths.item(item, 'examples'), ...wording('Examples') },
        ]}
      />
      <PageHead
        title={example.title}
        {...(example.summary !== undefined && { lede: example.summary })}
        menu={<PageMenuButton />}
      />
      <PageMenu path={paths.example(item, example.id)} />
      {isPlayground(example.id) ? (
        <PlaygroundCard id={example.id} ownPage />
      ) : (
        <ExampleWithSource id={example.id} />
      )}
      <Related item={item} example={example} />
      <PageFoot path={paths.example(item, example.id)} sources={[example.folder]} />
      {examples.length > 1 && (
        <Pager
          label={word('More examples of {name}', { name: item.name })}
          previous={link(examples[at - 1])}
          next={link(examples[at + 1])}
        />
      )}
    </div>
  );
}

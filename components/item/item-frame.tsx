import type { ReactNode } from 'react';
import { CurrentLinks } from '@/components/islands/current-links/current-links';
import { columnStyles } from '@/components/shell/doc-main';
import { PageHead } from '@/components/shell/page-head';
import { Tag } from '@/components/ui/tag';
import type { DocItem } from '@/content/types';
import { readApiDoc } from '@/lib/api/read-doc';
import { groupsOf } from '@/lib/catalogue/groups';
import { hasApi } from '@/lib/catalogue/items';
import { hook } from '@/lib/design/hooks';
import { itemMarks } from '@/lib/history/item-marks';
import { itemTabLinks } from '@/lib/navigation/item-tabs';
import { paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';
import { word } from '@/lib/words/word';
import { Breadcrumb } from './breadcrumb';
import { ImportLine } from './import-line';
import { PageMenuButton } from './page-menu';

/** The parts that all tabs of an item share: its title, how to import it, and the tab bar. */
export function ItemFrame({ item, children }: { item: DocItem; children: ReactNode }) {
  const { key, name } = sectionOf(item);
  const purpose = groupsOf(item.packageName).find((group) => group.key === item.purpose);
  const doc = hasApi(item) ? readApiDoc(item.apiDocId) : undefined;
  return (
    <div className={columnStyles({ column: 'toc' })}>
      <Breadcrumb
        steps={[
          { href: paths.categories(key), text: name },
          ...(purpose ? [{ href: paths.purpose(key, purpose.key), text: purpose.name }] : []),
        ]}
      />
      <PageHead
        title={item.name}
        {...(!item.hasSummaryInText && { lede: item.summary })}
        focus={false}
        menu={<PageMenuButton />}
        marks={
          doc &&
          itemMarks(doc).map(({ text, lang, tone }) => (
            <Tag key={text} tone={tone} lang={lang}>
              {text}
            </Tag>
          ))
        }
      />
      {doc && <ImportLine doc={doc} />}
      <nav
        className="page-bar mb-4 flex scrollbar-none overflow-x-auto border-b border-line outline-none [--inset:1rem] [--rise:-1px] *:h-11 *:first:-ms-(--inset) max-toc:pe-16 max-section:[--inset:0.75rem] print:hidden"
        aria-label={word('{name} pages', { name: item.name })}
        {...hook('focusOnNavigation')}
        tabIndex={-1}
      >
        <CurrentLinks links={itemTabLinks(item)} />
      </nav>
      {children}
    </div>
  );
}

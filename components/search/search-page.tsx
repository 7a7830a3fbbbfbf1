import { Suspense } from 'react';
import { SearchPageBox } from '@/components/islands/search/search-page-box';
import { DocMain } from '@/components/shell/doc-main';
import { PageHead } from '@/components/shell/page-head';
import { Word } from '@/components/ui/word';
import { sections } from '@/content/sections';
import { site } from '@/content/site';
import { allGuides } from '@/lib/catalogue/guides';
import { itemsOf } from '@/lib/catalogue/items';
import { itemStart } from '@/lib/navigation/item-start';
import { ownRepository } from '@/lib/routes/own-repository';
import { paths } from '@/lib/routes/paths';
import { languageOf, word, wording } from '@/lib/words/word';
import { NameList } from './name-list';
import { SymbolIndex } from './symbol-index';

/** The search page: the search with its results, above an index of everything that works without scripts. */
export function SearchPage() {
  return (
    <DocMain column="text">
      <PageHead
        title={<Word text="Search" />}
        lede={
          <Word text="Search components, symbols, styling tokens and guides, or browse the index below." />
        }
      />
      <Suspense fallback={null}>
        <SearchPageBox reportUrl={ownRepository()?.report()} />
      </Suspense>
      {sections.map(({ key, name, packageName }) => (
        <NameList
          key={key}
          id={key}
          title={{ text: name }}
          links={itemsOf(packageName).map((item) => ({
            href: itemStart(item),
            name: item.name,
          }))}
        />
      ))}
      <NameList
        id="guides"
        title={wording('Guides')}
        links={[
          ...allGuides().map((guide) => ({ href: paths.guide(guide), name: guide.name })),
          ...(site.hasApiHistory
            ? [
                {
                  href: paths.apiChanges(),
                  name: word('API changes'),
                  lang: languageOf('API changes'),
                },
              ]
            : []),
        ]}
      />
      <SymbolIndex />
    </DocMain>
  );
}

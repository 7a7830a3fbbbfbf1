import { Suspense } from 'react';
import { SearchPageBox } from '@/components/islands/search/search-page-box';
import { sections } from '@/content/sections';
import { itemsOf } from '@/lib/catalogue/items';
import { allGuides } from '@/lib/catalogue/guides';
import { paths } from '@/lib/routes/paths';
import { contentReportUrl } from '@/lib/routes/report';
import { NameList } from './name-list';
import { SymbolIndex } from './symbol-index';

/** The search with its results, above the index of everything, which needs no script. */
export function SearchPage() {
  return (
    <div className="doc">
      <main id="main" tabIndex={-1} className="doc__text">
        <header className="head">
          <h1 tabIndex={-1} data-focus-on-navigation>
            Search
          </h1>
        </header>
        <Suspense fallback={null}>
          <SearchPageBox reportUrl={contentReportUrl} />
        </Suspense>
        {sections.map(({ key, name, packageName }) => (
          <NameList
            key={key}
            id={key}
            title={name}
            links={itemsOf(packageName).map((item) => ({
              href: paths.item(item, 'overview'),
              name: item.name,
            }))}
          />
        ))}
        <NameList
          id="guides"
          title="Guides"
          links={[
            ...allGuides().map((guide) => ({ href: paths.guide(guide), name: guide.name })),
            { href: paths.apiChanges(), name: 'API changes' },
          ]}
        />
        <SymbolIndex />
      </main>
    </div>
  );
}

import { cx } from 'class-variance-authority';
import { Button } from '@/components/ui/button';
import { fieldStyles } from '@/components/ui/field-styles';
import { frameStyles } from '@/components/ui/frame-styles';
import { Lede } from '@/components/ui/lede';
import { StaticHtml } from '@/components/ui/static-html';
import { Word } from '@/components/ui/word';
import { sections } from '@/content/sections';
import { allGuides } from '@/lib/catalogue/guides';
import { itemsOf } from '@/lib/catalogue/items';
import { hook } from '@/lib/design/hooks';
import { itemStart } from '@/lib/navigation/item-start';
import { paths } from '@/lib/routes/paths';
import { searchParameter, searchPaths } from '@/lib/routes/search-paths';
import { label, type Wording, wording } from '@/lib/words/word';

/** The not-found page, with links to the sections and to all of their pages. */
export function NotFoundPage() {
  const groups: readonly { title: Wording; links: readonly { href: string; label: string }[] }[] = [
    ...sections.map((section) => ({
      title: { text: section.name },
      links: itemsOf(section.packageName).map((item) => ({
        href: itemStart(item),
        label: item.name,
      })),
    })),
    {
      title: wording('Guides'),
      links: allGuides().map((guide) => ({ href: paths.guide(guide), label: guide.name })),
    },
  ];
  return (
    <StaticHtml as="main" id="main" tabIndex={-1} className={cx(frameStyles, 'py-24')}>
      <h1 className="outline-none" tabIndex={-1} {...hook('focusOnNavigation')}>
        <Word text="Page not found" />
      </h1>
      <Lede>
        <Word text="The address may be mistyped, or the page may have moved since an older version. Go to a section, or choose a page below." />
      </Lede>
      {/* Filled by a script, which knows the requested address. */}
      <div className="mt-8" hidden {...hook('missingPage')}>
        <p className="max-w-doc wrap-anywhere">
          <Word text="No page has the address" /> <code translate="no" />
        </p>
        <section className="mt-4 not-[[hidden]]:block" aria-labelledby="nearest-pages" hidden>
          <h2 id="nearest-pages" className="text-h4">
            <Word text="Did you mean" />
          </h2>
          <ul className="mt-1 flex flex-wrap gap-x-6 links:inline-flex links:min-h-11 links:items-center" />
        </section>
        <form
          className="mt-4 flex max-w-100 items-center gap-2"
          action={searchPaths.page}
          role="search"
        >
          <input
            className={fieldStyles}
            type="search"
            name={searchParameter}
            {...label('Search the documentation')}
          />
          <Button variant="tonal" type="submit">
            <Word text="Search" />
          </Button>
        </form>
      </div>
      <p className="mt-6 flex flex-wrap gap-x-2 gap-y-8">
        {sections.map((section) => (
          <Button key={section.key} variant="tonal" href={paths.categories(section.key)}>
            <Word text="Browse {section}" values={{ section: section.words.theSection }} />
          </Button>
        ))}
        <Button variant="tonal" href={paths.guides()}>
          <Word text="Browse the guides" />
        </Button>
      </p>
      {groups.map(({ title: { text, lang }, links }) => (
        <section key={text} className="mt-12">
          <h2 lang={lang}>{text}</h2>
          <ul
            {...hook('pageNames')}
            className="mt-3 columns-[12rem] links:inline-block links:py-2 links:text-ui pointer-coarse:links:inline-flex pointer-coarse:links:min-h-11 pointer-coarse:links:min-w-11 pointer-coarse:links:items-center"
          >
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </StaticHtml>
  );
}

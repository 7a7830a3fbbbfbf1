import { cx } from 'class-variance-authority';
import { Button } from '@/components/ui/button';
import { frameStyles } from '@/components/ui/frame-styles';
import { Lede } from '@/components/ui/lede';
import { StaticHtml } from '@/components/ui/static-html';
import { sections } from '@/content/sections';
import { allGuides } from '@/lib/catalogue/guides';
import { itemsOf } from '@/lib/catalogue/items';
import { hook } from '@/lib/design/hooks';
import { paths } from '@/lib/routes/paths';

/** The not-found page, with links to the sections and to all of their pages. */
export function NotFoundPage() {
  const groups = [
    ...sections.map((section) => ({
      name: section.name,
      links: itemsOf(section.packageName).map((item) => ({
        href: paths.item(item, 'overview'),
        label: item.name,
      })),
    })),
    {
      name: 'Guides',
      links: allGuides().map((guide) => ({ href: paths.guide(guide), label: guide.name })),
    },
  ];
  return (
    <StaticHtml as="main" id="main" tabIndex={-1} className={cx(frameStyles, 'py-24')}>
      <h1 className="outline-none" tabIndex={-1} {...hook('focusOnNavigation')}>
        Page not found
      </h1>
      <Lede>
        The address may be mistyped, or the page may have moved since an older version. Go to a
        section, or choose a page below.
      </Lede>
      <p className="mt-6 flex flex-wrap gap-x-2 gap-y-8">
        {sections.map((section) => (
          <Button key={section.key} variant="tonal" href={paths.categories(section.key)}>
            Browse {section.words.theSection}
          </Button>
        ))}
        <Button variant="tonal" href={paths.guides()}>
          Browse the guides
        </Button>
      </p>
      {groups.map(({ name, links }) => (
        <section key={name} className="mt-12">
          <h2>{name}</h2>
          <ul className="mt-3 columns-[12rem] links:inline-block links:py-2 links:text-ui pointer-coarse:links:inline-flex pointer-coarse:links:min-h-11 pointer-coarse:links:min-w-11 pointer-coarse:links:items-center">
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

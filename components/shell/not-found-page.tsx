import { sections } from '@/content/sections';
import { itemsOf } from '@/lib/catalogue/items';
import { allGuides } from '@/lib/catalogue/guides';
import { paths } from '@/lib/routes/paths';

/** Says that there is no such page and leads on: to the sections, and to everything in them. */
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
    <main id="main" tabIndex={-1} className="wide lost">
      <h1 tabIndex={-1} data-focus-on-navigation>
        There is no part with this name
      </h1>
      <p className="head__lede">
        The address may be from an older release, or a letter may have slipped. Start from a
        section, or pick the page from the lists below.
      </p>
      <p className="lost__acts">
        {sections.map((section) => (
          <a key={section.key} className="btn btn--tonal" href={paths.categories(section.key)}>
            See {section.words.theSection}
          </a>
        ))}
        <a className="btn btn--tonal" href={paths.guides()}>
          See the guides
        </a>
      </p>
      {groups.map(({ name, links }) => (
        <section key={name} className="lost__group">
          <h2>{name}</h2>
          <ul>
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

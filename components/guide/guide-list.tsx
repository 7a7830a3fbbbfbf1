import { Icon } from '@/components/ui/icon';
import { allGuides } from '@/lib/catalogue/guides';
import { paths } from '@/lib/routes/paths';

/** Every guide with what it leads to. */
export function GuideList() {
  const rows = [
    ...allGuides().map((guide) => ({ ...guide, href: paths.guide(guide) })),
    {
      href: paths.apiChanges(),
      name: 'API changes',
      summary: 'Every difference between neighboring major releases, by package and item.',
    },
  ];
  return (
    <div className="doc">
      <main id="main" tabIndex={-1} className="doc__text">
        <header className="head">
          <h1 tabIndex={-1} data-focus-on-navigation>
            Guides
          </h1>
          <p className="head__lede">Longer reads on work that crosses components.</p>
        </header>
        <ul className="rows">
          {rows.map(({ href, name, summary }) => (
            <li key={href}>
              <a href={href}>
                <b>{name}</b>
                <span>{summary}</span>
                <Icon name="chevron-right" />
              </a>
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}

import { Icon } from '@/components/ui/icon';
import { allGuides } from '@/lib/catalogue/guides';
import { paths } from '@/lib/routes/paths';

/** Every guide with what it leads to. */
export function GuideList() {
  return (
    <div className="doc">
      <main id="main" tabIndex={-1}>
        <header className="head">
          <h1 tabIndex={-1} data-focus-on-navigation>
            Guides
          </h1>
          <p className="head__lede">Longer reads on work that crosses components.</p>
        </header>
        <ul className="rows">
          {allGuides().map((guide) => (
            <li key={guide.id}>
              <a href={paths.guide(guide)}>
                <b>{guide.name}</b>
                <span>{guide.summary}</span>
                <Icon name="chevron-right" />
              </a>
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}

import { site } from '@/content/site';
import { CurrentLinks } from '@/components/islands/current-links/current-links';
import { ThemePicker } from '@/components/islands/theme-picker/theme-picker';
import { VersionPicker } from '@/components/islands/version-picker/version-picker';
import { Icon } from '@/components/ui/icon';
import { libraryVersion } from '@/lib/catalogue/version';
import { sectionLinks } from '@/lib/routes/section-links';
import { themeChoices } from '@/lib/catalogue/theme-choices';
import { paths } from '@/lib/routes/paths';
import { Mark } from './mark';
import { SearchButton } from './search-button';

/** The bar on every page. The skip link comes first in tab order and shows only while focused. */
export function TopBar() {
  return (
    <header className="topbar">
      <nav className="topbar__row" aria-label="Top Toolbar">
        <a className="skip" href="#main">
          Skip to main content
        </a>
        <a className="topbar__home" href={paths.home()}>
          <Mark />
          {site.name}
        </a>
        <div className="sections">
          <CurrentLinks links={sectionLinks()} />
        </div>
        <span className="topbar__space" />
        <SearchButton />
        <VersionPicker current={libraryVersion} host={site.docsHost} />
        <ThemePicker themes={themeChoices()} />
        <a className="icon-btn" href={site.repository} aria-label="Source on GitHub">
          <Icon name="github" />
        </a>
      </nav>
    </header>
  );
}

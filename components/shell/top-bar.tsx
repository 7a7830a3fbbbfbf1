import { CurrentLinks } from '@/components/islands/current-links/current-links';
import { ThemePicker } from '@/components/islands/theme-picker/theme-picker';
import { VersionPicker } from '@/components/islands/version-picker/version-picker';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Word } from '@/components/ui/word';
import { site } from '@/content/site';
import { libraryVersion } from '@/lib/catalogue/version';
import { sectionLinks } from '@/lib/navigation/section-links';
import { themeChoices } from '@/lib/navigation/theme-choices';
import { paths } from '@/lib/routes/paths';
import { label, word } from '@/lib/words/word';
import { Mark } from './mark';
import { OwnColorsChip } from './own-colors-chip';
import { SearchButton } from './search-button';

/** The bar on every page. The skip link is first in tab order, and is visible only while focused. */
export function TopBar() {
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-page print:hidden cramped:static">
      <nav
        className="flex min-h-bar flex-wrap items-center gap-1 ps-gutter pe-[calc(var(--gutter)-0.5rem)] max-section:gap-0"
        aria-label={word('Top Toolbar')}
      >
        <a
          className="fixed top-2 left-2 z-60 [translate:0_-5rem] rounded-full bg-primary-fill px-3 py-3 text-label text-on-primary no-underline focus-visible:[translate:0]"
          href="#main"
        >
          <Word text="Skip to main content" />
        </a>
        <a
          className="me-6 flex items-center gap-3 text-[1.1875rem]/6 font-bold [letter-spacing:-0.015em] text-text no-underline max-drawer:me-3 max-section:me-0 max-section:gap-2 pointer-coarse:min-h-11"
          href={paths.home()}
        >
          <Mark />
          <span className="max-fold:sr-only">{site.name}</span>
        </a>
        <div className="flex self-stretch [--inset:1rem] [--rise:-1px] max-drawer:[--inset:0.75rem] max-section:hidden">
          <CurrentLinks links={sectionLinks()} />
        </div>
        <span className="flex-1" />
        <OwnColorsChip />
        <SearchButton />
        <VersionPicker
          current={libraryVersion}
          host={site.docsHost}
          changes={site.hasApiHistory ? paths.apiChanges() : undefined}
        />
        <ThemePicker themes={themeChoices()} />
        <IconButton
          // A long name needs the room on phones, and the footer has links to the repository.
          {...(site.name.length > 9 && { className: 'max-section:hidden' })}
          href={site.repository}
          {...label('Source on GitHub')}
        >
          <Icon name="github" />
        </IconButton>
      </nav>
    </header>
  );
}

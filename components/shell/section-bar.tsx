import { cx } from 'class-variance-authority';
import { CurrentLinks } from '@/components/islands/current-links/current-links';
import { sectionLinks } from '@/lib/navigation/section-links';
import { sectionLinkStyles } from './section-link-styles';

/** The sections again, in a row of their own on screens too narrow for the top bar. */
export function SectionBar() {
  return (
    <nav
      className={cx(
        'flex h-[calc(2.75rem+1px)] border-b border-line px-[calc(var(--gutter)-var(--inset))] [--inset:1rem] section:hidden print:hidden',
        sectionLinkStyles,
      )}
      aria-label="Section Nav Bar"
    >
      <CurrentLinks links={sectionLinks()} />
    </nav>
  );
}

import { word } from '@/lib/words/word';
import { CurrentLinks } from '@/components/islands/current-links/current-links';
import { sectionLinks } from '@/lib/navigation/section-links';

/** The section links in a separate row, on screens too narrow for the top bar. */
export function SectionBar() {
  return (
    <nav
      className="flex min-h-[calc(2.75rem+1px)] flex-wrap border-b border-line px-[calc(var(--gutter)-var(--inset))] [--inset:1rem] [--rise:-1px] *:min-h-11 max-picker:[--inset:0.75rem] section:hidden print:hidden"
      aria-label={word('Section Nav Bar')}
    >
      <CurrentLinks links={sectionLinks()} />
    </nav>
  );
}

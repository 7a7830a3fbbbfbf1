import { CurrentLinks } from '@/components/islands/current-links/current-links';
import { sectionLinks } from '@/lib/routes/section-links';

/** The sections again, in a row of their own on screens too narrow for the top bar. */
export function SectionBar() {
  return (
    <nav className="section-bar sections" aria-label="Section Nav Bar">
      <CurrentLinks links={sectionLinks()} />
    </nav>
  );
}

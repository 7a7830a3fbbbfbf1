import { site } from '@/content/site';
import { readFigure, readFigureFile } from '@/lib/catalogue/figures';
import { allGuides } from '@/lib/catalogue/guides';
import { allItems } from '@/lib/catalogue/items';
import { libraryVersion } from '@/lib/catalogue/version';
import { cardNames } from '@/lib/routes/cards';
import { sectionOf } from '@/lib/routes/sections';

/** What a card shows. */
export interface Card {
  /** Name of its file. */
  name: string;
  /** What the page is of. */
  above: string;
  title: string;
  line: string;
  /** Shapes of the drawing, 240 by 136, whose shapes name the roles of their colors. */
  figure: string;
}

/** A card for each item and guide, and one for every other page. */
export function listCards(): readonly Card[] {
  const guideFigure = readFigureFile('content/figures/guide.svg');
  return [
    {
      name: cardNames.site,
      above: `Version ${libraryVersion}`,
      title: site.subject,
      line: 'Overviews, API reference, styling tokens and live examples.',
      figure: readFigureFile('content/figures/site.svg'),
    },
    ...allGuides().map((guide) => ({
      name: cardNames.guide(guide),
      above: 'Guide',
      title: guide.name,
      line: guide.summary,
      figure: guideFigure,
    })),
    ...allItems().map((item) => ({
      name: cardNames.item(item),
      above: sectionOf(item).words.library,
      title: item.name,
      line: item.summary,
      figure: readFigure(item),
    })),
  ];
}

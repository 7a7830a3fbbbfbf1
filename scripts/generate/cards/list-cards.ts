import { site } from '@/content/site';
import { readFigure, readFigureFile } from '@/lib/catalogue/figures';
import { allGuides } from '@/lib/catalogue/guides';
import { allItems } from '@/lib/catalogue/items';
import { libraryVersion } from '@/lib/catalogue/version';
import { cardNames } from '@/lib/routes/cards';
import { sectionOf } from '@/lib/routes/sections';
import { word } from '@/lib/words/word';

/** The content of a social card. */
export interface Card {
  /** The name of its file, without extension. */
  name: string;
  /** The kind of page, above the title. */
  kind: string;
  title: string;
  summary: string;
  /** SVG shapes of the figure, 240 by 136 units. Their classes name the roles of their colors. */
  figure: string;
}

/** Lists the cards: one for each item and guide, and one for all other pages. */
export function listCards(): readonly Card[] {
  const guideFigure = readFigureFile('content/figures/guide.svg');
  return [
    {
      name: cardNames.site,
      kind: word('Version {version}', { version: libraryVersion }),
      title: site.subject,
      summary: word('Overviews, API reference, styling tokens and live examples.'),
      figure: readFigureFile('content/figures/site.svg'),
    },
    ...allGuides().map((guide) => ({
      name: cardNames.guide(guide),
      kind: word('Guide'),
      title: guide.name,
      summary: guide.summary,
      figure: guideFigure,
    })),
    ...allItems().map((item) => ({
      name: cardNames.item(item),
      kind: sectionOf(item).words.library,
      title: item.name,
      summary: item.summary,
      figure: readFigure(item),
    })),
  ];
}

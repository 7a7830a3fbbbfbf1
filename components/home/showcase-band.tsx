import { ExampleSheets } from '@/components/example/example-styles';
import { Button } from '@/components/ui/button';
import { frameStyles } from '@/components/ui/frame-styles';
import { home } from '@/content/home';
import { sections } from '@/content/sections';
import { site } from '@/content/site';
import type { Section } from '@/content/types';
import { itemsOf } from '@/lib/catalogue/items';
import { type Thumbnail, thumbnailsOf } from '@/lib/home/showcase';
import { itemStart } from '@/lib/navigation/item-start';
import { paths } from '@/lib/routes/paths';
import { wording } from '@/lib/words/word';
import { Band, BandHead } from './band';
import { ThumbnailCard } from './thumbnail-card';

/** The cards of a row in wide windows. Rows are full, and there are two at most. */
const cardsInRow = 4;

/** The items to show: not the one beside the headline, unless there are few. */
function chooseCards(all: readonly Thumbnail[]): readonly Thumbnail[] {
  const others = all.length > cardsInRow ? all.slice(1) : all;
  if (others.length < cardsInRow) return others;
  return others.slice(0, others.length < 2 * cardsInRow ? cardsInRow : 2 * cardsInRow);
}

/** The packages of a site, or the items of its only package, as cards with an example of each. */
export function ShowcaseBand() {
  const all: readonly Section[] = sections;
  const first: Section = sections[0];
  if (!home.showcase) return null;
  if (all.length > 1) return <PackagesBand />;
  const shown = chooseCards(thumbnailsOf(first.packageName));
  if (shown.length < 2) return null;
  return (
    <>
      <ExampleSheets ids={shown.map(({ example }) => example.id)} />
      <Band labelledBy="showcase">
        <div className={frameStyles}>
          <BandHead id="showcase" title={wording('In use')} text={first.summary} />
          <CardGrid>
            {shown.map(({ item, example }) => (
              <ThumbnailCard
                key={item.id}
                href={itemStart(item)}
                title={item.name}
                text={item.summary}
                example={example}
              />
            ))}
          </CardGrid>
          <p className="mt-8">
            <Button variant="tonal" href={paths.categories(first.key)}>
              <span lang={first.words.lang?.allItems}>{first.words.allItems}</span>
            </Button>
          </p>
        </div>
      </Band>
    </>
  );
}

function PackagesBand() {
  const cards = sections.map((section) => ({
    section,
    thumbnail: thumbnailsOf(section.packageName).at(0),
  }));
  return (
    <>
      <ExampleSheets ids={cards.flatMap(({ thumbnail }) => thumbnail?.example.id ?? [])} />
      <Band labelledBy="showcase">
        <div className={frameStyles}>
          <BandHead id="showcase" title={wording('Packages')} />
          <CardGrid>
            {cards.map(({ section, thumbnail }) => (
              <ThumbnailCard
                key={section.key}
                href={paths.categories(section.key)}
                title={section.name}
                text={section.summary}
                note={noteOf(section)}
                example={exampleOf(thumbnail)}
              />
            ))}
          </CardGrid>
        </div>
      </Band>
    </>
  );
}

const exampleOf = (thumbnail: Thumbnail | undefined) => thumbnail?.example;

/** The name of a package on npm, and how many items it has. */
function noteOf({ packageName, words }: Section): string {
  const npm = site.packages.find(({ key }) => key === packageName)?.npm ?? packageName;
  const count = itemsOf(packageName).length;
  return count > 1 ? `${npm} · ${count} ${words.ownItems}` : npm;
}

function CardGrid({ children }: { children: React.ReactNode }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4">
      {children}
    </ul>
  );
}

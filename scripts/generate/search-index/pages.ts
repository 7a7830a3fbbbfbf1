import { sections } from '@/content/sections';
import { site } from '@/content/site';
import { playgroundSynonyms, themeBuilderSynonyms } from '@/content/synonyms';
import type { DocItem, Guide, Section } from '@/content/types';
import { readFigure } from '@/lib/catalogue/figures';
import { allGuides } from '@/lib/catalogue/guides';
import { itemsOf } from '@/lib/catalogue/items';
import { examplesOf } from '@/lib/examples/of-item';
import { isPlayground } from '@/lib/examples/playground';
import { named } from '@/lib/navigation/guide-links';
import { startTab } from '@/lib/navigation/item-start';
import { itemTabLabel, tabsOf, tabWords } from '@/lib/navigation/item-tabs';
import { type ItemTab, paths } from '@/lib/routes/paths';
import type { PageCards } from '@/lib/search/cards';
import { synonymsOfGuide, synonymsOfItem, tasksOfExample } from '@/lib/search/synonyms';
import { readSystemVariables, readTokens } from '@/lib/styling/tokens';
import { word, wording } from '@/lib/words/word';
import { apiRecords } from './api';
import { cardOf } from './cards';
import { changesPage } from './changes';
import {
  type GatheredPage,
  type GatheredRecord,
  guidesInWords,
  pageAmongGuides,
  previewTextOf,
  sentence,
} from './gathered';
import { sassCardsOf } from './sass-cards';
import { readSections } from './sections';
import { statusPage } from './status';

/** Collects all pages of the site with their search records, in the order of the navigation. */
export async function gatherPages(): Promise<GatheredPage[]> {
  const items = sections.flatMap((section) =>
    itemsOf(section.packageName).map((item) => itemPages(item, section)),
  );
  const guides = allGuides().map(guidePage);
  return [
    ...(await Promise.all([...items, ...guides])).flat(),
    ...(site.hasApiHistory ? [changesPage()] : []),
    ...(site.hasComponentStatus ? [statusPage()] : []),
    ...(site.hasThemeBuilder ? [builderPage()] : []),
  ];
}

async function itemPages(item: DocItem, section: Section): Promise<GatheredPage[]> {
  const overview = item.overviewPath ? await readSections(item.overviewPath) : undefined;
  const itemRecord: GatheredRecord = {
    kind: 'item',
    name: item.name,
    aliases: synonymsOfItem(item),
    summary: item.summary,
    body: overview?.intro,
    preview: { text: previewTextOf(overview?.intro ?? ''), drawing: readFigure(item) },
  };
  const records: Record<ItemTab, () => GatheredRecord[]> = {
    overview: () => [itemRecord, ...(overview?.records ?? [])],
    api: () => [
      startTab(item) === 'api' ? itemRecord : tabRecord(item, 'api'),
      ...apiRecords(item),
    ],
    styling: () => [tabRecord(item, 'styling'), ...tokenRecords(item)],
    examples: () => [tabRecord(item, 'examples'), ...exampleRecords(item)],
    changes: () => [tabRecord(item, 'changes')],
  };
  return tabsOf(item).map((tab) => ({
    page: {
      url: paths.item(item, tab),
      name: item.name,
      tab: tabWords[tab],
      section: section.name,
    },
    sectionInWords: section.words.theSection,
    ...(tab === 'overview' && item.overviewPath && { file: item.overviewPath }),
    records: records[tab](),
    ...(tab === 'styling' && { cards: mixinCards(item) }),
  }));
}

function tabRecord(item: DocItem, tab: ItemTab): GatheredRecord {
  return { kind: 'tab', name: `${item.name} ${itemTabLabel(tab)}` };
}

function tokenRecords(item: DocItem): GatheredRecord[] {
  return (readTokens(item)?.groups ?? []).flatMap(({ mixin, tokens }) =>
    tokens.map(({ property, name, fallback }) => ({
      kind: 'stylingToken' as const,
      name: property,
      anchor: property.slice(2),
      preview: {
        code: `@include mat.${mixin}((${name}: …));`,
        ...(fallback && sentence('Default: {value}', { value: fallback.value })),
      },
    })),
  );
}

/** The cards of the mixins that set an item's tokens. */
function mixinCards(item: DocItem): PageCards {
  return Object.fromEntries(
    (readTokens(item)?.groups ?? []).map(({ mixin, tokens }) => {
      const sets = wording('Sets {count} tokens of {name}.', {
        count: `${tokens.length}`,
        name: item.name,
      });
      return [mixin, cardOf(wording('Mixin'), `@include mat.${mixin}((…));`, sets)];
    }),
  );
}

function exampleRecords(item: DocItem): GatheredRecord[] {
  return examplesOf(item).map(({ id, title, files, kind }) => ({
    kind: 'example',
    name: title,
    aliases: [id, ...(isPlayground(id) ? playgroundSynonyms : []), ...tasksOfExample(id)],
    ...(kind === 'test' && { testing: true }),
    preview: sentence('Files: {files}', { files: files.join(', ') }),
  }));
}

async function guidePage(guide: Guide): Promise<GatheredPage[]> {
  const { intro, records, hasSystemVariables } = await readSections(guide.overview);
  return [
    {
      page: { url: paths.guide(guide), name: guide.name, tab: '', section: word('Guides') },
      sectionInWords: guidesInWords(),
      file: guide.overview,
      records: [
        {
          kind: 'guide',
          name: guide.name,
          aliases: synonymsOfGuide(guide),
          summary: guide.summary,
          body: intro,
          preview: { text: previewTextOf(intro) },
        },
        ...records,
        ...(hasSystemVariables ? variableRecords() : []),
      ],
      cards: sassCardsOf(guide),
    },
  ];
}

function variableRecords(): GatheredRecord[] {
  return readSystemVariables().map(({ name, value }) => ({
    kind: 'systemVariable',
    name,
    anchor: name.slice(2),
    preview: { code: `${name}: ${value}` },
  }));
}

function builderPage(): GatheredPage {
  return pageAmongGuides(paths.themeBuilder(), {
    ...named(
      'Theme builder',
      'Choose colors, typography and shape, preview them on live components, and get the code.',
    ),
    aliases: themeBuilderSynonyms,
  });
}

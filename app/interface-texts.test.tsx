import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import type { ReactNode } from 'react';
import ApiTab from '@/app/[section]/[item]/(tabs)/api/page';
import ExamplesTab from '@/app/[section]/[item]/(tabs)/examples/page';
import ItemLayout from '@/app/[section]/[item]/(tabs)/layout';
import SectionLayout from '@/app/[section]/layout';
import { KindFilter } from '@/components/islands/search/kind-filter';
import { LoadFailure } from '@/components/islands/search/load-failure';
import { NoResults } from '@/components/islands/search/no-results';
import { PaletteKeys } from '@/components/islands/search/palette-keys';
import { RecentList } from '@/components/islands/search/recent-list';
import { countText } from '@/components/islands/search/result-groups';
import { ResultRow } from '@/components/islands/search/result-row';
import { SearchField } from '@/components/islands/search/search-field';
import { Footer } from '@/components/shell/footer';
import { SectionBar } from '@/components/shell/section-bar';
import { StartFailed } from '@/components/shell/start-failed';
import { TopBar } from '@/components/shell/top-bar';
import { serverHtml } from '@/components/ui/server-html.fixture';
import { guides } from '@/content/guides';
import type * as texts from '@/content/interface-texts';
import { sections } from '@/content/sections';
import { site } from '@/content/site';
import { apiDocsOf } from '@/lib/api/item-docs';
import { libraryLinks } from '@/lib/api/library-links';
import { readApiDoc } from '@/lib/api/read-doc';
import { groupsOf } from '@/lib/catalogue/groups';
import { allItems } from '@/lib/catalogue/items';
import { libraryVersion } from '@/lib/catalogue/version';
import { allExamples } from '@/lib/examples/catalogue';
import { themeChoices } from '@/lib/navigation/theme-choices';
import { readPlan } from '@/lib/playground/read-plan';
import { assistantLinks } from '@/lib/routes/assistants';
import { noCounts } from '@/lib/search/kinds';
import type { SearchRecord } from '@/lib/search/records';

/** A translation that puts every text of the interface between marks. */
jest.mock('@/content/words', () => {
  const table = jest.requireActual<typeof texts>('@/content/interface-texts');
  return { words: Object.fromEntries(table.interfaceTexts.map((text) => [text, `‹${text}›`])) };
});
jest.mock('@/content/language', () => ({ language: 'de' }));
jest.mock('next/navigation', () => ({
  usePathname: () => '/',
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams(),
  notFound: () => {},
  unstable_rethrow: () => {},
}));
jest.mock('@/lib/markdown/highlight', () => ({ highlightToHtml: (code: string) => code }));

const item = allItems().find(({ id }) => id === 'dialog');
if (!item) throw new Error('There is no item "dialog"');
const params = Promise.resolve({ section: 'components', item: item.id });

/** All strings in a value: texts of the content, which the interface only shows. */
function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

const content = new Set(
  [
    site,
    sections,
    allItems(),
    sections.map(({ packageName }) => groupsOf(packageName)),
    allExamples(),
    apiDocsOf(item).map(({ doc, heading }) => [doc, heading]),
    libraryLinks(item, readApiDoc(item.apiDocId)),
    assistantLinks('').map(({ name }) => name),
    themeChoices(),
    readPlan('dialog-playground'),
    guides,
    `${site.subject} ${libraryVersion}. ${site.license.before}`,
  ]
    .flatMap(stringsIn)
    .map((text) => text.trim()),
);

/** Elements that hold code or descriptions of the library, and those that are not shown. */
const others =
  '[translate=no],time,code,pre,kbd,svg,script,style,.api-text,.live-host,[data-live-host],.vh';
const attributes = ['aria-label', 'placeholder', 'title', 'data-tip', 'data-label', 'alt'];

/** A text without what is between marks, from the innermost pair outward. */
function withoutMarked(text: string): string {
  const rest = text.replaceAll(/‹[^‹›]*›/g, '');
  return rest === text ? text : withoutMarked(rest);
}

const isEnglish = (text: string) =>
  /\p{L}{2}/u.test(withoutMarked(text)) && !content.has(text.trim());

/** The texts of a page that are neither translated nor content. */
function englishIn(html: string): readonly string[] {
  const root = parse(html);
  const found: string[] = [];
  const visit = (element: HTMLElement) => {
    for (const name of attributes) {
      const value = element.getAttribute(name);
      if (value !== undefined && isEnglish(value)) found.push(`${name}="${value}"`);
    }
    for (const child of element.childNodes) {
      if (child.nodeType === NodeType.TEXT_NODE && isEnglish(child.text)) {
        found.push(child.text.trim());
      }
    }
    for (const child of element.children) if (!child.matches(others)) visit(child);
  };
  visit(root);
  return [...new Set(found)];
}

const inFrame = (page: ReactNode) =>
  serverHtml(
    <>
      <TopBar />
      <SectionBar />
      <SectionLayout params={params}>
        <ItemLayout params={params}>{page}</ItemLayout>
      </SectionLayout>
      <Footer />
      <StartFailed />
    </>,
  );

const record: SearchRecord = {
  id: 0,
  kind: 'input',
  name: '',
  title: '',
  aliases: [],
  page: { url: '', name: '', tab: '', section: '' },
  group: 'api',
  url: '',
  owner: '',
  testing: true,
  deprecated: true,
  newIn: '1',
};

it('leaves no English in the shell and on an API page', async () => {
  expect(englishIn(await inFrame(<ApiTab params={params} />))).toEqual([]);
});

it('leaves no English on a list of examples', async () => {
  expect(englishIn(await inFrame(<ExamplesTab params={params} />))).toEqual([]);
});

it('leaves no English in the search palette', async () => {
  const counts = noCounts();
  const html = await serverHtml(
    <>
      <SearchField value="" onType={() => {}} />
      <KindFilter choice="all" counts={counts} onChoose={() => {}} />
      <LoadFailure of="index" onRetry={() => {}} />
      <LoadFailure of="texts" onRetry={() => {}} />
      <NoResults query="" records={[]} reportUrl="/report" />
      <RecentList pages={[{ url: '/', title: '' }]} onClear={() => {}} onFollow={() => {}} />
      <ResultRow record={record} marks={[]} />
      <p>{countText({ results: [], counts, marks: [] }, 'all')}</p>
      <PaletteKeys />
    </>,
  );
  expect(englishIn(html)).toEqual([]);
});

it('would find a text that is not in the table', () => {
  expect(englishIn('<p aria-label="‹Search›">‹Edit ‹this› page› now</p>')).toEqual([
    '‹Edit ‹this› page› now',
  ]);
});

import type { Metadata } from 'next';
import { generateMetadata as guide } from '@/app/(guides)/guide/[guide]/page';
import { metadata as apiChanges } from '@/app/(guides)/guide/api-changes/page';
import { metadata as componentStatus } from '@/app/(guides)/guide/component-status/page';
import { metadata as guides } from '@/app/(guides)/guides/page';
import { generateMetadata as api } from '@/app/[section]/[item]/(tabs)/api/page';
import { generateMetadata as changes } from '@/app/[section]/[item]/(tabs)/changes/page';
import { generateMetadata as examples } from '@/app/[section]/[item]/(tabs)/examples/page';
import { generateMetadata as overview } from '@/app/[section]/[item]/(tabs)/overview/page';
import { generateMetadata as styling } from '@/app/[section]/[item]/(tabs)/styling/page';
import { generateMetadata as example } from '@/app/[section]/[item]/examples/[example]/page';
import { metadata as notFound } from '@/app/not-found';
import { metadata as search } from '@/app/search/page';
import { metadata as themeBuilder } from '@/app/theme-builder/page';
import type * as texts from '@/content/interface-texts';
import { feedXml } from '@/lib/agents/feed';
import { sitePages } from '@/lib/navigation/site-pages';
import { assistantLinks } from '@/lib/routes/assistants';
import { ownRepository } from '@/lib/routes/own-repository';
import { paths } from '@/lib/routes/paths';
import manifest from './manifest';

/** A translation that puts every text of the interface between marks. */
jest.mock('@/content/words', () => {
  const table = jest.requireActual<typeof texts>('@/content/interface-texts');
  return { words: Object.fromEntries(table.interfaceTexts.map((text) => [text, `‹${text}›`])) };
});
jest.mock('@/content/language', () => ({ language: 'de' }));
jest.mock('@/lib/markdown/highlight', () => ({
  highlightToHtml: (code: string) => code,
  isCodeLanguage: () => true,
  languageOfFile: () => 'ts',
}));

const item = { section: 'components', item: 'dialog' };
const route = { params: Promise.resolve(item) };
const routeOf = (id: string) => ({ params: Promise.resolve({ ...item, example: id }) });

const heads: Readonly<Record<string, () => Metadata | Promise<Metadata>>> = {
  'an overview': () => overview(route),
  'an API page': () => api(route),
  'styling tokens': () => styling(route),
  'a list of examples': () => examples(route),
  'the changes of a component': () => changes(route),
  'an example': () => example(routeOf('dialog-overview')),
  'a playground': () => example(routeOf('dialog-playground')),
  'API changes': () => apiChanges,
  'the status of components': () => componentStatus,
  'the search page': () => search,
  'the theme builder': () => themeBuilder,
};

it.each(Object.entries(heads))(
  'takes title and description of %s from the table',
  async (_, read) => {
    const { title, description, openGraph } = await read();
    expect(title).toMatch(/^‹.+› – Angular Material( and CDK)?$/);
    expect(description).toMatch(/^‹.+›$/);
    expect(openGraph).toMatchObject({ title, description });
  },
);

it('takes titles from the table where the description is a text of the content', async () => {
  const { title } = await guide({ params: Promise.resolve({ guide: 'theming' }) });
  expect([title, guides.title, notFound.title]).toEqual([
    '‹Theming guide› – Angular Material and CDK',
    '‹Guides› – Angular Material and CDK',
    '‹Page not found› – Angular Material and CDK',
  ]);
});

it('takes the names of pages in breadcrumbs for crawlers from the table', () => {
  const own = [paths.guides(), paths.componentStatus(), paths.apiChanges(), paths.search()];
  const named = new Map(sitePages().map(({ path, name }) => [path, name]));
  expect(own.map((path) => named.get(path))).toEqual([
    '‹Guides›',
    '‹Component status›',
    '‹API changes›',
    '‹Search›',
  ]);
  expect(named.get(paths.themeBuilder())).toBe('‹Theme builder›');
});

it('takes texts of the manifest, the feed and other sites from the table', () => {
  expect(manifest().name).toBe('‹Material documentation›');
  expect(feedXml([])).toMatch(/<subtitle>‹[^<]+›<\/subtitle>/);
  expect(assistantLinks('/a.md')[0]?.href).toContain(encodeURIComponent('‹Read /a.md and'));
  const repository = ownRepository({ address: 'https://acme.test', branch: 'main' });
  const report = repository?.report({ page: '/a', version: '1' }) ?? '';
  expect(new URL(report).searchParams.get('title')).toBe('‹Issue on /a›');
  expect(new URL(report).searchParams.get('body')).toBe('‹Version 1›');
});

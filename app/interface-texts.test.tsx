import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import { guideGroups, guides } from '@/content/guides';
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
import { changeChoices } from '@/lib/history/change-choices';
import { changesByMajor } from '@/lib/history/changes';
import { readApiHistory } from '@/lib/history/history';
import { inlineParts } from '@/lib/history/inline-parts';
import { themeChoices } from '@/lib/navigation/theme-choices';
import { readPlan } from '@/lib/playground/read-plan';
import { assistantLinks } from '@/lib/routes/assistants';
import { tokenParts } from '@/lib/styling/token-parts';
import { readTokens } from '@/lib/styling/tokens';
import { interfacePages, shownItem } from './interface-pages.fixture';

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
jest.mock('@/lib/markdown/highlight', () => ({
  highlightToHtml: (code: string) => code,
  isCodeLanguage: () => true,
  languageOfFile: () => 'ts',
}));

const item = allItems().find(({ id }) => id === shownItem);
if (!item) throw new Error(`There is no item "${shownItem}"`);

const majors = changesByMajor(readApiHistory());
const instead = majors.flatMap(({ packages }) =>
  packages.flatMap(({ items }) =>
    items.flatMap(({ changes }) => changes.flatMap((change) => change.instead ?? [])),
  ),
);

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
    guideGroups,
    majors,
    changeChoices(majors).items.map(({ text, count }) => `${text} (${count})`),
    instead.map((text) => inlineParts(text)),
    readTokens(item)?.groups.map(({ tokens }) => tokenParts(tokens).map(({ name }) => name)),
    // What joins the last two entries of a list in German.
    'und',
    ['CSS', 'Sass', 'HTML', 'TypeScript', 'Aa'],
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
  /\p{L}{2}/u.test(withoutMarked(text)) &&
  !content.has(text.trim().replace(/^\d+ /, '')) &&
  !/^(\d+\.\d KB|[\w-]+(\.\w+)*\.(sh|json|s?css))$/.test(text.trim());

/** The texts of a page that are neither translated nor content. */
function englishIn(html: string): readonly string[] {
  const root = parse(html);
  const found: string[] = [];
  const visit = (element: HTMLElement, isTranslated: boolean) => {
    for (const name of attributes) {
      const value = element.getAttribute(name);
      if (value !== undefined && isEnglish(value)) found.push(`${name}="${value}"`);
    }
    // The marks may be around elements, such as code in a sentence.
    const isWhole = isTranslated || (element.text.startsWith('‹') && !isEnglish(element.text));
    for (const child of element.childNodes) {
      if (!isWhole && child.nodeType === NodeType.TEXT_NODE && isEnglish(child.text)) {
        found.push(child.text.trim());
      }
    }
    for (const child of element.children) if (!child.matches(others)) visit(child, isWhole);
  };
  visit(root, false);
  return [...new Set(found)];
}

it.each(Object.entries(interfacePages))('leaves no English in %s', async (_, render) => {
  expect(englishIn(await render())).toEqual([]);
});

it('would find a text that is not in the table', () => {
  expect(englishIn('<p aria-label="‹Search›">‹Edit ‹this› page› now</p>')).toEqual([
    '‹Edit ‹this› page› now',
  ]);
});

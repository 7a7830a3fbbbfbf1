import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import type * as fixture from '@/lib/words/half-translated.fixture';
import type * as pagesModule from './interface-pages.fixture';

let mockHalf: 0 | 1 = 0;
jest.mock('@/lib/words/word', () =>
  jest
    .requireActual<typeof fixture>('@/lib/words/half-translated.fixture')
    .halfTranslated(mockHalf),
);
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

/** What is neither read aloud nor translated. */
const others = 'script,style,svg';
/** What is in the language of the code. */
const code = '[translate=no],code,pre,kbd,time';
const labels = ['aria-label', 'data-tip', 'placeholder'];

/** The texts of the interface in a string, without those that are values of others. */
const textsIn = (text: string) => text.match(/‹[^‹›]*›|«[^«»]*»/g) ?? [];

/** Whether a text of the interface stands in the wrong language. */
const isWrong = (text: string, language: string) => text.startsWith('‹') !== (language === 'en');

/** The texts of a page whose element says another language than theirs. */
function misplacedIn(html: string): readonly string[] {
  const found: string[] = [];
  const visit = (element: HTMLElement, inherited: string) => {
    const language = element.getAttribute('lang') ?? inherited;
    // An element has one language. That of a text in it counts more than that of its label.
    const name = labels.find((each) => element.hasAttribute(each));
    if (name !== undefined && element.text.trim() === '') {
      const wrong = textsIn(element.getAttribute(name) ?? '').filter((text) =>
        isWrong(text, language),
      );
      found.push(...wrong.map((text) => `${name}="${text}"`));
    }
    for (const child of element.childNodes) {
      if (child.nodeType !== NodeType.TEXT_NODE) continue;
      const texts = textsIn(child.text);
      found.push(...texts.filter((text) => isWrong(text, language)));
      if (texts.length === 0 && language === 'en' && /\p{L}{2}/u.test(child.text)) {
        found.push(`text of the site in English: ${child.text.trim()}`);
      }
    }
    for (const child of element.children) {
      if (!child.matches(others) && !(language === 'en' && child.matches(code))) {
        visit(child, language);
      }
    }
  };
  visit(parse(html), 'de');
  return [...new Set(found)];
}

describe.each([0, 1] as const)('with half %i of the texts translated', (half) => {
  let pages: typeof pagesModule.interfacePages = {};
  beforeAll(async () => {
    mockHalf = half;
    jest.resetModules();
    const { authoredPages, interfacePages } = await import('./interface-pages.fixture');
    pages = { ...interfacePages, ...authoredPages };
  });

  it('marks the language of all others, and only of them', async () => {
    const found = [];
    for (const [name, render] of Object.entries(pages)) {
      found.push(...misplacedIn(await render()).map((text) => `${name}: ${text}`));
    }
    expect(found).toEqual([]);
  });
});

it('would find texts and labels in the wrong language', () => {
  const html = `<div lang="en"><input placeholder="‹Filter›"><b>‹Open›</b><i>«Suche»</i>Knöpfe</div>
    <button aria-label="‹Close›"></button><nav aria-label="‹Pages›">Seiten</nav><p>‹Edit›</p>`;
  expect(misplacedIn(html)).toEqual([
    'text of the site in English: Knöpfe',
    '«Suche»',
    'aria-label="‹Close›"',
    '‹Edit›',
  ]);
});

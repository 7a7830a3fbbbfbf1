import { type HTMLElement, parse } from 'node-html-parser';
import { interfacePages } from './interface-pages.fixture';

/** Every text of the interface is left in English, and in marks. */
jest.mock('@/lib/words/word', () => {
  const word = (text: string) => `‹${text}›`;
  return {
    word,
    wordParts: (text: string) => text.split(/\{(\w+)\}/),
    languageOf: () => 'en',
    label: (text: string) => ({ 'aria-label': word(text), lang: 'en' }),
    content: (text: string) => ({ children: word(text), lang: 'en' }),
  };
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

/** The English labels of elements without text of their own that do not say so. */
function unmarkedIn(html: string): readonly string[] {
  const found: string[] = [];
  const visit = (element: HTMLElement) => {
    if (element.getAttribute('lang') === 'en') return;
    for (const name of ['aria-label', 'placeholder']) {
      const label = element.getAttribute(name);
      if (label?.includes('‹') && element.text.trim() === '') found.push(`${name}="${label}"`);
    }
    for (const child of element.children) visit(child);
  };
  visit(parse(html));
  return [...new Set(found)];
}

it.each(Object.entries(interfacePages))('marks English labels in %s', async (_, render) => {
  expect(unmarkedIn(await render())).toEqual([]);
});

it('would find a label that is not marked', () => {
  const html = `<div lang="en"><input placeholder="‹Filter›"></div>
    <button aria-label="‹Close›"></button><nav aria-label="‹Pages›">Seiten</nav>`;
  expect(unmarkedIn(html)).toEqual(['aria-label="‹Close›"']);
});

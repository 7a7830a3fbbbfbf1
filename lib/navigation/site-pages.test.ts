/** @jest-environment node */
import { existsSync } from 'node:fs';
import { sitePages } from './site-pages';

const pages = sitePages();

it('lists each page once, below existing pages', () => {
  const known = new Set(pages.map(({ path }) => path));
  expect(known.size).toBe(pages.length);
  const dead = pages.flatMap(({ above }) => above).filter(({ path }) => !known.has(path));
  expect(dead).toEqual([]);
});

it('has existing source files', () => {
  const sources = new Set(pages.flatMap((page) => page.sources));
  expect([...sources].filter((source) => !existsSync(source))).toEqual([]);
});

it('has a source for the date of each page', () => {
  const ageless = pages.filter(({ sources, fromLibrary }) => sources.length === 0 && !fromLibrary);
  expect(ageless.map(({ path }) => path)).toEqual([]);
});

it('has the position of each page of an item', () => {
  const of = (path: string) => pages.find((page) => page.path === path);
  expect(of('/components/button/overview')?.above.map(({ name }) => name)).toEqual(['Components']);
  const example = of('/components/button/examples/button-overview');
  expect(example?.above.map(({ name }) => name)).toEqual(['Components', 'Button', 'Examples']);
  expect(of('/guide/theming')?.above.map(({ name }) => name)).toEqual(['Guides']);
  expect(of('/components/button/api')?.fromLibrary).toBe(true);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import postcss, { type AcceptedPlugin } from 'postcss';
import { z } from 'zod';

const outside = ':where(:not(.live-host *,.cdk-overlay-container *))';
const exported = z.object({
  endAtExamples: z.custom<(file: string) => AcceptedPlugin>((value) => typeof value === 'function'),
});
const folder = mkdtempSync(join(tmpdir(), 'outside-'));
const file = relative(process.cwd(), join(folder, 'classes.json'));

beforeAll(() => writeFileSync(join(folder, 'classes.json'), JSON.stringify(['tab', 'md:tab'])));
afterAll(() => rmSync(folder, { recursive: true }));

async function styled(css: string, list = file) {
  const { endAtExamples } = exported.parse(
    await import(join(process.cwd(), 'scripts/shared/outside-of-examples.mjs')),
  );
  return postcss([endAtExamples(list)]).process(css, { from: undefined });
}

it.each([
  ['a class of examples', '.tab', `.tab${outside}`],
  ['a class with a pseudo-class', '.tab:hover', `.tab:hover${outside}`],
  ['a class with a pseudo-element', '.tab:hover::before', `.tab:hover${outside}::before`],
  ['a pseudo-element with one colon', '.tab:after', `.tab${outside}:after`],
  ['an escaped class', '.md\\:tab', `.md\\:tab${outside}`],
  ['a child of a class of examples', '.tab > a', `.tab > a${outside}`],
  ['one selector of a list', '.box,.tab', `.box,.tab${outside}`],
])('restricts %s to elements outside of examples', async (_, selector, kept) => {
  expect((await styled(`@layer a{${selector}{}}`)).css).toBe(`@layer a{${kept}{}}`);
});

it.each([
  ['a class that no example has', '.tabs:hover::before'],
  ['a descendant of a class of the site', '.prose > ul > li + li'],
  ['a data attribute of the site', '[data-far], .box [data-part]'],
  ['the root element', ':root, html[data-theme], .dark body'],
  ['a selector that excludes examples itself', 'a:where(:not(.live-host *))'],
])('does not change %s', async (_, selector) => {
  expect((await styled(`@layer a{${selector}{}}`)).css).toBe(`@layer a{${selector}{}}`);
});

it.each([
  ['keyframes', '@layer a{@keyframes b{to{}}}'],
  ['rules outside of layers', '.tab{}'],
  ['nested rules', `@layer a{.box{&:hover .tab{}}}`],
])('does not change %s', async (_, css) => {
  expect((await styled(css)).css).toBe(css);
});

it('depends on the list of classes, and changes nothing when the list is missing', async () => {
  const { css, messages } = await styled('@layer a{.tab{}}', join(file, '../none.json'));
  expect(css).toBe('@layer a{.tab{}}');
  expect(messages).toEqual([
    expect.objectContaining({ type: 'dependency', file: join(folder, 'none.json') }),
  ]);
});

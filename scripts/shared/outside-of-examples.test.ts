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
  ['a class that examples have', '.tab', `.tab${outside}`],
  ['also in a certain state', '.tab:hover', `.tab:hover${outside}`],
  ['and what is drawn before it', '.tab:hover::before', `.tab:hover${outside}::before`],
  ['written in the old way', '.tab:after', `.tab${outside}:after`],
  ['a class with escapes', '.md\\:tab', `.md\\:tab${outside}`],
  ['an element in such a class', '.tab > a', `.tab > a${outside}`],
  ['one of several', '.box,.tab', `.box,.tab${outside}`],
])('keeps %s outside', async (_, selector, kept) => {
  expect((await styled(`@layer a{${selector}{}}`)).css).toBe(`@layer a{${kept}{}}`);
});

it.each([
  ['a class that they do not have', '.tabs:hover::before'],
  ['an element in a class of the site', '.prose > ul > li + li'],
  ['what hangs on a hook of the site', '[data-far], .box [data-part]'],
  ['the page', ':root, html[data-theme], .dark body'],
  ['what says itself where it holds', 'a:where(:not(.live-host *))'],
])('leaves %s as it is', async (_, selector) => {
  expect((await styled(`@layer a{${selector}{}}`)).css).toBe(`@layer a{${selector}{}}`);
});

it.each([
  ['steps of an animation', '@layer a{@keyframes b{to{}}}'],
  ['what is in no layer', '.tab{}'],
  ['rules within rules', `@layer a{.box{&:hover .tab{}}}`],
])('leaves %s alone', async (_, css) => {
  expect((await styled(css)).css).toBe(css);
});

it('is made anew when examples have other classes, and does without a list', async () => {
  const { css, messages } = await styled('@layer a{.tab{}}', join(file, '../none.json'));
  expect(css).toBe('@layer a{.tab{}}');
  expect(messages).toEqual([
    expect.objectContaining({ type: 'dependency', file: join(folder, 'none.json') }),
  ]);
});

import { join } from 'node:path';
import postcss, { type Plugin } from 'postcss';
import { z } from 'zod';

const configOf = z.object({
  default: z.object({
    plugins: z.tuple([z.string(), z.custom<Plugin>(Boolean), z.unknown()]),
  }),
});

/** Returns a selector as the site's PostCSS step rewrites it. */
async function rewritten(selector: string): Promise<string> {
  const file: unknown = await import(join(process.cwd(), 'postcss.config.mjs'));
  const [, step] = configOf.parse(file).default.plugins;
  const { css } = await postcss([step]).process(`${selector}{}`, { from: undefined });
  return css.replace(/\{\}$/, '');
}

it.each([
  ['children of a class', ':is(.\\*\\:a\\,b>*):hover', '.\\*\\:a\\,b>*:hover'],
  [
    'all children but the last',
    ':where(.s>:not(:last-child))',
    ':where(.s)>:where(:not(:last-child))',
  ],
  [
    'elements outside of examples',
    ':where(:not(.a,.a *)):is(h1, h2):hover',
    'h1:where(:not(.a,.a *)):hover,h2:where(:not(.a,.a *)):hover',
  ],
])('rewrites %s', async (_, selector, quick) => {
  expect(await rewritten(selector)).toBe(quick);
});

it.each([':is(.a,.b) > *', '.x :is(.a>*)', ':where(.a, .b)::before'])(
  'leaves other selectors unchanged: %s',
  async (selector) => {
    expect(await rewritten(selector)).toBe(selector);
  },
);

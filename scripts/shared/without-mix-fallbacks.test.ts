import { join } from 'node:path';
import postcss, { type AcceptedPlugin } from 'postcss';
import { z } from 'zod';

const exported = z.object({
  withoutMixFallbacks: z.custom<AcceptedPlugin>((value) => typeof value === 'object'),
});

async function styled(css: string): Promise<string> {
  const { withoutMixFallbacks } = exported.parse(
    await import(join(process.cwd(), 'scripts/shared/without-mix-fallbacks.mjs')),
  );
  return (await postcss([withoutMixFallbacks]).process(css, { from: undefined })).css;
}

const mixed = 'color-mix(in srgb, red, blue)';
const supports = '@supports (color: color-mix(in lab, red, red))';

it('removes the fallback when `@supports` follows its rule', async () => {
  expect(
    await styled(
      `.a{top:0;color:red}${supports}{.a{color:${mixed}}}.b{--c:red}${supports}{.b{--c:${mixed}}}`,
    ),
  ).toBe(`.a{top:0}.a{color:${mixed}}.b{--c:${mixed}}`);
});

it('removes the fallback when `@supports` is nested in its rule', async () => {
  expect(await styled(`.a{color:red;${supports}{color:${mixed}}}`)).toBe(`.a{color:${mixed}}`);
});

it('does not change declarations of other properties, or other `@supports` rules', async () => {
  const other = '.a{color:red}@supports (display: grid){.a{color:blue}}';
  expect(await styled(other)).toBe(other);
  expect(await styled(`.a{top:0}${supports}{.a{color:${mixed}}}`)).toBe(
    `.a{top:0}.a{color:${mixed}}`,
  );
});

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
const asked = '@supports (color: color-mix(in lab, red, red))';

it('keeps the mixed color only, of a rule that stands behind the other', async () => {
  expect(
    await styled(
      `.a{top:0;color:red}${asked}{.a{color:${mixed}}}.b{--c:red}${asked}{.b{--c:${mixed}}}`,
    ),
  ).toBe(`.a{top:0}.a{color:${mixed}}.b{--c:${mixed}}`);
});

it('keeps it of a rule that holds the question', async () => {
  expect(await styled(`.a{color:red;${asked}{color:${mixed}}}`)).toBe(`.a{color:${mixed}}`);
});

it('leaves alone what is no fallback, and other questions', async () => {
  const other = '.a{color:red}@supports (display: grid){.a{color:blue}}';
  expect(await styled(other)).toBe(other);
  expect(await styled(`.a{top:0}${asked}{.a{color:${mixed}}}`)).toBe(`.a{top:0}.a{color:${mixed}}`);
});

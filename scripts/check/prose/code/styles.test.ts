/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { testProse } from '@/scripts/check/prose/prose.fixture';
import { workFolder } from '@/scripts/check/prose/shared/cache';
import { completeSheet } from './style-stubs';
import { checkStyles } from './styles';

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\`\n\n`;

function check(source: string): readonly string[] {
  mkdirSync(workFolder, { recursive: true });
  const folder = mkdtempSync(join(workFolder, 'test-'));
  try {
    return checkStyles([testProse(source, 'x.md')], 'test', folder).map(
      ({ file, line, message }) => `${file}:${line} ${message}`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('reports unknown members, unknown tokens and syntax errors, each in its block', () => {
  const found = check(
    fence(
      'scss',
      "@use '@angular/material' as mat;\n\n.a { @include mat.buton-overrides((x: 1)); }",
    ) +
      fence('scss', '.b {\n  @include mat.button-overrides((filled-contaner-shape: 1px));\n}') +
      fence('scss', '.c {\n  color: red;\n') +
      fence('css', '.d {\n  $x: 1;\n}') +
      fence('scss', 'html { @include mat.button-overrides((filled-container-shape: 1px)); }'),
  );
  expect(found).toEqual([
    "x.md:21 Sass variables aren't allowed in plain CSS.",
    'x.md:4 Undefined mixin.',
    'x.md:9 Invalid token name `filled-contaner-shape`; did you mean "filled-container-shape"?',
    expect.stringMatching(/^x.md:15 expected/),
  ]);
});

it("creates stubs of the author's own modules", () => {
  const code =
    "@use './colors';\na { b: colors.$main; @include mat.theme(()); @include more.of(); }";
  const { code: completed, stubs } = completeSheet(code);
  expect(completed).toBe(`@use '@angular/material' as mat; @use './more'; ${code}`);
  expect([...stubs.keys()]).toEqual(['colors', 'more']);
  expect(stubs.get('colors')).toContain('$main: mat.$azure-palette;');
  expect(stubs.get('more')).toContain('@mixin of($arguments...)');
});

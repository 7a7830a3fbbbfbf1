/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { definitionOf } from './sass-definitions';

const root = mkdtempSync(join(tmpdir(), 'sass-'));
const files = {
  '_index.scss': `// The old ones.
@forward './old' as m2-*;
@forward './core/theme' show theme, // a comment
  role;
@forward './core' as core-* show core-ring;`,
  '_old.scss': '@forward "./none";\n@function define-theme($config) { @return $config; }',
  'core/_theme.scss': `/// Sets the variables, e.g.
/// colors. More.
///
/// Not here.
@mixin theme(
  $config,
  $overrides: (),
) {}
@mixin hidden {}
/// @param {String} $name
@function role($name, // TODO
  $tone: min(1, 2), $tint: $name, $own: tones.$own) { @return $name; }`,
  'core/_index.scss': '// Draws a ring.\n@mixin ring { a { b: c; } }\n@mixin ring-color($a) {}',
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text.replaceAll('"', "'").replace("@forward './none';", ''));
}

it('reads signatures and comments through forwarded files', () => {
  expect(definitionOf(root, 'theme')).toEqual({
    name: 'theme',
    kind: 'mixin',
    parameters: '($config, $overrides: ())',
    text: 'Sets the variables, e.g. colors. More.',
  });
  expect(definitionOf(root, 'role')).toEqual({
    name: 'role',
    kind: 'function',
    parameters: '($name, $tone: min(1, 2), $tint: $name, $own: …)',
  });
});

it('follows prefixes', () => {
  expect(definitionOf(root, 'm2-define-theme')).toMatchObject({ parameters: '($config)' });
  expect(definitionOf(root, 'core-ring')).toEqual({
    name: 'core-ring',
    kind: 'mixin',
    parameters: '()',
    text: 'Draws a ring.',
  });
});

it('names what is not exported', () => {
  for (const name of ['hidden', 'ring', 'core-ring-color', 'define-theme']) {
    expect(() => definitionOf(root, name)).toThrow(`content/sass-names.ts: name ${name}: expected`);
  }
});

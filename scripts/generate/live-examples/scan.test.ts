/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { scanExamples } from './scan';

function component(id: string, { title = 'A title', tags = '', extra = '' } = {}): string {
  const name = id.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  return `import { Component } from '@angular/core';
/**
 * ${title && `@title ${title}`}
 * ${tags}
 */
@Component({ selector: '${id}-example', template: ''${extra} })
export class ${name}Example {}`;
}

/** Writes files to a temporary folder and scans them. */
function scan(
  files: Record<string, string>,
  { strict = true, folder = '{package}/{area}/{id}', file = '{id}-example.ts' } = {},
) {
  const root = mkdtempSync(join(tmpdir(), 'examples-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const examples = { ...layout, folder: `${root}/${folder}`, file };
  return scanExamples({ packages, strict, examples });
}

const packages = ['@angular/material', '@angular/cdk'];
const layout = { className: '{Id}Example', types: [] };

const dir = 'material/button/button-overview';
const base = `${dir}/button-overview-example`;

describe('scanExamples', () => {
  it('creates the catalogue entry from the folder', () => {
    const { examples } = scan({
      [`${base}.ts`]: component('button-overview', {
        extra: `, templateUrl: './button-overview-example.html'`,
      }),
      [`${base}.html`]: '<p></p>',
      [`${base}.spec.ts`]: 'it()',
      [`${dir}/letters.ts`]: `import { Component } from '@angular/core';\n@Component({ selector: 'x-y', template: '' })\nexport class Letters {}`,
    });
    expect(examples[0]?.example).toEqual({
      id: 'button-overview',
      packagePath: dir,
      folder: expect.stringMatching(new RegExp(`/${dir}$`)),
      title: 'A title',
      componentName: 'ButtonOverviewExample',
      files: ['button-overview-example.html', 'button-overview-example.ts', 'letters.ts'],
      selector: 'button-overview-example',
      additionalComponents: ['Letters'],
      primaryFile: 'button-overview-example.ts',
      module: { name: 'ButtonOverviewExample', importSpecifier: base },
      kind: 'live',
    });
  });

  it('lists the test of a harness example first', () => {
    const { examples } = scan({
      'material/button/button-harness/button-harness-example.ts': component('button-harness'),
      'material/button/button-harness/button-harness-example.spec.ts': 'it()',
    });
    expect(examples[0]?.example).toMatchObject({
      kind: 'test',
      files: ['button-harness-example.spec.ts', 'button-harness-example.ts'],
    });
  });

  it('does not run an example with @listed', () => {
    const { examples } = scan({
      [`${base}.ts`]: component('button-overview', { tags: '@listed It needs a printer.' }),
    });
    expect(examples[0]?.example).toMatchObject({ kind: 'listed', note: 'It needs a printer.' });
  });

  it.each([
    [
      'a title',
      { [`${base}.ts`]: component('button-overview', { title: '' }) },
      'expected /** @title',
    ],
    [
      'no reason for being listed only',
      { [`${base}.ts`]: component('button-overview', { tags: '@listed' }) },
      '@listed must give the reason',
    ],
    [
      'another class',
      { [`${base}.ts`]: component('badge-overview') },
      'the component is BadgeOverviewExample',
    ],
    ['no component', { [`${base}.ts`]: 'export const a = 1;' }, 'it exports no component'],
    ['no source', { [`${base}.html`]: '' }, 'button-overview-example.ts: the file is missing'],
    [
      'a missing template',
      { [`${base}.ts`]: component('button-overview', { extra: `, templateUrl: './gone.html'` }) },
      './gone.html is missing',
    ],
    [
      'a harness example without its test',
      { 'material/button/button-harness/button-harness-example.ts': component('button-harness') },
      'button-harness-example.spec.ts: the file is missing',
    ],
    [
      'an example that belongs to no item',
      { 'material/button/lone-wolf/lone-wolf-example.ts': component('lone-wolf') },
      'exampleSpecs claim',
    ],
  ])('fails for %s, with file and reason', (_, files, reason) => {
    expect(() => scan(files)).toThrow(reason);
    expect(() => scan(files)).toThrow(/material\/button\//);
  });

  it('accepts rule violations with a warning when not strict', () => {
    const { examples, warnings, leftOut } = scan(
      {
        [`${base}.ts`]: component('badge-overview', { title: '' }),
        'material/button/button-empty/button-empty-example.ts': 'export const a = 1;',
        'material/button/button-harness/button-harness-example.ts': component('button-harness'),
      },
      { strict: false },
    );
    expect(examples.map(({ example }) => [example.id, example.title, example.kind])).toEqual([
      ['button-harness', 'A title', 'live'],
      ['button-overview', 'Button overview', 'live'],
    ]);
    expect(
      warnings.map(({ file, reason }) => `${file.slice(file.lastIndexOf('/') + 1)}: ${reason}`),
    ).toEqual([
      'button-harness-example.spec.ts: the file is missing, but a harness example shows its test',
      'button-overview-example.ts: the component is BadgeOverviewExample, expected ButtonOverviewExample',
      'button-overview-example.ts: the selector is badge-overview-example, expected button-overview-example',
      'button-overview-example.ts: expected /** @title … */ above the class',
    ]);
    expect(leftOut.map(({ reason }) => reason)).toEqual(['it exports no component']);
  });

  it('supports other folders and class names', () => {
    const { examples } = scan(
      { 'button-flat/button-flat.demo.ts': component('button-flat') },
      { strict: false, folder: '{id}', file: '{id}.demo.ts' },
    );
    expect(examples[0]?.example).toMatchObject({
      id: 'button-flat',
      packagePath: 'material/button-flat',
      primaryFile: 'button-flat.demo.ts',
      module: { name: 'ButtonFlatExample', importSpecifier: 'button-flat/button-flat.demo' },
    });
  });

  it('runs a harness example live when not strict, and also lists its test', () => {
    const folder = 'material/button/button-harness';
    const { examples } = scan(
      {
        [`${folder}/button-harness-example.ts`]: component('button-harness'),
        [`${folder}/button-harness-example.spec.ts`]: 'it()',
      },
      { strict: false },
    );
    expect(examples[0]?.example).toMatchObject({
      kind: 'live',
      files: ['button-harness-example.spec.ts', 'button-harness-example.ts'],
    });
  });

  it('fails for a duplicate id', () => {
    const files = {
      [`${base}.ts`]: component('button-overview'),
      'material/badge/button-overview/button-overview-example.ts': component('button-overview'),
    };
    expect(() => scan(files)).toThrow(
      /material\/button\/button-overview: the id is already used by .*material\/badge\/button-overview/,
    );
  });
});

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

/** Lays files out and scans them. */
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
  it('makes the entry of the catalogue from the folder', () => {
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

  it('shows the test of a harness example, first', () => {
    const { examples } = scan({
      'material/button/button-harness/button-harness-example.ts': component('button-harness'),
      'material/button/button-harness/button-harness-example.spec.ts': 'it()',
    });
    expect(examples[0]?.example).toMatchObject({
      kind: 'test',
      files: ['button-harness-example.spec.ts', 'button-harness-example.ts'],
    });
  });

  it('only lists an example that says why it is not run', () => {
    const { examples } = scan({
      [`${base}.ts`]: component('button-overview', { tags: '@listed It needs a printer.' }),
    });
    expect(examples[0]?.example).toMatchObject({ kind: 'listed', note: 'It needs a printer.' });
  });

  it.each([
    [
      'a title',
      { [`${base}.ts`]: component('button-overview', { title: '' }) },
      'there is no /** @title',
    ],
    [
      'no reason for being listed only',
      { [`${base}.ts`]: component('button-overview', { tags: '@listed' }) },
      '@listed does not say why',
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
      'an example nobody shows',
      { 'material/button/lone-wolf/lone-wolf-example.ts': component('lone-wolf') },
      'exampleSpecs claim',
    ],
  ])('stops at %s, naming file and reason', (_, files, reason) => {
    expect(() => scan(files)).toThrow(reason);
    expect(() => scan(files)).toThrow(/material\/button\//);
  });

  it('shows what breaks only rules of ours where they are not kept, and says so', () => {
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
      'button-harness-example.spec.ts: the file is missing: it is what a harness example shows',
      'button-overview-example.ts: the component is BadgeOverviewExample, the id asks for ButtonOverviewExample',
      'button-overview-example.ts: the selector is badge-overview-example, the id asks for button-overview-example',
      'button-overview-example.ts: there is no /** @title … */ above the class',
    ]);
    expect(leftOut.map(({ reason }) => reason)).toEqual(['it exports no component']);
  });

  it('finds examples that lie and are called otherwise', () => {
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

  it('lets a harness example of others live, with its test beside it', () => {
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

  it('stops at an id that is there twice', () => {
    const files = {
      [`${base}.ts`]: component('button-overview'),
      'material/badge/button-overview/button-overview-example.ts': component('button-overview'),
    };
    expect(() => scan(files)).toThrow(
      /material\/button\/button-overview: the id is taken by .*material\/badge\/button-overview/,
    );
  });
});

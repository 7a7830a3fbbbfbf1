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
function scan(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'examples-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return scanExamples(root);
}

const dir = 'material/button/button-overview';
const base = `${dir}/button-overview-example`;

describe('scanExamples', () => {
  it('makes the entry of the catalogue from the folder', () => {
    const [scanned] = scan({
      [`${base}.ts`]: component('button-overview', {
        extra: `, templateUrl: './button-overview-example.html'`,
      }),
      [`${base}.html`]: '<p></p>',
      [`${base}.spec.ts`]: 'it()',
      [`${dir}/letters.ts`]: `import { Component } from '@angular/core';\n@Component({ selector: 'x-y', template: '' })\nexport class Letters {}`,
    });
    expect(scanned?.example).toEqual({
      id: 'button-overview',
      packagePath: dir,
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
    const [scanned] = scan({
      'material/button/button-harness/button-harness-example.ts': component('button-harness'),
      'material/button/button-harness/button-harness-example.spec.ts': 'it()',
    });
    expect(scanned?.example).toMatchObject({
      kind: 'test',
      files: ['button-harness-example.spec.ts', 'button-harness-example.ts'],
    });
  });

  it('only lists an example that says why it is not run', () => {
    const [scanned] = scan({
      [`${base}.ts`]: component('button-overview', { tags: '@listed It needs a printer.' }),
    });
    expect(scanned?.example).toMatchObject({ kind: 'listed', note: 'It needs a printer.' });
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

  it('stops at an id that is there twice', () => {
    const files = {
      [`${base}.ts`]: component('button-overview'),
      'material/badge/button-overview/button-overview-example.ts': component('button-overview'),
    };
    expect(() => scan(files)).toThrow('the id is taken by material/badge/button-overview');
  });
});

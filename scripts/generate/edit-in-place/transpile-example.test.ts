/** @jest-environment node */
import { facadeFiles, unionOf } from './facades';
import { transpileExample } from './transpile-example';

const example = { id: 'lamp-basic', primaryFile: 'lamp-basic-example.ts' };
const main = `import { Component, input, type Signal } from '@angular/core';
import { Lamp } from '@acme/ui/lamp';
import { watts } from './watts';

@Component({
  selector: 'lamp-basic-example',
  imports: [Lamp],
  templateUrl: './lamp-basic-example.html',
  styleUrl: './lamp-basic-example.css',
})
export class LampBasicExample {
  readonly bright = input(watts);
  readonly shown: Signal<number> = this.bright;
}
`;
const sources = {
  'lamp-basic-example.ts': main,
  'lamp-basic-example.html': '<acme-lamp />',
  'lamp-basic-example.css': '',
  'watts.ts': 'export const watts = 40;',
  'lamp-basic-example.spec.ts': "import { test } from 'vitest';",
};

/** Runs the code with fakes of the packages, and returns the class. */
function run(code: string) {
  const decorated: unknown[] = [];
  const core = {
    Component: (options: unknown) => () => void decorated.push(options),
    Input: jest.fn(),
    input: (value: unknown) => value,
  };
  const made: Record<string, object> = {
    '@angular/core': core,
    '@acme/ui/lamp': { Lamp: 'Lamp' },
    tslib: jest.requireActual<object>('tslib'),
  };
  const factories = new Map<string, (require: unknown, exports: object, module: object) => void>();
  const require = (name: string): unknown => {
    if (name.startsWith('text:')) return name;
    if (made[name]) return made[name];
    const exports = {};
    factories.get(name)?.(require, exports, { exports });
    return exports;
  };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- as the frame runs it
  new Function('editModules', code)({
    define: (name: string, factory: () => void) => factories.set(name, factory),
  });
  return {
    exports: require('examples/lamp-basic/lamp-basic-example'),
    decorated,
    names: [...factories.keys()],
  };
}

it('makes modules of the files of an example, which read their texts from the editor', async () => {
  const { code, module } = await transpileExample(example, sources);
  const { decorated, exports, names } = run(code);
  expect(module).toBe('examples/lamp-basic/lamp-basic-example');
  expect(names).toEqual([module, 'examples/lamp-basic/watts']);
  expect(decorated).toEqual([
    {
      selector: 'lamp-basic-example',
      imports: ['Lamp'],
      template: 'text:lamp-basic-example.html',
      styles: ['text:lamp-basic-example.css'],
    },
  ]);
  // The metadata about signal inputs that a compiler at run time needs.
  const { LampBasicExample } = exports as { LampBasicExample: { propDecorators: object } };
  expect(Object.keys(LampBasicExample.propDecorators)).toEqual(['bright']);
});

it('finds what an example imports of packages, without types', async () => {
  const { imports } = await transpileExample(example, sources);
  expect(Object.fromEntries([...imports].map(([name, all]) => [name, [...all].sort()]))).toEqual({
    tslib: ['__decorate', '__importStar'],
    '@angular/core': ['Component', 'Input', 'input'],
    '@acme/ui/lamp': ['Lamp'],
  });
});

it('says which file of an example is missing', async () => {
  const all = Object.entries(sources).filter(([name]) => !name.endsWith('.html'));
  await expect(transpileExample(example, Object.fromEntries(all))).rejects.toThrow(
    'lamp-basic-example.ts: ./lamp-basic-example.html is missing',
  );
});

it('bundles of a package what any example imports, in an order that does not depend on the examples', () => {
  const a = new Map([['@acme/ui', new Set(['B', 'A'])]]);
  const b = new Map([
    ['@acme/ui', new Set(['C'])],
    ['@acme/base', new Set(['D'])],
  ]);
  expect([...facadeFiles(unionOf([a, b]))]).toEqual([...facadeFiles(unionOf([b, a]))]);
  expect(facadeFiles(unionOf([a, b])).get('facades/acme-ui.ts')).toBe(
    "export { A, B, C } from '@acme/ui';\n",
  );
});

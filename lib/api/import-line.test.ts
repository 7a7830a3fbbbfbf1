import { importLine } from './import-line';
import type { ApiNgModule } from './symbol-model';

const ngModule = (name: string): ApiNgModule => ({
  kind: 'ngmodule',
  name,
  import: `import { ${name} }`,
  see: [],
  examples: [],
  exports: [],
  properties: [],
  methods: [],
});

it.each([
  ['ui-date-picker', ['LibPackerModule', 'NzDatePickerModule'], 'NzDatePickerModule'],
  ['cdk-scrolling', ['CdkScrollableModule', 'ScrollingModule'], 'ScrollingModule'],
  ['ui-forms', ['FirstModule', 'OtherModule'], 'FirstModule'],
])('of the modules of %s imports what is named like it', (id, names, expected) => {
  expect(importLine({ id, symbols: names.map(ngModule) })).toBe(`import { ${expected} }`);
});

it('is undefined without symbols', () => {
  expect(importLine({ id: 'ui-a', symbols: [] })).toBeUndefined();
});

/** @jest-environment node */
import { testNames } from '@/scripts/check/prose/prose.fixture';
import { completeFragment, syntaxError } from './fragment';
import { inlineTemplates } from './inline-templates';

const complete = (code: string) => completeFragment(code, testNames());

it('imports what a fragment leaves out, on its first line', () => {
  expect(complete('const b = inject(MatButton);\nb.focus();')).toEqual({
    text: `import { inject } from '@angular/core'; import { MatButton } from '@angular/material/button'; export {}; const b = inject(MatButton);\nb.focus();`,
  });
});

it('imports nothing that the fragment declares or imports', () => {
  const own = "import { MatButton } from './own';\nclass MatMenu {}\nnew MatMenu();";
  expect(complete(own)).toEqual({ text: `export {}; ${own}` });
});

it('puts a class around members', () => {
  expect(complete('private readonly a = 1;')).toEqual({
    text: 'export {}; class Fragment {private readonly a = 1;\n}',
  });
});

it('puts a method around statements that say this, and the class of the page behind it', () => {
  const context = {
    exports: new Map([['save', './page-context']]),
    base: { name: 'Host', specifier: './page-context' },
  };
  expect(completeFragment('this.b.focus();\nsave();', testNames(), context)).toEqual({
    text: [
      "import { Host } from './page-context';",
      "import { save } from './page-context';",
      'export {}; class Fragment extends Host {async fragment() {this.b.focus();\nsave();\n}\n}',
    ].join(' '),
  });
});

it('decorates the class around members that only components and directives may have', () => {
  expect(complete('readonly a = input.required<string>();')).toEqual({
    text: expect.stringContaining("@Component({ template: '' }) class Fragment {readonly a"),
  });
});

it('finds the functions of the test runner without an import', () => {
  expect(complete("it('works', () => {});")).toEqual({
    text: "import { it } from 'vitest'; export {}; it('works', () => {});",
  });
});

it('reports the syntax error of what is neither', () => {
  expect(complete('const a = 1;\nconst = 2;')).toEqual({
    error: { line: 1, message: expect.stringContaining('Variable declaration expected') },
  });
  expect(syntaxError('const a = 1;')).toBeUndefined();
});

it('finds inline templates and their lines', () => {
  expect(inlineTemplates('@Component({\n  template: `<b>\n</b>`,\n})\nclass A {}')).toEqual([
    { line: 1, text: '<b>\n</b>' },
  ]);
});

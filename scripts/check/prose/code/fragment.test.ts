/** @jest-environment node */
import { testNames } from '@/scripts/check/prose/prose.fixture';
import { completeFragment, syntaxError } from './fragment';
import { inlineTemplates } from './inline-templates';

const complete = (code: string) => completeFragment(code, testNames());

it('adds missing imports on the first line', () => {
  expect(complete('const b = inject(MatButton);\nb.focus();')).toEqual({
    text: `import { inject } from '@angular/core'; import { MatButton } from '@angular/material/button'; export {}; const b = inject(MatButton);\nb.focus();`,
  });
});

it('adds no import for names that the fragment declares or imports', () => {
  const own = "import { MatButton } from './own';\nclass MatMenu {}\nnew MatMenu();";
  expect(complete(own)).toEqual({ text: `export {}; ${own}` });
});

it('wraps class members in a class', () => {
  expect(complete('private readonly a = 1;')).toEqual({
    text: 'export {}; class Fragment {private readonly a = 1;\n}',
  });
});

it('wraps statements with `this` in a method of a class that extends the class of the page', () => {
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

it('adds a decorator when members are only allowed in components and directives', () => {
  expect(complete('readonly a = input.required<string>();')).toEqual({
    text: expect.stringContaining("@Component({ template: '' }) class Fragment {readonly a"),
  });
});

it('imports the functions of the test runner', () => {
  expect(complete("it('works', () => {});")).toEqual({
    text: "import { it } from 'vitest'; export {}; it('works', () => {});",
  });
});

it('reports the syntax error of other code', () => {
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

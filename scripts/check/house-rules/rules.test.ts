/** @jest-environment node */
import { checkBrowserCode, checkUseClient } from './browser-code';
import { checkFileCycles, checkFolderCycles, checkMatrix } from './import-rules';
import { checkInterfaceTexts } from './interface-text';
import { checkIslands } from './island-rules';
import {
  checkFixtures,
  checkModules,
  checkReact,
  checkRoutes,
  checkScriptFolders,
} from './place-rules';
import { checkSheetLines } from './sheet-rules';
import { parseSource } from './source';
import {
  checkAddresses,
  checkColors,
  checkFence,
  checkGenerated,
  checkLengths,
  checkWaivers,
} from './text-rules';

/** Parses files, given by path. */
const tree = (files: Record<string, string>) =>
  Object.entries(files).map(([path, text]) => parseSource(path, text));

describe('parseSource', () => {
  it('finds imports of every form, and which are type-only', () => {
    const { imports } = parseSource(
      'lib/a/b.ts',
      `import x from './x';
       import type { T } from '../t';
       import { type U } from '@/content/types';
       export { y } from '@/lib/y/y.ts';
       const later = () => import('zod');`,
    );
    expect(imports).toEqual([
      { target: 'lib/a/x', isPackage: false, typeOnly: false },
      { target: 'lib/t', isPackage: false, typeOnly: true },
      { target: 'content/types', isPackage: false, typeOnly: true },
      { target: 'lib/y/y', isPackage: false, typeOnly: false },
      { target: 'zod', isPackage: true, typeOnly: false },
    ]);
  });

  it('finds string literals and parts of templates, but no module names', () => {
    const { literals } = parseSource('a.ts', "import 'x'; f('one', `${two}/three`, `four`);");
    expect(literals).toEqual(['one', '', '/three', 'four']);
  });
});

describe('the matrix', () => {
  const matrix = { 'lib/a': ['content'], 'lib/b': ['lib/a'], content: [] };
  const good = {
    'content/items.ts': "import './types';",
    'lib/a/one.ts': "import '@/content/items';",
    'lib/b/two.ts': "import '@/lib/a/one'; import './three';",
  };

  it('allows the imports of the matrix', () => {
    expect(checkMatrix(tree(good), matrix)).toEqual([]);
  });

  it('rejects other imports', () => {
    const files = { ...good, 'lib/a/one.ts': "import '@/content/items'; import '@/lib/b/two';" };
    expect(checkMatrix(tree(files), matrix)).toEqual([
      'lib/a/one.ts: lib/a may not import lib/b/two',
    ]);
  });

  it('allows tests to import from sibling rooms, but not from other top folders', () => {
    const text = "import '@/lib/b/two'; import '@/components/x/y';";
    expect(checkMatrix(tree({ ...good, 'lib/a/one.test.ts': text }), matrix)).toEqual([
      'lib/a/one.test.ts: lib/a may not import components/x/y',
    ]);
  });

  it('requires a row for every room, and an import for every entry', () => {
    expect(checkMatrix(tree({ ...good, 'lib/c/d.ts': "import 'zod';" }), matrix)).toEqual([
      'lib/c: has no row',
    ]);
    expect(checkMatrix(tree({ ...good, 'lib/b/two.ts': "import 'zod';" }), matrix)).toEqual([
      'matrix: no import of lib/b uses the entry lib/a',
    ]);
  });
});

it('reports folders that import each other, at any depth and indirectly', () => {
  const files = {
    'lib/a/one.ts': "import '@/lib/b/two';",
    'lib/b/two.ts': "import './deep/three';",
    'lib/b/deep/three.ts': "import '@/lib/a/one';",
    'lib/c/four.ts': "import '@/lib/a/one';",
    'lib/a/one.test.ts': "import '@/lib/c/four';",
  };
  expect(checkFolderCycles(tree(files))).toEqual(['lib/a → lib/b → lib/b/deep → lib/a']);
});

it('reports files of one folder that import each other, type imports included', () => {
  const files = {
    'lib/a/a.ts': "import type { B } from './b';",
    'lib/a/b.ts': "import { c } from './c';",
    'lib/a/c.ts': "import { a } from './a';",
    'lib/a/a.test.ts': "import { a } from './a';",
  };
  expect(checkFolderCycles(tree(files))).toEqual([]);
  expect(checkFileCycles(tree(files))).toEqual(['lib/a/a → lib/a/b → lib/a/c → lib/a/a']);
});

it("reports 'use client' outside of its folders", () => {
  const files = {
    'components/api/a.tsx': "'use client';\n",
    'components/ui/b.tsx': "'use client';\n",
    'app/error.tsx': "'use client';\n",
  };
  expect(checkUseClient(tree(files))).toEqual([expect.stringContaining('components/api/a.tsx')]);
});

describe('what islands import', () => {
  const island = (imports: string) => ({
    'components/islands/a/a.tsx': `'use client';\n${imports}`,
    'lib/browser/b.ts': "import '@/content/items';",
    'lib/api/c.ts': '',
  });

  it('may be listed modules of lib, and types of any module', () => {
    const files = island("import '@/lib/routes/x'; import type { T } from '@/lib/api/c';");
    expect(checkBrowserCode(tree(files), ['lib/routes/x'])).toEqual([]);
  });

  it('may be nothing else, directly or indirectly', () => {
    const files = island("import '@/lib/browser/b'; import '@/lib/api/c';");
    expect(checkBrowserCode(tree(files), ['lib/browser'])).toEqual([
      'lib/api/c: browsers load it, but browser-code.ts does not list it',
      'content/items: browsers load it, but browser-code.ts does not list it',
    ]);
  });

  it('must be imported by an island when it is listed', () => {
    expect(checkBrowserCode(tree(island('')), ['lib/browser'])).toEqual([
      'browser-code.ts: no browser loads lib/browser',
    ]);
  });
});

it('reports React and JSX outside of app and components', () => {
  const files = {
    'lib/a/a.ts': "import { use } from 'react';",
    'lib/a/b.tsx': '',
    'lib/a/c.ts': "import type { Metadata } from 'next';",
    'lib/a/e.test.tsx': "import { use } from 'react';",
    'scripts/a/f.ts': "import { renderToString } from 'react-dom/server';",
    'components/a/d.tsx': "import { use } from 'react';",
  };
  expect(checkReact(tree(files))).toEqual([
    'lib/a/a.ts: react may only be used in app and components',
    'lib/a/b.tsx: JSX may only be used in app and components',
    'scripts/a/f.ts: react-dom/server may only be used in app and components',
  ]);
});

it('reports next/link, and pages that read files themselves', () => {
  const files = {
    'app/page.tsx':
      "import { readFileSync } from 'node:fs'; import { site } from '@/content/site';",
    'components/a/b.tsx': "import Link from 'next/link';",
  };
  expect(checkRoutes(tree(files))).toEqual([
    'app/page.tsx: node:fs may only be used by a reader in lib',
    'components/a/b.tsx: use plain anchors instead of next/link',
  ]);
});

it('reports colors instead of roles', () => {
  const page = (className: string) => ({
    'components/a/b.tsx': `const a = <a href="#add-item" className="${className}" />;`,
  });
  expect(checkColors(tree(page('bg-surface text-text-2 border-line')))).toEqual([]);
  for (const color of ['hover:bg-red-500', 'text-white', 'border-[#fff]', 'p-2 fill-black']) {
    expect(checkColors(tree(page(color)))).toEqual([
      `components/a/b.tsx: "${color}" is a color; use a role instead`,
    ]);
  }
  expect(checkColors(tree({ 'components/a/c.ts': "f('#3F51B5', 'rgb(0 0 0)')" }))).toHaveLength(2);
});

it('reports ESLint rules that are disabled without a reason', () => {
  const waiver = '// eslint-' + 'disable-next-line no-console';
  expect(checkWaivers(tree({ 'lib/a/b.ts': `${waiver} -- it prints\nf();` }))).toEqual([]);
  expect(checkWaivers(tree({ 'lib/a/b.ts': `f();\n  ${waiver}\n${waiver} --\ng();` }))).toEqual([
    'lib/a/b.ts:2: disables a rule without "-- reason"',
    'lib/a/b.ts:3: disables a rule without "-- reason"',
  ]);
});

it('reports fixtures with another name, and code that imports one', () => {
  const files = {
    'lib/a/fixture.ts': '',
    'lib/a/fixtures/b.ts': '',
    'lib/a/good.fixture.ts': '',
    'lib/a/c.test.ts': "import './good.fixture';",
    'lib/a/d.ts': "import './good.fixture';",
  };
  expect(checkFixtures(tree(files))).toEqual([
    'lib/a/fixture.ts: a file that only tests use must be named *.fixture.ts',
    'lib/a/fixtures/b.ts: a file that only tests use must be named *.fixture.ts',
    'lib/a/d.ts: lib/a/good.fixture is only for tests',
  ]);
});

it('reports names in another case, default exports and barrels', () => {
  const files = {
    'lib/a/someFile.ts': '',
    'lib/a/b.ts': 'export default 1;',
    'lib/a/c.ts': "export * from './b';\nexport { b } from './b';",
    'app/page.tsx': 'export default function Page() {}',
  };
  expect(checkModules(tree(files))).toEqual([
    'lib/a/someFile.ts: is not named in kebab case',
    'lib/a/b.ts: has a default export',
    'lib/a/c.ts: re-exports from another file',
  ]);
});

it('reports script folders without contract, main() or README', () => {
  const contract = '/**\n * Does it.\n *\n * Reads   a\n * Fails   when b\n */\n';
  const run = "import { main } from '@/scripts/shared/main';\nmain(work);\n";
  const files = {
    'scripts/make/good/index.ts': contract + run,
    'scripts/shared/server/main.ts': '',
    'scripts/make/plain.ts': '',
    'scripts/make/documented/README.md': '# Documented',
    'scripts/make/nothing/a.ts': '',
    'scripts/make/silent/index.ts': run,
    'scripts/make/own/index.ts': `${contract}await work();`,
    'scripts/commands/build.ts': contract + run,
    'scripts/commands/silent.ts': run,
  };
  expect(checkScriptFolders(tree(files))).toEqual([
    'scripts/commands/silent.ts: does not start with a contract: what it reads and writes, and when it fails',
    'scripts/make/nothing: needs an index.ts with a contract, or a README.md',
    'scripts/make/silent/index.ts: does not start with a contract: what it reads and writes, and when it fails',
    'scripts/make/own/index.ts: does not call main() of scripts/shared',
  ]);
});

it('reports literal addresses, also after a host', () => {
  const files = {
    'lib/a/a.ts': "f('/guides', `${host}/assets/versions.json`, `/live/${id}.js`, '/sitemap.xml')",
    'lib/a/b.ts': "f('/', '/api/loans', 'content/guides/a.md', '/guidesome')",
    'lib/routes/c.ts': "f('/guides')",
    'lib/a/a.test.ts': "f('/guides')",
  };
  expect(checkAddresses(tree(files)).map((problem) => problem.split(' is a literal')[0])).toEqual([
    'lib/a/a.ts: "/guides"',
    'lib/a/a.ts: "/assets/versions.json"',
    'lib/a/a.ts: "/live/"',
    'lib/a/a.ts: "/sitemap.xml"',
  ]);
});

it('reports readers that contain paths of generated files', () => {
  const text = "read('.generated/api/index.json')";
  const files = { 'lib/api/a.ts': text, 'lib/generated/files.ts': text, 'scripts/a/a.ts': text };
  expect(checkGenerated(tree(files))).toEqual([expect.stringMatching(/^lib\/api\/a\.ts: /)]);
});

it('reports files that are too long for their kind', () => {
  const lines = (count: number) => '\n'.repeat(count - 1) + 'x';
  const files = {
    'components/a/a.tsx': lines(151),
    'components/a/b.tsx': lines(150),
    'lib/a/a.ts': lines(201),
    'lib/a/a.test.ts': lines(900),
    'scripts/a/a.ts': lines(251),
    'app/styles/a.css': lines(201),
    'content/doc-items/a.ts': lines(900),
  };
  expect(checkLengths(tree(files))).toEqual([
    'components/a/a.tsx: has 151 lines; the limit is 150',
    'lib/a/a.ts: has 201 lines; the limit is 200',
    'scripts/a/a.ts: has 251 lines; the limit is 250',
    'app/styles/a.css: has 201 lines; the limit is 200',
  ]);
});

it('reports stylesheets that are too long in total', () => {
  const files = { 'app/styles/a.css': 'a\nb\n', 'components/ui/b.css': 'c', 'content/c.css': 'd' };
  expect(checkSheetLines(tree(files), 3)).toEqual([]);
  expect(checkSheetLines(tree(files), 2)).toEqual([
    'stylesheets: have 3 lines in total; the limit is 2',
  ]);
});

it('reports what depends on Next outside of the fence', () => {
  const text = "fetch('/_next/static/a.js')";
  const files = {
    'lib/browser/a.ts': text,
    'scripts/check/b.ts': 'window.__next_f.push()',
    'lib/browser/a.test.ts': text,
    'lib/start/next/a.ts': text,
    'scripts/export/next/deep/a.ts': text,
    'e2e/a.spec.ts': text,
  };
  expect(checkFence(tree(files))).toEqual([
    'lib/browser/a.ts: "/_next/" may only occur in scripts/export/next and lib/start/next',
    'scripts/check/b.ts: "__next" may only occur in scripts/export/next and lib/start/next',
  ]);
});

it('wants every island that a page uses to be made by asIsland', () => {
  const files = {
    'components/shell/bar.tsx':
      "import { A } from '@/components/islands/a/a'; import { B } from '@/components/islands/b/b';",
    'components/islands/a/a.tsx': "export const A = asIsland(Inside, { name: 'A' });",
    'components/islands/b/b.tsx': "import { C } from './c'; export function B() {}",
    'components/islands/b/c.tsx': 'export function C() {}',
  };
  expect(checkIslands(tree(files))).toEqual([
    'components/islands/b/b.tsx: a page uses it, so it has to be made by asIsland',
  ]);
});

it('reports texts that the table of the interface does not have, or that nothing translates', () => {
  const files = {
    'components/a.tsx': `
      export const A = () => (
        <section aria-label="Search" className="Some class">
          <p>All components</p>
          <Choice legend="Sort it" label="Colors" />
          <input placeholder={\`Filter \${noun}\`} title={word('Search')} />
          <code translate="no">Some code</code>
          <Word text="Try again" />
        </section>
      );`,
    'components/b.ts': `
      const text = failed ? 'This broke again.' : 'Try again';
      throw new Error('Nobody reads this.');`,
    'components/b.test.ts': "const text = 'Only for tests.';",
    'app/page.tsx': "export const metadata = { title: 'Seek', description: `All of ${name}` };",
    'lib/c.ts': "const text = 'In no table.'; const file = 'README.md';",
    'lib/routes/hosts/d.ts': "const text = 'For those who host.';",
    'scripts/e.ts': "const text = 'Not for readers.';",
  };
  const found = checkInterfaceTexts(tree(files)).map((line) => /^(.*?: ".*?")/.exec(line)?.[1]);
  expect(found).toEqual([
    'components/a.tsx: "Search"',
    'components/a.tsx: "All components"',
    'components/a.tsx: "Sort it"',
    'components/a.tsx: "Filter …"',
    'components/b.ts: "This broke again."',
    'app/page.tsx: "Seek"',
    'app/page.tsx: "All of …"',
    'lib/c.ts: "In no table."',
  ]);
});

import { z } from 'zod';
import { exampleFixture } from './example.fixture';
import { companionsOf, stackblitzProject } from './stackblitz-project';

const known = new Proxy<Record<string, string>>(
  {},
  {
    get: (_, name) => (['left-pad', '@types/untyped'].includes(String(name)) ? undefined : '1.2.3'),
  },
);
const versions = { versions: known };
const files = {
  'button-overview-example.html': '<button>Send</button>',
  'button-overview-example.ts': `import { Component } from '@angular/core';\nimport { HttpClient } from '@angular/common/http';\nimport { DateTime } from 'luxon';`,
};

const packageSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
  stackblitz: z.object({ startCommand: z.string() }),
});

/** The parsed package.json of a project. */
const packageOf = (files: Readonly<Record<string, string>>) =>
  packageSchema.parse(JSON.parse(files['package.json'] ?? ''));

describe('stackblitzProject', () => {
  const project = stackblitzProject(exampleFixture(), files, versions);

  it('contains the overrides of its own dependencies, without which npm would not install them', () => {
    const overrides = { luxon: { '@angular/core': '1.2.3' }, other: { luxon: '1.2.3' } };
    const text = stackblitzProject(exampleFixture(), files, { ...versions, overrides })[
      'package.json'
    ];
    expect(JSON.parse(text ?? '')).toMatchObject({
      overrides: { luxon: { '@angular/core': '1.2.3' } },
    });
    expect(text).not.toContain('other');
    expect(project['package.json']).not.toContain('overrides');
  });

  it('contains the files of the example unchanged', () => {
    for (const [name, text] of Object.entries(files)) {
      expect(project[`src/example/${name}`]).toBe(text);
    }
  });

  it('leaves out the test beside an example that is not a test', () => {
    const withTest = { ...files, 'button-overview-example.spec.ts': 'it()' };
    const names = Object.keys(stackblitzProject(exampleFixture(), withTest, versions));
    expect(names.filter((name) => name.endsWith('.spec.ts'))).toEqual([]);
    const tested = exampleFixture({ kind: 'test' });
    expect(Object.keys(stackblitzProject(tested, withTest, versions))).toContain(
      'src/example/button-overview-example.spec.ts',
    );
  });

  it('contains all files that an Angular project needs', () => {
    expect(Object.keys(project)).toEqual(
      expect.arrayContaining([
        'package.json',
        'angular.json',
        'tsconfig.json',
        'src/main.ts',
        'src/index.html',
        'src/styles.scss',
      ]),
    );
    expect(project['src/index.html']).toContain(
      '<button-overview-example></button-overview-example>',
    );
  });

  it('has exact versions, also of imported packages', () => {
    const { dependencies, devDependencies } = packageOf(project);
    expect(dependencies).toMatchObject({ '@angular/material': '1.2.3', luxon: '1.2.3' });
    for (const version of Object.values({ ...dependencies, ...devDependencies })) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });

  it('adds type packages for packages without their own types', () => {
    const text = `import a from 'luxon';\nimport b from '@acme/dates/now';\nimport c from 'untyped';`;
    const { devDependencies } = packageOf(
      stackblitzProject(exampleFixture(), { 'a.ts': text }, versions),
    );
    expect(Object.keys(devDependencies).filter((name) => name.startsWith('@types/'))).toEqual([
      '@types/acme__dates',
      '@types/luxon',
    ]);
  });

  it('adds the providers that imported packages need', () => {
    expect(project['src/main.ts']).toContain('providers: [provideHttpClient()]');
    expect(project['src/main.ts']).toContain(`from './example/button-overview-example'`);
  });

  it('runs the tests of an example that is a test', () => {
    const example = exampleFixture({ id: 'button-harness', kind: 'test' });
    const { stackblitz, devDependencies } = packageOf(stackblitzProject(example, {}, versions));
    expect(stackblitz.startCommand).toBe('npm test');
    expect(devDependencies).toHaveProperty('vitest');
  });

  it('throws for an imported package without a known version', () => {
    expect(() =>
      stackblitzProject(exampleFixture(), { 'a.ts': `import x from 'left-pad';` }, versions),
    ).toThrow('No version is known for the package "left-pad"');
  });

  it('escapes the title', () => {
    const escaped = stackblitzProject(exampleFixture({ title: 'a < b & c' }), files, versions);
    expect(escaped['src/index.html']).toContain('<title>a &lt; b &amp; c</title>');
  });
});

describe('the project of another library’s example', () => {
  const setup = {
    packages: ['bootstrap'],
    styles: ['src/styles/theme.scss'],
    polyfills: ['@angular/localize/init'],
    types: ['jasmine'],
    config: { name: 'appConfig', file: 'providers.ts' },
    files: { 'src/providers.ts': 'export const appConfig = {};', 'src/styles/theme.scss': 'a {}' },
  };
  const peers = { luxon: ['moment'], moment: ['luxon', 'popper'] };
  const plain = { 'a.ts': `import { DateTime } from 'luxon';` };
  const project = stackblitzProject(exampleFixture(), plain, { ...versions, peers }, setup);

  it('has the packages of its styles, and peers of packages with their peers', () => {
    const { dependencies, devDependencies } = packageOf(project);
    expect(Object.keys(dependencies)).toEqual(
      expect.arrayContaining(['bootstrap', 'luxon', 'moment', 'popper']),
    );
    expect(devDependencies).toHaveProperty('@types/jasmine');
  });

  it('has its stylesheets, polyfills and types', () => {
    expect(project).toMatchObject(setup.files);
    expect(JSON.parse(project['angular.json'] ?? '')).toMatchObject({
      projects: {
        example: {
          architect: { build: { options: { polyfills: ['@angular/localize/init'] } } },
        },
      },
    });
    expect(project['angular.json']).toContain('"src/styles.scss",\n');
    expect(project['angular.json']).toContain('"src/styles/theme.scss"');
    expect(JSON.parse(project['tsconfig.json'] ?? '')).toMatchObject({
      compilerOptions: { types: ['jasmine'] },
    });
    // The font is that of the library.
    expect(project['src/styles.scss']).not.toContain('font');
  });

  it('starts with its configuration, and adds what the example needs', () => {
    expect(project['src/main.ts']).toContain(
      `import { appConfig } from './providers';\n\nbootstrapApplication(ButtonOverviewExample, appConfig)`,
    );
    const merged = stackblitzProject(exampleFixture(), files, versions, setup)['src/main.ts'];
    expect(merged).toContain('mergeApplicationConfig(appConfig, {');
    expect(merged).toContain('providers: [provideHttpClient()]');
  });

  it('has companions with the same setup', () => {
    const companions = companionsOf(project, setup);
    expect(companions).toMatchObject(setup.files);
    expect(companions['src/main.ts']).toBe(project['src/main.ts']);
  });
});

describe('companionsOf', () => {
  const companions = (name: string, text: string) =>
    companionsOf(stackblitzProject(exampleFixture(), { [name]: text }, versions));

  it('are what starts an example that needs providers, and the theme', () => {
    const all = companions(
      'button-overview-example.ts',
      `import { provideRouter } from '@angular/router';\nimport { MatButton } from '@angular/material/button';`,
    );
    expect(Object.keys(all)).toEqual(['src/main.ts', 'src/styles.scss']);
    expect(all['src/main.ts']).toContain('providers: [provideRouter([])]');
    expect(all['src/styles.scss']).toContain('@include mat.theme(');
    // Styles that only the project's own page needs would change the reader's page.
    expect(all['src/styles.scss']).not.toContain('body');
  });

  it('are the theme alone for styles with its variables, and nothing for other code', () => {
    const styles = companions('a.css', 'p { color: var(--mat-sys-primary); }');
    expect(Object.keys(styles)).toEqual(['src/styles.scss']);
    expect(companions('a.ts', `import { A11yModule } from '@angular/cdk/a11y';`)).toEqual({});
  });
});

/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { groupProjects } from './group';
import { packageProblems } from './packages';
import { projectOf, readProjects } from './read-projects';
import { writeProject } from './write-project';

const manifest = (dependencies: object, devDependencies: object = {}) => ({
  scripts: { build: 'ng build' },
  dependencies: { ...dependencies },
  devDependencies: { ...devDependencies },
});
/** A project of one component. */
const project = (id: string, dependencies: object) => ({
  id,
  files: {
    'package.json': JSON.stringify({ name: id, ...manifest(dependencies) }),
    'angular.json': '{}',
    'src/styles.scss': 'body {}',
    'src/app/providers.ts': 'export const appConfig = {};',
    'src/index.html': `<${id}></${id}>`,
    'src/main.ts': `import './example/${id}';`,
    [`src/example/${id}.ts`]: `export const name = '${id}';`,
  },
});

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'projects-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

describe('reading projects', () => {
  const html = `<form><input name="project[title]" value="A">
    <input name="project[files][src/example/a.ts]" value="const a = &quot;&lt;&amp;&gt;&quot;;"></form>`;

  it('reads the files from the form unchanged', () => {
    expect(projectOf('a', html, { 'a.json': '{}' })).toEqual({
      id: 'a',
      files: { 'a.json': '{}', 'src/example/a.ts': 'const a = "<&>";' },
    });
    expect(() => projectOf('a', '<form></form>', {})).toThrow('a.html contains no files');
  });

  it('reads all projects of a folder, or the given ones', () => {
    const script = 'const shared = {"a.json":"{}"};\nform.submit();\n';
    const folder = folderWith({ 'a.html': html, 'b.html': html, 'submit.js': script });
    const [first, ...more] = readProjects(folder);
    expect(first?.files).toHaveProperty(['a.json'], '{}');
    expect(more.map(({ id }) => id)).toEqual(['b']);
    expect(readProjects(folder, ['b']).map(({ id }) => id)).toEqual(['b']);
    expect(() => readProjects(folder, ['b', 'c'])).toThrow('unknown project c');
  });
});

describe('a group', () => {
  const groups = groupProjects([
    project('a', { core: '1.0.0' }),
    project('b', { core: '1.0.0' }),
    project('c', { core: '1.0.0', dates: '2.0.0' }),
  ]);

  it('contains the projects that differ only in their examples', () => {
    expect(groups.map(({ projects }) => projects.map(({ id }) => id))).toEqual([['a', 'b'], ['c']]);
    expect(Object.keys(groups[0]?.frame ?? {})).toEqual([
      'angular.json',
      'src/styles.scss',
      'src/app/providers.ts',
    ]);
  });

  it('is written as one project with only its own dependencies', () => {
    const modules = folderWith({ 'core/package.json': '{}', 'dates/package.json': '{}' });
    const folder = mkdtempSync(join(tmpdir(), 'group-'));
    if (groups[0]) writeProject(groups[0], folder, [modules]);
    expect(readFileSync(join(folder, 'src/main.ts'), 'utf8')).toBe(
      `void import('./a/main');\nvoid import('./b/main');\n`,
    );
    expect(readFileSync(join(folder, 'src/b/example/b.ts'), 'utf8')).toContain(`'b'`);
    // What the main script of each project imports is beside it.
    expect(existsSync(join(folder, 'src/b/app/providers.ts'))).toBe(true);
    expect(existsSync(join(folder, 'node_modules/core'))).toBe(true);
    expect(existsSync(join(folder, 'node_modules/dates'))).toBe(false);
  });
});

it('reports versions that are not installed, and missing peer dependencies', () => {
  const modules = folderWith({
    'core/package.json': `{"version":"1.0.0","peerDependencies":{"rx":"1","less":"1","zone":"1"},
      "peerDependenciesMeta":{"zone":{"optional":true}}}`,
    'tool/package.json': '{"version":"2.0.0","dependencies":{"less":"1"}}',
  });
  expect(packageProblems(manifest({ core: '1.0.1' }, { tool: '2.0.0' }), [modules])).toEqual([
    'core: expected version 1.0.0, got 1.0.1',
    'core needs rx, which is not a dependency',
  ]);
});

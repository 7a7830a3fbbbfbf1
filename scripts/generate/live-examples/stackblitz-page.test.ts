/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { parse } from 'node-html-parser';
import { exampleFixture } from '@/lib/examples/example.fixture';
import own from '@/package.json' with { type: 'json' };
import { installedPackages } from './installed-packages';
import {
  projectFiles,
  servedProject,
  sharedFiles,
  stackblitzPage,
  submitScript,
} from './stackblitz-page';

const text = `const a = "<&>"; // it's &quot;\n`;
const quotes = `const a = 'b', c = "d", e = 'f';\n`;
const example = exampleFixture({ title: 'Buttons & "more"' });
const sources = { 'a.html': text, 'button-overview-example.ts': quotes };
const installed = installedPackages(process.cwd());
const { versions } = installed;
const project = projectFiles({ example, sources }, installed);

describe('stackblitzPage', () => {
  const page = parse(stackblitzPage(example, project, versions, {}));

  it('posts a complete project in one form, without an SDK', () => {
    const form = page.querySelector('form');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('action')).toMatch(/^https:\/\/stackblitz\.com\/run\?/);
    const scripts = page.querySelectorAll('script');
    expect(scripts.map((script) => script.getAttribute('src'))).toEqual(['/live/open/submit.js']);
  });

  it('contains every file unchanged', () => {
    const valueOf = (file: string) =>
      page
        .querySelector(`input[name="project[files][src/example/${file}]"]`)
        ?.getAttribute('value');
    expect(valueOf('a.html')).toBe(text);
    expect(valueOf('button-overview-example.ts')).toBe(quotes);
  });

  it('contains the installed versions', () => {
    const value = page
      .querySelector('input[name="project[files][package.json]"]')
      ?.getAttribute('value');
    expect(JSON.parse(value ?? '')).toMatchObject({
      dependencies: {
        '@angular/material': own.devDependencies['@angular/material'],
        '@angular/cdk': own.dependencies['@angular/cdk'],
      },
    });
  });
});

it('shares the files that more than half of all projects have', () => {
  const projects = [{ a: '1', b: '1' }, { a: '1', b: '2' }, { a: '1' }];
  expect(sharedFiles(projects)).toEqual({ a: '1' });
  // A single project shares no files.
  expect(sharedFiles([{ a: '1' }])).toEqual({});
});

it('serves the same project as data, without the shared files and the tags of the catalogue', () => {
  const ts = `/**\n * @title A\n * @summary Shows an a.\n */\n${quotes}`;
  const tagged = projectFiles({ example, sources: { 'a.ts': ts } }, installed);
  const shared = { 'angular.json': tagged['angular.json'] ?? '', 'tsconfig.json': 'another' };
  const { title, files } = servedProject(example, tagged, shared);
  expect(title).toBe('Buttons & "more"');
  expect(files['src/example/a.ts']).toBe(quotes);
  expect({ ...shared, ...files }).toEqual(tagged);
  expect(files).not.toHaveProperty(['angular.json']);
});

describe('submitScript', () => {
  const shared = { 'angular.json': project['angular.json'] ?? '', 'tsconfig.json': '{}' };

  /** Runs the script in a page and returns the submitted data. */
  function send(hash = '') {
    const html = stackblitzPage(example, project, versions, shared);
    const { window } = new JSDOM(html, {
      url: `https://docs.example/live/open/a.html${hash}`,
      runScripts: 'outside-only',
    });
    const form = window.document.forms[0];
    if (!form) throw new Error('There is no form.');
    const files: Record<string, string> = {};
    form.submit = () => {
      for (const [name, value] of new window.FormData(form)) {
        const path = /^project\[files\]\[(.*)\]$/.exec(name)?.[1];
        if (path !== undefined && typeof value === 'string') files[path] = value;
      }
    };
    const button = form.querySelector('button');
    const before = button?.disabled;
    window.eval(submitScript(shared));
    return { files, button: { before, after: button?.disabled } };
  }

  it('adds the shared files, keeps other texts of the page, and enables the button', () => {
    const { files, button } = send();
    expect(files).toEqual(project);
    expect(button).toEqual({ before: true, after: false });
  });

  it('uses texts from the URL fragment, and ignores an invalid fragment', () => {
    const file = 'src/example/a.html';
    const hash = `#${encodeURIComponent(JSON.stringify({ 'a.html': 'new', 'b.html': 'none' }))}`;
    expect(send(hash).files).toEqual({ ...project, [file]: 'new' });
    const error = jest.spyOn(console, 'error').mockReturnValue();
    expect(send('#%7B').files).toEqual(project);
    error.mockRestore();
  });

  it('adds a stylesheet that the example does not have, and no other file', () => {
    const texts = { 'new.css': 'p {}', 'new.ts': 'none', '../new.css': 'none' };
    const { files } = send(`#${encodeURIComponent(JSON.stringify(texts))}`);
    expect(files).toEqual({ ...project, 'src/example/new.css': 'p {}' });
  });
});

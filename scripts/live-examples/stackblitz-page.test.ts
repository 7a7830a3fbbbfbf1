/** @jest-environment node */
import { parse } from 'node-html-parser';
import { exampleFixture } from '@/lib/examples/example.fixture';
import { installedVersions, stackblitzPage, submitScript } from './stackblitz-page';

describe('stackblitzPage', () => {
  const text = `const a = "<&>"; // it's\n`;
  const example = exampleFixture({ title: 'Buttons & "more"' });
  const sources = { 'button-overview-example.html': '', 'button-overview-example.ts': text };
  const page = parse(
    stackblitzPage({ example, sources, folder: '' }, installedVersions(process.cwd())),
  );

  it('posts a whole project in one form, without an SDK', () => {
    const form = page.querySelector('form');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('action')).toMatch(/^https:\/\/stackblitz\.com\/run\?/);
    const scripts = page.querySelectorAll('script');
    expect(scripts.map((script) => script.getAttribute('src'))).toEqual([submitScript.url]);
  });

  it('carries every file unchanged', () => {
    const name = 'project[files][src/example/button-overview-example.ts]';
    expect(page.querySelector(`input[name="${name}"]`)?.getAttribute('value')).toBe(text);
  });

  it('names the installed versions', () => {
    const value = page
      .querySelector('input[name="project[files][package.json]"]')
      ?.getAttribute('value');
    expect(JSON.parse(value ?? '')).toMatchObject({
      dependencies: { '@angular/material': '22.2.0', '@angular/cdk': '22.2.0' },
    });
  });
});

/** @jest-environment node */
import { parse } from 'node-html-parser';
import { inlineElement } from '@/lib/page-scripts/bundles';
import { realExport } from '@/scripts/export/next/contract/real-export.fixture';
import { ownScript, samplePages } from '@/scripts/export/next/contract/sample-app';
import { deferScripts, isDeferred, withStart } from './defer-scripts';

let exported: { html: string; data: string };
beforeAll(async () => (exported = (await realExport()).page(samplePages.wren)));

const run = (html: string) => deferScripts(html, '/guides.txt');

describe('deferScripts', () => {
  it('leaves only the site’s own scripts and their data', () => {
    const own = { early: '/early.js', scripts: [0, 2], page: '/guides.txt', build: 'b1' };
    const deferred = withStart(run(exported.html).html, own);
    const page = parse(deferred, { blockTextElements: { script: true } });
    const scripts = page.querySelectorAll('script').map((script) => script.outerHTML);
    expect(scripts).toHaveLength(3);
    expect(scripts[0]).toBe(`<script>${ownScript}</script>`);
    expect(JSON.parse(page.querySelector('#start-data')?.rawText ?? '')).toEqual(own);
    expect(scripts[2]).toBe(inlineElement('start'));
    expect(page.querySelectorAll('link[as=script]')).toHaveLength(0);
    expect([exported.html, deferred].map(isDeferred)).toEqual([false, true]);
  });

  it('returns the data and scripts of the framework', () => {
    const { data, build, scripts, runtime } = run(exported.html);
    expect(data).toBe(exported.data);
    expect(data).toContain(`"b":"${build}"`);
    const elements = parse(exported.html).querySelectorAll('script[src]:not([nomodule])');
    const addresses = elements.map((script) => script.getAttribute('src'));
    expect(scripts).toEqual([...new Set(addresses)]);
    expect(runtime).toEqual({
      otherChunks: expect.any(Array),
      runtimeModuleIds: [expect.any(Number)],
    });
  });

  it.each([
    ['pushes', 'self.__next_f.push([1', 'no data in inline scripts, and no build id'],
    ['scripts', 'src="/_next', 'no script files'],
    ['runtime', 'globalThis["TURBOPACK"]', "no inline script for Turbopack's runtime"],
    ['build id', '\\"b\\":', 'no build id'],
  ])('refuses a page whose %s have another form', (_, text, problem) => {
    const other = exported.html.replaceAll(text, 'other');
    expect(() => run(other)).toThrow(`/guides.txt: its HTML has ${problem}`);
  });

  it('refuses data of an unknown kind', () => {
    expect(() => run(exported.html.replace('push([1,', 'push([3,'))).toThrow('of kind 3');
  });
});

/** @jest-environment node */
import { parse } from 'node-html-parser';
import { inlineElement } from '@/lib/page-scripts/bundles';
import { deferScripts, isDeferred, withStart } from './defer-scripts';
import { samplePageData, samplePageHtml } from './sample-page.fixture';

const run = (html: string) => deferScripts(html, '/guides.txt');
const own = { early: '/early.js', scripts: [0, 2], page: '/guides.txt', build: 'b1' };

describe('deferScripts', () => {
  const { html, ...started } = run(samplePageHtml());
  const deferred = withStart(html, own);
  const page = parse(deferred, { blockTextElements: { script: true } });

  it('leaves no script but the constant one, what it reads, and those of the site', () => {
    const scripts = page.querySelectorAll('script').map((script) => script.outerHTML);
    expect(scripts).toHaveLength(3);
    expect(scripts[0]).toBe(inlineElement('pre-paint'));
    expect(scripts[2]).toBe(inlineElement('start'));
    expect(page.querySelectorAll('link[as=script]')).toHaveLength(0);
    expect(isDeferred(deferred)).toBe(true);
  });

  it('tells the script what it takes to start the page', () => {
    expect(JSON.parse(page.querySelector('#start-data')?.rawText ?? '')).toEqual(own);
  });

  it('gives what the framework would have read and run', () => {
    expect(started).toEqual({
      data: samplePageData,
      build: 'b1',
      scripts: ['/_next/a.js', '/_next/b.js'],
      runtime: { otherChunks: ['a.js'], runtimeModuleIds: [1] },
    });
  });

  it.each([
    ['pushes', 'self.__next_f.push([1'],
    ['scripts', 'src="/_next'],
    ['runtime', 'globalThis["TURBOPACK"]'],
  ])('refuses a page whose %s are written otherwise', (_, text) => {
    expect(() => run(samplePageHtml().replaceAll(text, 'other'))).toThrow('/guides.txt');
  });

  it('refuses data of a kind it does not know', () => {
    expect(() => run(samplePageHtml().replace('push([1,', 'push([3,'))).toThrow('unknown kind 3');
  });
});

import { parse } from 'node-html-parser';
import { htmlStub, isStub, stubFile } from './html-stub';
import { samplePolicy } from './site.fixture';

const redirect = { from: '/guide/old', to: '/cdk/table/overview' };

describe('htmlStub', () => {
  const html = htmlStub(redirect, 'https://site.test', samplePolicy);
  const page = parse(html);

  it('redirects by refresh, canonical URL and link', () => {
    expect(page.querySelector('meta[http-equiv="refresh"]')?.getAttribute('content')).toBe(
      '0; url=/cdk/table/overview',
    );
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://site.test/cdk/table/overview',
    );
    expect(page.querySelector('a')?.getAttribute('href')).toBe(redirect.to);
  });

  it('keeps query and fragment with its script', () => {
    const data: unknown = JSON.parse(page.querySelector('#redirects')?.rawText ?? '');
    expect(data).toEqual({ to: redirect.to });
    expect(page.querySelectorAll('script:not([type])')).toHaveLength(1);
  });

  it('is distinguishable from a page', () => {
    expect(isStub(html)).toBe(true);
    expect(isStub('<!doctype html><title>Page</title>')).toBe(false);
  });

  it('has the file name of its source', () => {
    expect(stubFile(redirect)).toBe('guide/old.html');
  });

  it('escapes the target', () => {
    expect(htmlStub({ from: '/a', to: '/"><b></script>' }, '', samplePolicy)).not.toMatch(
      /"><b>|b><\/script/,
    );
  });
});

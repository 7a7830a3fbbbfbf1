import fc from 'fast-check';
import { fileNamespaces } from '../file-paths';
import { pageNamespaces } from '../paths';
import { redirectTable, resolve } from '../redirects';
import { notFoundRedirects, withNotFoundScript } from './not-found-script';
import { redirectTarget } from './redirect-target';

/** The path that the not-found page redirects a URL to, if any. */
const leadsTo = (pathname: string, search = '', hash = '') =>
  redirectTarget(notFoundRedirects(), { pathname, search, hash });

describe('the script of the not-found page', () => {
  it.each([
    ['/Components/button/overview', '/components/button/overview?a=1#b'],
    ['/CDK', '/cdk?a=1#b'],
    ['/categories', '/components/categories?a=1#b'],
    ['/components/button', '/components/button/overview?a=1#b'],
    ['/guides/', '/guides?a=1#b'],
    ['//example.com/a', '/example.com/a?a=1#b'],
    ['/nothing/else', '/'],
    ['/guide/nothing', '/404?from=%2Fguide%2Fnothing'],
    ['/guide/a&b=c', '/404?from=%2Fguide%2Fa%26b%3Dc'],
    ['/404', undefined],
    ['/404.html', undefined],
    ['/live/gone.js', undefined],
  ])('leads from %s to %s', (path, end) => {
    expect(leadsTo(path, '?a=1', '#b')).toBe(end);
  });

  it('agrees with the reference resolver', () => {
    const segment = fc.oneof(
      fc.stringMatching(/^[\w.-]{1,6}$/),
      fc.constantFrom('', 'CDK', 'Components', ...pageNamespaces, ...fileNamespaces),
      fc.constantFrom(...redirectTable.map(({ from }) => from.slice(1))),
    );
    const anyPath = fc
      .array(segment, { minLength: 1 })
      .map((segments) => `/${segments.join('/')}`)
      .filter((path) => !/^\/*(404(\.html)?\/*)?$/.test(path));
    fc.assert(
      fc.property(anyPath, (path) => {
        const expected = resolve(path, new Set(['/', '/404']));
        expect(leadsTo(path)?.replace(/\?from=.*/, '')).toBe(
          expected.kind === 'redirect' ? expected.to : undefined,
        );
      }),
    );
  });
});

describe('withNotFoundScript', () => {
  const page = '<html><head><meta charSet="utf-8"/><title>T</title></head><body></body></html>';

  it('inserts the script and its data before everything but the encoding', () => {
    expect(withNotFoundScript(page)).toMatch(
      /^<html><head><meta charSet="utf-8"\/><script type="application\/json" id="redirects">.*<script>/,
    );
  });

  it('throws for a page without a head', () => {
    expect(() => withNotFoundScript('<p>')).toThrow('no <head>');
  });
});

import fc from 'fast-check';
import { answerTo } from './answers';
import { sampleSite } from './hosts/site.fixture';
import { existingPaths } from './hosts/site-files';

const existing = existingPaths(sampleSite);
const answer = (target: string) => answerTo(target, existing);

it.each([
  ['/', 200],
  ['/guides?a=1', 200],
  ['/%67uides', 200],
  ['/404', 404],
  ['/live/gone.js', 404],
  ['/live/open/gone.html', 404],
  ['/Components/gone.txt', 404],
  ['/%E0%A4%A', 400],
  ['/live/%00', 400],
  ['/guides%0d%0aSet-Cookie:a', 400],
  ['/../../etc/passwd', 400],
  ['*', 400],
])('answers %s with %i', (target, status) => expect(answer(target).status).toBe(status));

it.each([
  ['/guides/?a=1', 301, '/guides?a=1'],
  ['//guides', 301, '/guides'],
  ['/guides/?', 301, '/guides'],
  ['/etc//../guides/', 301, '/guides'],
  ['/guides.html?a=1', 301, '/guides?a=1'],
  ['/index.html', 301, '/'],
  ['/404.html', 301, '/404'],
  ['/components/index.html', 301, '/components/categories'],
  ['/components/./button/../button/overview/.', 301, '/components/button/overview'],
  ['/Components/button?a=1', 301, '/components/button/overview?a=1'],
  ['/%63OMpOneNTs/button/overview', 301, '/components/button/overview'],
  ['/Components/gone?a=1', 302, '/404?from=%2FComponents%2Fgone'],
  ['/gone.html?a=1', 302, '/'],
  ['//evil.test/x.html', 302, '/'],
  ['/%5Cevil.test/', 302, '/'],
  ['/.html', 301, '/'],
])('redirects %s at once: %i to %s', (target, status, location) => {
  expect(answer(target)).toEqual({ status, location });
});

it('redirects only to existing pages of the site, for any request', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '%5c',
      '%2f',
      '%2e%2e',
      '..',
      '.html',
      'components',
      'CDK',
      '?',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const given = answer(`/${pieces.join('')}`);
      if (!('location' in given)) return true;
      const { pathname, origin } = new URL(given.location, 'https://site.test');
      return origin === 'https://site.test' && existing.has(decodeURI(pathname));
    }),
  );
});

import { redirectTable } from '../redirects';
import { netlifyHeaders, netlifyRedirects } from './netlify';
import { hostedSample } from './site.fixture';

it('writes one rule per redirect, without patterns that could hide a page', () => {
  const lines = netlifyRedirects([hostedSample()]).trimEnd().split('\n');
  expect(lines).toHaveLength(redirectTable.length);
  expect(lines).toContain('/categories /components/categories 301');
  expect(lines.filter((line) => /[*:]/.test(line))).toEqual([]);
});

it('sets a header only once per path', () => {
  const [everything = '', ...folders] = netlifyHeaders([hostedSample()]).split('\n\n');
  expect(everything).toContain('X-Content-Type-Options: nosniff');
  expect(everything).not.toContain('Cache-Control');
  expect(folders.map((block) => block.split('\n')[0])).toEqual([
    '/_next/static/*',
    '/search-index/shards/*',
    '/live/chunk-*',
    '/live/runtime-*',
    '/live/theme.*',
    '/live/edit/lib/*',
    '/live/material-*',
    '/live/cdk-*',
    '/live/edit/frame.html',
    '/live/edit/frame',
  ]);
});

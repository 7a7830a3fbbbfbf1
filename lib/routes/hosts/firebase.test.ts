import { posix } from 'node:path';
import fc from 'fast-check';
import { pageNamespaces } from '../paths';
import { resolve } from '../redirects';
import { firebaseConfig } from './firebase';
import { hostedSample, sampleSite } from './site.fixture';
import { existingPaths } from './site-files';

const { redirects } = firebaseConfig([hostedSample()]).hosting;

/** The target of the first rule that matches, as Firebase applies them: before it looks for files. */
function leadsTo(path: string): string | undefined {
  for (const rule of redirects) {
    if ('source' in rule && posix.matchesGlob(path, rule.source)) return rule.destination;
    if ('regex' in rule) {
      const match = new RegExp(rule.regex).exec(path);
      if (match) return rule.destination.replace(':1', match[1] ?? '');
    }
  }
  return undefined;
}

it('does not redirect pages and files', () => {
  const redirected = [...existingPaths(sampleSite)].filter((path) => leadsTo(path) !== undefined);
  expect(redirected).toEqual([]);
});

it('agrees with the reference resolver', () => {
  const existing = existingPaths(sampleSite);
  const segment = fc.oneof(
    fc.stringMatching(/^[a-zA-Z-]{1,6}$/),
    fc.constantFrom('CDK', 'Components', 'button', 'examples', '_next', ...pageNamespaces),
  );
  const anyPath = fc
    .array(segment, { minLength: 1, maxLength: 5 })
    .map((segments) => `/${segments.join('/')}`);
  const nearPage = fc
    .tuple(fc.constantFrom(...sampleSite.pages), segment)
    .map(([page, name]) => `${page === '/' ? '' : page}/${name}`);
  fc.assert(
    fc.property(fc.oneof(anyPath, nearPage), (path) => {
      const expected = resolve(path, existing);
      expect(leadsTo(path)).toBe(expected.kind === 'redirect' ? expected.to : undefined);
    }),
    { numRuns: 300 },
  );
});

it('has placeholders only at the start of a segment, and no named groups', () => {
  for (const rule of redirects) {
    expect(rule.destination.replace(/(?<=\/):/g, '')).not.toContain(':');
    if ('regex' in rule) expect(rule.regex).not.toContain('(?P<');
  }
});

it('does not cache missing files for a year, because hashed files are listed by name', () => {
  const { headers } = firebaseConfig([hostedSample()]).hosting;
  const forGood = headers.filter(({ headers }) =>
    headers.some(({ value }) => /immutable/.test(value)),
  );
  expect(forGood.map(({ source }) => source)).toEqual([
    '/_next/static/chunks/0a1b2c3d4e.js',
    '/live/@(chunk-ABCD123.js|theme.112a1e4a5e.css)',
  ]);
});

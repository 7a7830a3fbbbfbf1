import { posix } from 'node:path';
import fc from 'fast-check';
import { pageNamespaces } from '../paths';
import { resolve } from '../redirects';
import { firebaseConfig } from './firebase';
import { samplePolicy, sampleSite } from './site.fixture';
import { existingPaths } from './site-files';

const { redirects } = firebaseConfig(sampleSite, samplePolicy).hosting;

/** The first rule that matches, as the host applies them: before it looks for files. */
function leadsTo(path: string): string | undefined {
  for (const rule of redirects) {
    if ('source' in rule && posix.matchesGlob(path, rule.source)) return rule.destination;
    if ('regex' in rule) {
      const match = new RegExp(rule.regex.replace('?P<', '?<')).exec(path);
      if (match) return rule.destination.replace(':rest', match.groups?.['rest'] ?? '');
    }
  }
  return undefined;
}

it('redirects no page and no file', () => {
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

import { explainError } from './explain-error';

it.each([
  ['ENOSPC: no space left on device, write', 'The disk is full.'],
  [
    '`next build` failed: Failed to write .next/a (No space left on device (os error 28))',
    'The disk is full.',
  ],
  ['EDQUOT: disk quota exceeded, open out/index.html', 'The disk is full.'],
  [
    "ENOSPC: System limit for number of file watchers reached, watch 'content'",
    'The system allows too few watched files.',
  ],
  ['getaddrinfo ENOTFOUND registry.npmjs.org', 'There is no connection to the network'],
  ['Temporary failure resolving deb.debian.org', 'There is no connection to the network'],
])('explains "%s"', (message, explanation) => {
  expect(explainError(message)).toContain(explanation);
});

it.each(['content/site.ts: field name: expected a string', 'EADDRINUSE', 'ECONNREFUSED ::1:4173'])(
  'has nothing to say about "%s"',
  (message) => expect(explainError(message)).toBeUndefined(),
);

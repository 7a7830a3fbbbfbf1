import { lastChanged, libraryChanged, newest } from './file-dates';

const dates = {
  files: {
    'content/examples/material/button/a/a.ts': '2026-01-02T00:00:00+00:00',
    'content/examples/material/button/a/a.html': '2026-01-03T00:00:00+00:00',
    'content/examples/material/button-toggle/b/b.ts': '2026-01-09T00:00:00+00:00',
    'content/guides.ts': '2026-01-01T00:00:00+00:00',
  },
  library: '2025-12-01T00:00:00+00:00',
  releases: {},
  changelog: {},
};

it('is the newest of all files in a folder, and ignores other folders', () => {
  expect(lastChanged(['content/examples/material/button'], dates)).toBe(
    '2026-01-03T00:00:00+00:00',
  );
  expect(lastChanged(['content/guides.ts', 'content/examples/material/button/a/a.ts'], dates)).toBe(
    '2026-01-02T00:00:00+00:00',
  );
});

it('is undefined for files that the history does not contain', () => {
  expect(lastChanged(['content/guides'], dates)).toBeUndefined();
  expect(libraryChanged({ files: {}, releases: {}, changelog: {} })).toBeUndefined();
});

it('compares dates with different offsets as points in time', () => {
  expect(newest(['2026-01-01T23:30:00-05:00', undefined, '2026-01-02T01:00:00+00:00'])).toBe(
    '2026-01-01T23:30:00-05:00',
  );
});

/** @jest-environment node */
import { site } from '@/content/site';
import { partsOf } from '@/lib/dates/changelog';
import { feedXml } from './feed';

const entry = {
  id: 'urn:x:1',
  title: { text: 'A & B' },
  updated: '2026-01-02T00:00:00+00:00',
  link: '/guide/api-changes#v22',
  content: { text: '<p>1 < 2</p>' },
};

it('escapes markup in entries, and takes its date from the newest entry', () => {
  const older = { ...entry, id: 'urn:x:2', updated: '2026-01-02T01:00:00+02:00' };
  const xml = feedXml([entry, older]);
  expect(xml).toContain('<title>A &amp; B</title>');
  expect(xml).toContain('<content type="html">&lt;p&gt;1 &lt; 2&lt;/p&gt;</content>');
  expect(xml).toContain(`href="${site.baseUrl}/guide/api-changes#v22"`);
  expect(xml).toMatch(/<updated>2026-01-02T00:00:00\+00:00<\/updated>\s*<author>/);
});

it('does not depend on the time of the build when it has no entries', () => {
  expect(feedXml([])).toMatch(/<updated>1970-01-01T00:00:00Z<\/updated>\s*<author>/);
});

it('reads only the parts of a changelog that have text', () => {
  expect(partsOf('# Changelog\n\n## Unreleased\n\n## 1.0.0\n\n### Added\n\n- This.\n')).toEqual([
    { title: '1.0.0', text: '### Added\n\n- This.' },
  ]);
});

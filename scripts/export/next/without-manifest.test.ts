/** @jest-environment node */
import { withoutManifest } from './without-manifest';

it('removes only the link to the manifest', () => {
  const [before, after] = [
    '<link rel="icon" href="/a.svg"/>',
    '<link rel="search" href="/o.xml"/>',
  ];
  const html = `${before}<link rel="manifest" href="/manifest.webmanifest"/>${after}`;
  expect(withoutManifest(html)).toBe(before + after);
  expect(withoutManifest(before + after)).toBe(before + after);
});

/** @jest-environment node */
import { sassNames } from '@/content/sass-names';
import { findGuide } from '@/lib/catalogue/guides';
import { readGuide } from '@/lib/markdown/pages';
import { sassAddresses } from './sass-addresses';

it('leads to sections that name the mixin or function', async () => {
  const addresses = sassAddresses();
  expect(addresses.get('theme')).toBe('/guide/theming#write-your-first-theme');
  for (const { name, guide: id, section } of sassNames) {
    const guide = findGuide(id);
    const headings = guide ? (await readGuide(guide)).headings.map((heading) => heading.id) : [];
    expect({ name, section: headings.find((each) => each === section) }).toEqual({ name, section });
  }
});

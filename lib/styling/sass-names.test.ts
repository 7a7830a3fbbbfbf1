/** @jest-environment node */
import { sassNames } from '@/content/sass-names';
import { findGuide } from '@/lib/catalogue/guides';
import { readGuide } from '@/lib/markdown/pages';
import { readSassDefinitions, sassAddresses } from './sass-names';

it('leads to sections that name the mixin or function', async () => {
  const addresses = sassAddresses();
  expect(addresses.get('theme')).toBe('/guide/theming#write-your-first-theme');
  for (const { name, guide: id, section } of sassNames) {
    const guide = findGuide(id);
    const headings = guide ? (await readGuide(guide)).headings.map((heading) => heading.id) : [];
    expect({ name, section: headings.find((each) => each === section) }).toEqual({ name, section });
  }
});

it('has a signature for each', () => {
  const definitions = readSassDefinitions();
  expect(definitions.map(({ name }) => name)).toEqual(sassNames.map(({ name }) => name));
  expect(definitions.find(({ name }) => name === 'theme')).toMatchObject({
    kind: 'mixin',
    parameters: '($config, $overrides: ())',
  });
});

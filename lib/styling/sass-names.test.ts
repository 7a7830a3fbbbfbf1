/** @jest-environment node */
import { sassNames } from '@/content/sass-names';
import { readSassDefinitions } from './sass-names';

it('has a signature for each', () => {
  const definitions = readSassDefinitions();
  expect(definitions.map(({ name }) => name)).toEqual(sassNames.map(({ name }) => name));
  expect(definitions.find(({ name }) => name === 'theme')).toMatchObject({
    kind: 'mixin',
    parameters: '($config, $overrides: ())',
  });
});

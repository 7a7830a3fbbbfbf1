/** @jest-environment node */
import { specsOf } from './specs-of';

const specs = [
  'e2e/api.spec.ts',
  'e2e/examples.spec.ts',
  'e2e/shell/start-up.spec.ts',
  'e2e/shell/theme.spec.ts',
];

it.each([
  ['e2e/api.spec.ts', ['e2e/api.spec.ts']],
  ['components/api/facts.tsx', ['e2e/api.spec.ts']],
  ['components/islands/theme-picker/theme-menu.tsx', ['e2e/shell/theme.spec.ts']],
  ['content/themes.ts', ['e2e/shell/theme.spec.ts']],
  ['components/islands/start-up/start-up.tsx', ['e2e/shell/start-up.spec.ts']],
  ['scripts/generate/live-examples/build.ts', ['e2e/examples.spec.ts']],
  ['lib/browser/start-queue.ts', []],
  ['components/catalogue/capital.tsx', []],
])('finds the end-to-end files named after %s', (file, expected) => {
  expect(specsOf([file], specs)).toEqual(expected);
});

it('lists each end-to-end file once, in the given order', () => {
  expect(specsOf(['public/themes/x.css', 'lib/api/model.ts', 'lib/theme.ts'], specs)).toEqual([
    'e2e/api.spec.ts',
    'e2e/shell/theme.spec.ts',
  ]);
});

/** @jest-environment node */
import { existsSync } from 'node:fs';
import { createProject } from '@/scripts/shared/build-steps/steps.fixture';
import { removeRouteTypes } from './route-types';

it('removes the types of routes after a build and after development, and nothing else', () => {
  const project = createProject();
  const files = ['.next/types/validator.ts', '.next/dev/types/validator.ts', '.next/dev/cache/a'];
  for (const file of files) project.write(file, '');
  removeRouteTypes();
  removeRouteTypes();
  expect(files.map((file) => existsSync(file))).toEqual([false, false, true]);
  project.remove();
});

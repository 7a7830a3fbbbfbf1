/** @jest-environment node */
import { stampOfFiles, stampOfInputs } from './stamps';
import { copyStep, createProject, type Project } from './steps.fixture';

let project: Project;
beforeEach(() => {
  project = createProject();
  project.write('data/a/one.md', '1');
  project.write('code/main.ts', `import './part';`);
  project.write('code/part.ts', '1');
});
afterEach(() => project.remove());

const step = copyStep('a', { command: ['tsx', 'code/main.ts'], data: ['data/a', 'data/missing'] });
const changed = (change: () => void) => {
  const before = stampOfInputs(step);
  change();
  return stampOfInputs(step) !== before;
};

it.each([
  ['a file of a folder', () => project.write('data/a/one.md', '2')],
  ['a new file in a folder', () => project.write('data/a/two.md', '1')],
  ['a file that was missing', () => project.write('data/missing', '')],
  ['a module that its program imports', () => project.write('code/part.ts', '2')],
  ['the installed packages', () => project.write('package-lock.json', '{}')],
])('changes with %s', (_, change) => expect(changed(change)).toBe(true));

it('changes with the environment', () => {
  expect(changed(() => (process.env['SITE_BASE_URL'] = 'https://example.org'))).toBe(true);
  delete process.env['SITE_BASE_URL'];
});

it.each([
  ['a file that it does not read', () => project.write('data/b', '1')],
  ['a unit test', () => project.write('data/a/one.test.ts', '1')],
  ['a stamp', () => project.write('data/a/one.stamp', '1')],
])('does not change with %s', (_, change) => expect(changed(change)).toBe(false));

it('does not change with files that the step does not read', () => {
  const only = { ...step, only: /\.ts$/ };
  const before = stampOfInputs(only);
  project.write('data/a/one.md', '3');
  expect(stampOfInputs(only)).toBe(before);
  project.write('data/a/one.ts', '3');
  expect(stampOfInputs(only)).not.toBe(before);
});

it('is the same in another folder', () => {
  const here = stampOfFiles(['data']);
  project.remove();
  project = createProject();
  project.write('data/a/one.md', '1');
  expect(stampOfFiles(['data'])).toBe(here);
});

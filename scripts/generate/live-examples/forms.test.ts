/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '@/scripts/shared/list-files';

const root = 'content/examples';

/** The folders of the examples that import a package. */
function examplesWith(specifier: string): ReadonlySet<string> {
  const importing = listFiles(root)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes(`from '${specifier}'`));
  return new Set(importing.map((file) => dirname(file)));
}

const withSignals = examplesWith('@angular/forms/signals');
const withForms = withSignals.union(examplesWith('@angular/forms'));

it('uses signal forms in at least a third of the examples with forms', () => {
  expect(withForms.size).toBeGreaterThan(80);
  expect(withSignals.size).toBeGreaterThanOrEqual(withForms.size / 3);
});

it.each(['select/', 'chips/', 'datepicker/date-range', 'stepper/'])(
  'shows them with %s',
  (place) => {
    expect([...withSignals].filter((folder) => folder.startsWith(`material/${place}`))).not.toEqual(
      [],
    );
  },
);

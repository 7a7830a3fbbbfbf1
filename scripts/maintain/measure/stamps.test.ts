/** @jest-environment node */
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { library } from '@/lib/catalogue/library';
import { findExamples } from '@/scripts/generate/live-examples/layout';
import { formatMeasures } from './format';
import { measuredItems, obsoleteFiles, outdatedFields, outdatedMeasures } from './stamps';

const folder = mkdtempSync(join(tmpdir(), 'stamps-'));
const examples = findExamples(library.examples, library.packages);

/** The stamps of all items, after a file was added to a copy of an example. */
function stampsWith(id: string, name: string) {
  const changed = examples.map((example) => {
    if (example.id !== id) return example;
    const copy = join(folder, `${id}-${basename(name)}`);
    cpSync(example.folder, copy, { recursive: true });
    writeFileSync(join(copy, name), 'changed');
    return { ...example, folder: copy };
  });
  return measuredItems(changed);
}

/** The items whose stamps differ when that file was added, as opposed to one that is no source. */
function changedBy(id: string, name: string): string[] {
  const before = stampsWith(id, 'note.spec.ts');
  return stampsWith(id, name)
    .filter(({ stamp }, at) => stamp.examples !== before[at]?.stamp.examples)
    .map(({ file }) => file);
}

it('is up to date in content/measured', () => {
  const outdated = outdatedMeasures();
  const report =
    outdated.length === 0
      ? ''
      : `Run "npm run measure" and commit content/measured. Out of date:\n${outdated.join('\n')}`;
  expect(report).toBe('');
});

it('changes for one item only when one of its examples changes', () => {
  const id = 'button-overview';
  expect(changedBy(id, 'note.css')).toEqual(['content/measured/material/button.json']);
});

it('does not depend on tests, nor on the folder of the project', () => {
  const [one, other] = ['a.spec.ts', 'b.spec.ts'].map((name) =>
    stampsWith('button-overview', name),
  );
  expect(one?.map(({ stamp }) => stamp)).toEqual(other?.map(({ stamp }) => stamp));
});

describe('a file', () => {
  const [item] = measuredItems();
  if (!item) throw new Error('nothing is measured');
  const file = join(folder, 'item.json');
  const { stamp } = item;
  const fieldsAfter = (text: string) => {
    writeFileSync(file, text);
    return outdatedFields({ file, stamp });
  };

  it('is out of date in the fields that differ', () => {
    expect(fieldsAfter(formatMeasures({ from: stamp, examples: {} }))).toEqual([]);
    const from = { ...stamp, library: 'acme 0.1.0', theme: 'older' };
    expect(fieldsAfter(formatMeasures({ from, examples: {} }))).toEqual(['library', 'theme']);
  });

  it('is out of date when it is missing, broken or does not fit', () => {
    expect(outdatedFields({ file: join(folder, 'none.json'), stamp })).toEqual(['missing']);
    expect(fieldsAfter('{}')).toEqual(['invalid']);
    expect(fieldsAfter('<<<<<<< HEAD')).toEqual(['invalid']);
  });
});

it('finds the files of items of which nothing is measured any more', () => {
  const items = measuredItems();
  expect(obsoleteFiles(items)).toEqual([]);
  expect(obsoleteFiles(items.slice(1))).toEqual([items[0]?.file]);
});

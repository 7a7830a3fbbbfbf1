/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleFixture } from '@/lib/examples/example.fixture';
import { sizeOfExample } from '@/lib/examples/sizes';
import { writeSheets } from './sheets';

jest.mock('@/lib/examples/sizes');
const ids = ['button-overview', 'button-a', 'button-b', 'button-c', 'button-d'];
const examples = ids.map((id) => exampleFixture({ id, packagePath: `material/button/${id}` }));
/** Rules with low compressibility. */
const rules = (name: string, kilobytes: number) =>
  `.${name}{--a:"${randomBytes(kilobytes * 1024).toString('hex')}"}`;

let served: string;
beforeEach(() => {
  served = mkdtempSync(join(tmpdir(), 'sheets-'));
  jest.mocked(sizeOfExample).mockReturnValue({ heights: [1, 1, 1] });
});

/** The rules in the stylesheets of each example, when the fourth and fifth example have additional styles. */
function write(late: string) {
  const pages = ids.map((id, at) => ({
    id,
    styles: at > 2 ? ['.all{top:0}', late] : ['.all{top:0}'],
  }));
  const sheets = writeSheets(examples, pages, '.stage{top:0}', served);
  return ids.map((id) =>
    (sheets[id] ?? []).map((place) => {
      const text = readFileSync(join(served, place.replace('/live/', '')), 'utf8');
      return [...text.matchAll(/\.(\w+)\{/g)].map(([, name]) => name).join(' ');
    }),
  );
}

it('writes large styles of late examples to a separate stylesheet', () => {
  const first = ['stage all'];
  expect(write(rules('late', 8))).toEqual([
    first,
    first,
    first,
    [...first, 'late'],
    [...first, 'late'],
  ]);
  expect(readdirSync(served).sort()).toEqual([
    expect.stringMatching(/^material-button-deferred\.\w+\.css$/),
    expect.stringMatching(/^material-button\.\w+\.css$/),
  ]);
});

it('keeps small styles of late examples in the stylesheet of the folder', () => {
  expect(write(rules('late', 1))).toEqual(ids.map(() => ['stage all late']));
});

it('writes one stylesheet when no example is late', () => {
  jest.mocked(sizeOfExample).mockReturnValue(undefined);
  expect(write(rules('late', 8))).toEqual(ids.map(() => ['stage all late']));
});

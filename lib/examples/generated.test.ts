/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleFixture } from './fixture';
import { readGenerated, readGeneratedJson } from './generated';
import { catalogueSchema } from './schema';

describe('generated files', () => {
  const root = mkdtempSync(join(tmpdir(), 'generated-'));
  const write = (value: unknown) =>
    writeFileSync(join(root, '.generated/examples/catalogue.json'), JSON.stringify(value));

  beforeAll(() => {
    mkdirSync(join(root, '.generated/examples'), { recursive: true });
    jest.spyOn(process, 'cwd').mockReturnValue(root);
  });
  afterAll(() => jest.restoreAllMocks());

  it('are validated', () => {
    write([exampleFixture()]);
    expect(readGeneratedJson('catalogue.json', catalogueSchema)).toEqual([exampleFixture()]);
  });

  it('are refused with file and field', () => {
    write([{ ...exampleFixture(), title: 3 }]);
    expect(() => readGeneratedJson('catalogue.json', catalogueSchema)).toThrow(
      /^\.generated\/examples\/catalogue\.json: 0\.title: /,
    );
  });

  it('say how to make them when they are missing', () => {
    expect(() => readGenerated('html/unknown.html')).toThrow('run "npm run generate" first');
  });
});

/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { generatedFiles } from './files';
import { isGenerated, readGeneratedJson, readGeneratedText } from './read';

const file = '.generated/api/index.json';
const schema = z.array(z.object({ title: z.string() }));
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'generated-'));
  mkdirSync(join(root, generatedFiles.api), { recursive: true });
  jest.spyOn(process, 'cwd').mockReturnValue(root);
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

const write = (text: string) => writeFileSync(join(root, file), text);

it('returns data that matches its schema', () => {
  write('[{ "title": "a" }]');
  expect(readGeneratedJson(file, schema)).toEqual([{ title: 'a' }]);
});

it('names the file and the field that does not match', () => {
  write('[{ "title": 3 }]');
  expect(() => readGeneratedJson(file, schema)).toThrow(`${file}: field 0.title: `);
});

it('names a file that is not JSON', () => {
  write('{');
  expect(() => readGeneratedJson(file, schema)).toThrow(`${file}: is not JSON; run`);
});

it('names the command that generates a missing file', () => {
  expect(() => readGeneratedText(file)).toThrow(
    `${file}: cannot be read; run \`npm run generate\``,
  );
  for (const file of [generatedFiles.apiHistory, generatedFiles.entryPoints]) {
    expect(() => readGeneratedText(file)).toThrow(
      `${file}: cannot be read; run \`npm run api-history\``,
    );
  }
});

it('distinguishes a file that was not generated from a step that did not run', () => {
  expect(isGenerated(file, generatedFiles.api)).toBe(false);
  write('[]');
  expect(isGenerated(file, generatedFiles.api)).toBe(true);
  expect(() => isGenerated(generatedFiles.tokensOf('button'), generatedFiles.tokens)).toThrow(
    '.generated/tokens: is missing; run `npm run generate`',
  );
});

/** @jest-environment node */
import { symbolDescriptions } from '@/content/symbol-descriptions';
import { generatedFiles } from '@/lib/generated/files';
import { readGeneratedJson } from '@/lib/generated/read';
import { apiDocSchema } from './model';
import { isDescribed, withOwnDescriptions } from './own-descriptions';
import { readApiDoc } from './read-doc';
import { apiDocIds } from './symbol-index';

/** The documents as generated from the packages, without our own descriptions. */
const docs = apiDocIds().map((id) => readGeneratedJson(generatedFiles.apiDoc(id), apiDocSchema));
const silent = docs.flatMap(({ id, symbols }) =>
  symbols.filter((symbol) => !isDescribed(symbol)).map(({ name }) => `${id}#${name}`),
);
const written = Object.entries(symbolDescriptions).flatMap(([id, own]) =>
  Object.keys(own).map((name) => `${id}#${name}`),
);

it('leaves no symbol without a description', () => {
  expect(silent.filter((ref) => !written.includes(ref))).toEqual([]);
});

it('describes only symbols that exist and that the library does not describe', () => {
  expect(written.filter((ref) => !silent.includes(ref))).toEqual([]);
});

it('are sentences', () => {
  const texts = Object.values(symbolDescriptions).flatMap((own) => Object.values(own));
  expect(texts.filter((text) => !/^[A-Z`<].*[.]$/.test(text))).toEqual([]);
});

it('are marked as ours, and descriptions of the library are not', () => {
  const describedHere = readApiDoc('material-button').symbols.filter((s) => s.describedHere);
  expect(describedHere.map(({ name }) => name)).toEqual(['MatButtonModule']);
  const [doc] = docs;
  if (!doc) throw new Error('no documents');
  expect(withOwnDescriptions({ ...doc, id: 'cdk-none' })).toEqual({ ...doc, id: 'cdk-none' });
});

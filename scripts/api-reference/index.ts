/**
 * Extracts the API reference.
 *
 * Reads   the installed packages @angular/material and @angular/cdk: the `exports` of their
 *         manifests, their declaration files, and the sources inside the maps of fesm2022; and
 *         the doc items of content/, which say what page shows which document.
 * Writes  .generated/api/<document id>.json, the model of lib/api, and .generated/api/index.json,
 *         an index of all symbols with their URLs. Two runs write the same bytes.
 * Fails   naming package, file and symbol when a package has a shape that is not known, and
 *         naming the entry point or document when content/ and the packages do not match.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { docItems } from '@/content/doc-items';
import { apiOutputFolder } from '@/lib/api/read-json';

import { checkAgainstContent } from './check-content';
import { extractApi } from './extract';
import { buildSymbolIndex } from './symbol-index';
import { validateDocs } from './validate';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const start = performance.now();

const docs = extractApi({
  '@angular/material': join(root, 'node_modules/@angular/material'),
  '@angular/cdk': join(root, 'node_modules/@angular/cdk'),
});
validateDocs(docs);
checkAgainstContent(docs, docItems);

const output = join(root, apiOutputFolder);
mkdirSync(output, { recursive: true });
const files = new Map<string, unknown>(docs.map((doc) => [`${doc.id}.json`, doc]));
files.set('index.json', buildSymbolIndex(docs));
for (const [name, value] of files) {
  writeFileSync(join(output, name), `${JSON.stringify(value, null, 1)}\n`);
}
// Only now, so that a page rendered meanwhile finds its document.
for (const name of readdirSync(output)) if (!files.has(name)) rmSync(join(output, name));

const symbols = docs.reduce((sum, doc) => sum + doc.symbols.length, 0);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
console.log(
  `API reference: ${docs.length} documents, ${symbols} symbols in ${seconds} s, ${megabytes} MB`,
);

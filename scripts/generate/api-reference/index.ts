/**
 * Extracts the API reference.
 *
 * Reads   the installed packages that content/site.ts names: the `exports` of their
 *         manifests, their declaration files, and the sources inside the maps of fesm2022; and
 *         the doc items of content/, which say what page shows which document.
 * Writes  .generated/api/<document id>.json, the model of lib/api, and .generated/api/index.json,
 *         an index of all symbols with their URLs. Two runs write the same bytes.
 * Fails   naming package, file and symbol when a package has a shape that is not known, and
 *         naming the entry point or document when content/ and the packages do not match.
 *
 * The folders are the steps, each of which uses only those before it:
 *
 * read/     what the packages hold: manifests, declarations, sources, decorators, comments
 * types/    types as tokens with links, signatures
 * members/  inputs, outputs, properties and methods, own and inherited, with their defaults
 * symbols/  classes, interfaces, functions, constants …, each in the shape of the model
 * write/    checks against the model and content/, and the files
 */
import { allItems } from '@/lib/catalogue/items';
import { library } from '@/lib/catalogue/library';
import { generatedFiles } from '@/lib/generated/files';
import { folderOfPackage } from '@/scripts/shared/folder-of-package';
import { main } from '@/scripts/shared/main';
import { extractApi } from './extract';
import { checkAgainstContent, isShownBy } from './write/check-content';
import { validateDocs } from './write/validate';
import { writeDocs } from './write/write-docs';

main(() => {
  const start = performance.now();
  const items = allItems();
  const packages = Object.fromEntries(
    library.packages.map((name) => [name, folderOfPackage(name, library.installedIn)]),
  );
  // What no item shows is an oversight where it can be mended, and has no document where it cannot.
  const docs = extractApi(
    packages,
    library.strict ? {} : { isDocumented: isShownBy(items), needsSources: false },
  );
  validateDocs(docs);
  checkAgainstContent(docs, items);
  writeDocs(docs, generatedFiles.api);

  const symbols = docs.reduce((sum, doc) => sum + doc.symbols.length, 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(
    `API reference: ${docs.length} documents, ${symbols} symbols in ${seconds} s, ${megabytes} MB`,
  );
});

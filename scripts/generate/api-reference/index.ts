/**
 * Extracts the API reference.
 *
 * Reads   the installed packages listed in content/site.ts: the `exports` of their manifests, their
 *         declaration files, and the sources in the source maps of fesm2022; and the doc items in content/,
 *         which define the documents of each page.
 * Writes  .generated/api/<document id>.json (schema in lib/api), and .generated/api/index.json, an index of
 *         all symbols with their URLs; and .generated/api-faults.json, which lists the symbols that could not
 *         be read. The output is deterministic.
 * Fails   with the entry point or document when content/ and the packages do not match; and in strict mode
 *         with package, file and symbol when a package has an unknown structure. Otherwise such symbols are
 *         omitted with a warning.
 *
 * The folders are the steps. Each step uses only the previous ones:
 *
 * read/     reads the packages: manifests, declarations, sources, decorators, comments
 * types/    prints types as tokens with links, reads signatures
 * members/  reads inputs, outputs, properties and methods, own and inherited, with their defaults
 * symbols/  reads classes, interfaces, functions, constants … into the model
 * write/    checks the result against the model and content/, and writes the files
 */
import type { DocItem } from '@/content/types';
import { allItems } from '@/lib/catalogue/items';
import { library } from '@/lib/catalogue/library';
import { generatedFiles } from '@/lib/generated/files';
import { folderOfPackage } from '@/scripts/shared/folder-of-package';
import { main } from '@/scripts/shared/main';
import { extractApi } from './extract';
import { FaultList } from './fault-list';
import type { OnFault } from './read/errors';
import type { PackageFolders } from './read/packages';
import { checkAgainstContent, isShownBy } from './write/check-content';
import { repairDocs } from './write/repair-docs';
import { validateDocs } from './write/validate';
import { writeDocs } from './write/write-docs';

/** In strict mode, an entry point without an item is an error. Otherwise it is simply not documented. */
function readForeignApi(packages: PackageFolders, items: readonly DocItem[], faults: FaultList) {
  const onFault: OnFault = (fault) => faults.add(fault);
  const isDocumented = isShownBy(items);
  return repairDocs(extractApi(packages, { isDocumented, needsSources: false, onFault }), onFault);
}

main(() => {
  const start = performance.now();
  const items = allItems();
  const packages = Object.fromEntries(
    library.packages.map((name) => [name, folderOfPackage(name, library.installedIn)]),
  );
  const faults = new FaultList();
  const docs = library.strict ? extractApi(packages) : readForeignApi(packages, items, faults);
  validateDocs(docs, library.strict ? undefined : (fault) => faults.add(fault));
  checkAgainstContent(docs, items);
  writeDocs(docs, generatedFiles.api);
  faults.write();

  const symbols = docs.reduce((sum, doc) => sum + doc.symbols.length, 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(
    `API reference: ${docs.length} documents, ${symbols} symbols in ${seconds} s, ${megabytes} MB`,
  );
});

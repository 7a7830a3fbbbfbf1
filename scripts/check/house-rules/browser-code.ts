import { isWithin } from './room';
import { isForTests, moduleOf, type Source } from './source';

/**
 * Modules and folders of `lib` and `content` for browsers: they are small, without tables and without
 * Node.js.
 */
const browserModules: readonly string[] = [
  'lib/browser',
  'lib/design',
  'lib/routes/base',
  'lib/routes/file-paths',
  'lib/routes/module-list',
  'lib/routes/not-found-address',
  'lib/routes/project-files',
  'lib/routes/search-paths',
  'lib/routes/theme-builder-paths',
  'lib/routes/hosts/redirect-target',
  'lib/search',
  'lib/api/kind-names',
  'lib/start',
  'lib/playground',
  'lib/theme-builder',
  'content/moved-fragments',
  'content/language',
  'content/text-language',
  'content/themes',
  'content/words',
  'lib/words/word',
  'content/in-browsers',
];

/** Folders that may use `'use client'`. */
const clientFolders = ['components/islands', 'components/ui'];

/** Next requires the directive in these files, which only re-export an island. */
const errorFiles = ['app/error.tsx', 'app/global-error.tsx'];

const isClient = ({ text }: Source) => /^\s*['"]use client['"]/.test(text);

/** Whether a file is an entry point of browser code: an island, or a script that runs without React. */
const isBrowserEntry = (source: Source) =>
  isClient(source) || isWithin(source.path, 'lib/start/entries');

/** Checks that only two folders use `'use client'`. */
export function checkUseClient(sources: readonly Source[]): readonly string[] {
  return sources
    .filter((source) => isClient(source) && !isForTests(source.path))
    .filter(({ path }) => !errorFiles.includes(path))
    .filter(({ path }) => !clientFolders.some((folder) => isWithin(path, folder)))
    .map(({ path }) => `${path}: 'use client' belongs to ${clientFolders.join(' and ')}`);
}

/**
 * Checks what islands and page scripts import from `lib` and `content`, directly or indirectly: only the
 * listed modules, because all of it is sent to visitors. Type imports do not count.
 */
export function checkBrowserCode(
  sources: readonly Source[],
  allowed = browserModules,
): readonly string[] {
  const byModule = new Map(sources.map((source) => [moduleOf(source.path), source]));
  const reached = new Set(
    sources.filter((source) => isBrowserEntry(source) && !isForTests(source.path)),
  );
  const shipped = new Set<string>();
  // Iteration over a set includes entries that are added meanwhile.
  for (const source of reached) {
    for (const { target, typeOnly, isPackage } of source.imports) {
      if (typeOnly || isPackage) continue;
      shipped.add(target);
      const next = byModule.get(target);
      if (next) reached.add(next);
    }
  }
  const modules = [...shipped].filter(
    (target) => isWithin(target, 'lib') || isWithin(target, 'content'),
  );
  return [
    ...modules
      .filter((target) => !allowed.some((place) => isWithin(target, place)))
      .map((target) => `${target}: browsers load it, but browser-code.ts does not list it`),
    ...allowed
      .filter((place) => !modules.some((target) => isWithin(target, place)))
      .map((place) => `browser-code.ts: no browser loads ${place}`),
  ];
}

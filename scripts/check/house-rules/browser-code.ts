import { isWithin } from './room';
import { isForTests, moduleOf, type Source } from './source';

/** What of `lib` and `content` is meant for browsers: small, and free of tables and of Node.js. */
const browserModules: readonly string[] = [
  'lib/browser',
  'lib/design',
  'lib/routes/base',
  'lib/routes/file-paths',
  'lib/routes/module-list',
  'lib/routes/search-paths',
  'lib/routes/theme-builder-paths',
  'lib/routes/hosts/redirect-target',
  'lib/search',
  'lib/api/kind-names',
  'lib/start',
  'lib/playground',
  'lib/theme-builder',
  'content/moved-fragments',
  'content/themes',
  'content/in-browsers',
];

/** Folders that may hold `'use client'`. */
const clientFolders = ['components/islands', 'components/ui'];

/** The framework wants the directive in these files themselves, which only hand on an island. */
const errorFiles = ['app/error.tsx', 'app/global-error.tsx'];

const isClient = ({ text }: Source) => /^\s*['"]use client['"]/.test(text);

/** Islands, and the scripts that run without the framework. */
const isBrowserEntry = (source: Source) =>
  isClient(source) || isWithin(source.path, 'lib/start/entries');

/** `'use client'` stands in its two folders only. */
export function checkUseClient(sources: readonly Source[]): readonly string[] {
  return sources
    .filter((source) => isClient(source) && !isForTests(source.path))
    .filter(({ path }) => !errorFiles.includes(path))
    .filter(({ path }) => !clientFolders.some((folder) => isWithin(path, folder)))
    .map(({ path }) => `${path}: 'use client' belongs to ${clientFolders.join(' and ')}`);
}

/**
 * What islands and page scripts import, directly or by way of others, is shipped to visitors: of `lib`
 * and `content` that may only be what is listed. Types ship nothing.
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
  // A set hands out what is added to it while it is walked.
  for (const source of reached) {
    for (const { target, typeOnly, isPackage } of source.imports) {
      if (typeOnly || isPackage) continue;
      shipped.add(target);
      const next = byModule.get(target);
      if (next) reached.add(next);
    }
  }
  const data = [...shipped].filter(
    (target) => isWithin(target, 'lib') || isWithin(target, 'content'),
  );
  return [
    ...data
      .filter((target) => !allowed.some((place) => isWithin(target, place)))
      .map((target) => `${target}: browsers load it, and it is not meant for them`),
    ...allowed
      .filter((place) => !data.some((target) => isWithin(target, place)))
      .map((place) => `browser-code.ts: no browser loads ${place}`),
  ];
}

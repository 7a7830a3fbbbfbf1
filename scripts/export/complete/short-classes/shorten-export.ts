import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { generatedFiles } from '@/lib/generated/files';
import { readGeneratedJson } from '@/lib/generated/read';
import { inlineScripts, readBundle } from '@/lib/page-scripts/bundles';
import { hashedFolder } from '@/lib/routes/hosts/headers';
import { listFiles } from '@/scripts/shared/list-files';
import { fingerprint } from '@/scripts/shared/stamp';
import { shortenData, shortenHtml } from './markup';
import { classesSoughtBy, shortenScript, wordsIn } from './scripts';
import { classesOfSheet, shortenSheet } from './sheets';
import { shortNamesFor } from './short-names';

/** Gives what the framework exported of pages the names that its files have by now. */
export interface Shortener {
  html: (html: string) => string;
  /** @param data a page's, as the framework wrote them */
  data: (data: string) => string;
  /** Names of files in whatever names them, but for pages and their data. */
  files: (text: string) => string;
  /** The script that pages load first: it makes elements too. */
  early: (script: string) => string;
}

/** Also the maps to the sources that a build for measuring has. */
const asset = /\.(?:js|css)(?:\.map)?$/;
const assetNames = /[\w-]+\.(?:js|css)\b/g;
/** Letters of the hash that a name ends with. */
const hashLength = 13;

/**
 * Gives the classes of the export's style sheets short names, in these and in the application's scripts: long
 * ones are a tenth of what a page and its style sheet weigh. Nothing hangs on classes but style. What examples and
 * their style sheets may call the same, and what scripts look for, keeps its name.
 *
 * Files that come from elsewhere are named by their content, and to be kept for ever, so all of them get other
 * names when what stands in them may be otherwise. A second run finds nothing to be shortened.
 *
 * @param out the folder of the export
 * @returns what does the same to pages and their data
 */
export function shortenExport(out: string): Shortener {
  const folder = `${hashedFolder.slice(1)}/chunks/`;
  const files = listFiles(out).filter((file) => file.startsWith(folder) && asset.test(file));
  const read = (ending: string) =>
    files
      .filter((file) => file.endsWith(ending))
      .map((file) => ({ file, text: readFileSync(join(out, file), 'utf8') }));
  const sheets = read('.css');
  const scripts = read('.js');
  const known = new Set(sheets.flatMap(({ text }) => [...classesOfSheet(text)]));
  const kept = new Set([
    ...readGeneratedJson(generatedFiles.examples.classes, z.array(z.string())),
    ...sheetsOfOthers(out).flatMap((css) => [...classesOfSheet(css)]),
    ...[...scripts.map(({ text }) => text), readBundle('early')].flatMap(classesSoughtBy),
    ...[...inlineScripts, 'preview' as const].map(readBundle).flatMap(wordsIn),
  ]);
  const long = [...known].filter(isLong);
  const names = shortNamesFor(
    new Set(long.filter((name) => !kept.has(name))),
    new Set([...known, ...kept]),
  );
  const renamed = names.size === 0 ? new Map<string, string>() : renamedFiles(files, names);
  const inFiles = (text: string) => text.replace(assetNames, (name) => renamed.get(name) ?? name);

  const write = (file: string, text: string) => {
    rmSync(join(out, file));
    writeFileSync(join(out, dirname(file), inFiles(basename(file))), inFiles(text));
  };
  if (names.size > 0) {
    for (const { file, text } of sheets) write(file, shortenSheet(text, names));
    for (const { file, text } of scripts) write(file, shortenScript(text, names, known));
    for (const { file, text } of read('.map')) write(file, text);
  }
  return {
    html: (html) => inFiles(shortenHtml(html, names)),
    data: (data) => shortenData(inFiles(data), names),
    files: inFiles,
    early: (script) => shortenScript(script, names, known),
  };
}

/** The style sheets of the examples, of themes and of whatever else pages ask for by its own name. */
function sheetsOfOthers(out: string): readonly string[] {
  return listFiles(out)
    .filter((file) => file.endsWith('.css') && !file.startsWith(hashedFolder.slice(1)))
    .map((file) => readFileSync(join(out, file), 'utf8'));
}

/** A word weighs hardly more than a short name, and may mean something else elsewhere. */
function isLong(name: string): boolean {
  // Values of `display`, which React knows by the same names.
  return /[^a-z]/i.test(name) && !/^inline-[a-z]+$/.test(name);
}

/** New names for files, by the old ones: what they begin with, and another hash. */
function renamedFiles(
  files: readonly string[],
  names: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const all = JSON.stringify([...names]);
  return new Map(
    files.map((file) => {
      const name = basename(file);
      const [, start = '', ending = ''] = /^([^.]*)(\..*)$/.exec(name) ?? [];
      const hash = fingerprint(name.replace(/\.map$/, ''), all).slice(0, hashLength);
      return [name, start.slice(0, -hashLength) + hash + ending];
    }),
  );
}

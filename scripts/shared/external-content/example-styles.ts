import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import postcss from 'postcss';
import * as sass from 'sass';
import { site } from '@/content/site';
import { themes } from '@/content/themes';
import { library } from '@/lib/catalogue/library';
import { generatedFiles } from '@/lib/generated/files';
import { withBase } from '@/lib/routes/base';
import { fingerprint } from '@/scripts/shared/stamp';
import { scopeStyles } from './scope-styles';
import type { WorkspaceFiles } from './workspace-files';

/** The folder in `public/` for fonts and images of stylesheets. */
const assets = 'assets/content/styles';
const isExternal = (url: string) => /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(url);

/** A stylesheet of `examples.styles`. */
export interface ExampleStyles {
  file: string;
  /** The files that it was made from, including itself. */
  sources: readonly string[];
}

/**
 * Compiles the stylesheets that `examples.styles` names, restricts them to examples, and copies their fonts and
 * images.
 *
 * @param folder the content folder, to which the paths are relative
 * @returns the stylesheets, in their order
 * @throws when a file is missing, with the field, or when it does not compile
 */
export function writeExampleStyles(folder: string, work: WorkspaceFiles): readonly ExampleStyles[] {
  const { styles = [], dark } = site.examples;
  const files = typeof styles === 'string' ? [styles] : styles;
  const field = (index: number) =>
    `${join(folder, 'site.ts')}: examples.styles${typeof styles === 'string' ? '' : `[${index}]`}`;
  const compiled = files.map((name, index) => {
    const file = findStyles(name, folder);
    if (file === undefined) {
      throw new Error(`${field(index)}: there is no file "${name}" in ${folder}, nor in a package`);
    }
    try {
      const styles = compile(file);
      return { file, sources: styles.sources, css: withCopiedAssets(styles, work) };
    } catch (error) {
      throw new Error(`${field(index)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
  if (compiled.length === 0) {
    rmSync(generatedFiles.exampleStyles, { force: true });
    return [];
  }
  const css = compiled.map((one) => one.css);
  const darkThemes = themes.filter(({ isDark }) => isDark).map(({ name }) => name);
  work.write(generatedFiles.exampleStyles, scopeStyles(css.join('\n'), { dark, darkThemes }));
  return compiled;
}

/** Finds a stylesheet in the content folder, or in an installed package. */
function findStyles(name: string, folder: string): string | undefined {
  return [resolve(folder, name), ...library.installedIn.map((modules) => join(modules, name))].find(
    (file) => existsSync(file),
  );
}

interface CompiledStyles {
  css: string;
  /** The stylesheets that it was made from, to which the addresses in it are relative. */
  sources: readonly string[];
}

function compile(file: string): CompiledStyles {
  if (extname(file) === '.css') return { css: readFileSync(file, 'utf8'), sources: [file] };
  const { css, loadedUrls } = sass.compile(file, {
    loadPaths: [dirname(file), ...library.installedIn],
    importers: [new sass.NodePackageImporter(process.cwd())],
    quietDeps: true,
    // Sass warns about rules of its next version, which are for the authors of the library.
    logger: sass.Logger.silent,
    charset: false,
  });
  const sources = loadedUrls
    .filter(({ protocol }) => protocol === 'file:')
    .map((url) => fileURLToPath(url));
  return { css, sources: [file, ...sources] };
}

/** Copies the files that a stylesheet refers to, and returns it with their new addresses. */
function withCopiedAssets({ css, sources }: CompiledStyles, work: WorkspaceFiles): string {
  const sheet = postcss.parse(css);
  const replaced = (value: string) =>
    value.replaceAll(/url\(\s*(["']?)([^"')]+)\1\s*\)/g, (all, _quote, url: string) => {
      if (isExternal(url)) return all;
      const path = decodeURI(url.replace(/[?#].*$/, '')).replace(/^~/, '');
      const found = [
        ...sources.map((source) => resolve(dirname(source), path)),
        ...library.installedIn.map((modules) => join(modules, path)),
      ].find((file) => existsSync(file));
      if (found === undefined) {
        console.warn(`${sources[0] ?? ''}: there is no file "${url}".`);
        return all;
      }
      const content = readFileSync(found);
      const suffix = url.includes('#') ? url.slice(url.indexOf('#')) : '';
      const name = `${fingerprint(content).slice(0, 8)}-${basename(found)}`;
      work.write(`public/${assets}/${name}`, content);
      return `url("${withBase(`/${assets}/${name}`)}${suffix}")`;
    });
  sheet.walkDecls((declaration) => {
    if (declaration.value.includes('url(')) declaration.value = replaced(declaration.value);
  });
  return sheet.toString();
}

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import postcss from 'postcss';
import * as sass from 'sass';
import { site } from '@/content/site';
import { themes } from '@/content/themes';
import { library } from '@/lib/catalogue/library';
import { generatedFiles } from '@/lib/generated/files';
import { blockedAddress, isAllowed, originOf } from '@/lib/markdown/blocked-addresses';
import { withBase } from '@/lib/routes/base';
import { fingerprint } from '@/scripts/shared/stamp';
import { scopeStyles } from './scope-styles';
import type { WorkspaceFiles } from './workspace-files';

/** The folder in `public/` for fonts and images of stylesheets. */
const assets = 'assets/content/styles';
const addresses = /url\(\s*(["']?)([^"')]+)\1\s*\)/g;
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
      const css = withCopiedAssets(withoutImports(styles.css, field(index)), styles.sources, work);
      warnOfBlocked(css, field(index));
      return { file, sources: styles.sources, css };
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

/** Removes imports of stylesheets on other hosts, which the content security policy blocks. */
function withoutImports(css: string, field: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('import', (rule) => {
    console.warn(
      `${field}: @import ${rule.params} is left out, because pages load stylesheets of this site only. Install the font or stylesheet as a package, and name its file in examples.styles.`,
    );
    rule.remove();
  });
  return sheet.toString();
}

/** Warns of fonts and images that the content security policy blocks. */
function warnOfBlocked(css: string, field: string): void {
  const seen = new Set<string>();
  postcss.parse(css).walkDecls(({ value, parent }) => {
    const isFont = parent?.type === 'atrule' && 'name' in parent && parent.name === 'font-face';
    const kind = isFont ? 'fonts' : 'images';
    for (const [, , url = ''] of value.matchAll(addresses)) {
      const origin = originOf(url);
      if (origin === undefined || isAllowed(origin, site.policy[kind]) || seen.has(url)) continue;
      seen.add(url);
      console.warn(`${field}: ${blockedAddress(url, origin, kind)}`);
    }
  });
}

/** Copies the files that a stylesheet refers to, and returns it with their new addresses. */
function withCopiedAssets(css: string, sources: readonly string[], work: WorkspaceFiles): string {
  const sheet = postcss.parse(css);
  const replaced = (value: string) =>
    value.replaceAll(addresses, (all, _quote, url: string) => {
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

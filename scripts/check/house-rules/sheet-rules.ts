import { posix } from 'node:path';
import { isWithin } from './room';
import { isForTests, moduleOf, type Source } from './source';

/** The most lines of all stylesheets of the site together. */
const maxLines = 900;

const linesOf = (text: string) => text.trimEnd().split('\n').length;

/**
 * Checks the total length of stylesheets. Styles are utilities in the markup, except where they repeat too
 * often.
 */
export function checkSheetLines(sources: readonly Source[], max = maxLines): readonly string[] {
  const lines = sources
    .filter(({ path }) => path.endsWith('.css') && /^(app|components)\//.test(path))
    .reduce((sum, { text }) => sum + linesOf(text), 0);
  return lines > max ? [`stylesheets: have ${lines} lines in total; the limit is ${max}`] : [];
}

/** Returns a predicate: whether Tailwind scans a file for the utilities of a stylesheet. */
function createScanTest({ path, text }: Source): (path: string) => boolean {
  const folder = posix.dirname(path);
  const globs = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, glob = '']) => posix.join(folder, glob));
  const included = [
    ...(text.includes("source('./')") ? [`${folder}/**`] : []),
    ...globs(/^@source '([^']+)'/gm),
  ];
  const excluded = globs(/^@source not '([^']+)'/gm);
  const isIn = (list: readonly string[], file: string) =>
    list.some((glob) => posix.matchesGlob(file, glob));
  return (file) => isIn(included, file) && !isIn(excluded, file);
}

const hasClasses = ({ text }: Source) => /\bclass(Name)?=/.test(text);

/**
 * Checks that components import the stylesheet (`own.css`) with their utilities: when a file that this
 * stylesheet does not scan imports a component, the component must load the stylesheet.
 */
export function checkOwnSheets(sources: readonly Source[]): readonly string[] {
  const code = sources.filter(({ path }) => /\.tsx?$/.test(path) && !isForTests(path));
  const sheets = sources.filter(({ path }) => path.endsWith('/own.css'));
  return sheets.flatMap((sheet) => {
    const isScanned = createScanTest(sheet);
    const outside = code.filter(({ path }) => !isScanned(path));
    const entries = new Set(
      outside.flatMap(({ imports }) =>
        imports.filter(({ typeOnly }) => !typeOnly).map(({ target }) => target),
      ),
    );
    const missing = code
      .filter(({ path }) => isWithin(path, 'components') && path.endsWith('.tsx'))
      .filter(({ path }) => isScanned(path) && entries.has(moduleOf(path)))
      .filter(
        (source) =>
          hasClasses(source) || source.imports.some(({ target }) => isScanned(`${target}.tsx`)),
      )
      .filter(({ imports }) => !imports.some(({ target }) => target === sheet.path));
    return missing.map(({ path }) => `${path}: does not import ${sheet.path}, which styles it`);
  });
}

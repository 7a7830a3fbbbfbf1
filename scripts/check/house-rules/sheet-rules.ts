import { posix } from 'node:path';
import { isWithin } from './room';
import { isForTests, moduleOf, type Source } from './source';

/** All style sheets of the site together. */
const mostLines = 900;

const linesOf = (text: string) => text.trimEnd().split('\n').length;

/** What is styled is styled beside its markup; sheets hold what repeats too often, and no more. */
export function checkSheetLines(sources: readonly Source[], most = mostLines): readonly string[] {
  const lines = sources
    .filter(({ path }) => path.endsWith('.css') && /^(app|components)\//.test(path))
    .reduce((sum, { text }) => sum + linesOf(text), 0);
  return lines > most ? [`style sheets: have ${lines} lines together, of ${most} at most`] : [];
}

/** Tells which files a sheet takes its utilities from. */
function createScan({ path, text }: Source): (path: string) => boolean {
  const folder = posix.dirname(path);
  const globs = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, glob = '']) => posix.join(folder, glob));
  const taken = [
    ...(text.includes("source('./')") ? [`${folder}/**`] : []),
    ...globs(/^@source '([^']+)'/gm),
  ];
  const left = globs(/^@source not '([^']+)'/gm);
  const isIn = (list: readonly string[], file: string) =>
    list.some((glob) => posix.matchesGlob(file, glob));
  return (file) => isIn(taken, file) && !isIn(left, file);
}

const hasClasses = ({ text }: Source) => /\bclass(Name)?=/.test(text);

/**
 * A room's own sheet (`own.css`) comes with whatever is styled by it: who imports a component from outside
 * of what the sheet is made of gets the sheet through that component.
 */
export function checkOwnSheets(sources: readonly Source[]): readonly string[] {
  const code = sources.filter(({ path }) => /\.tsx?$/.test(path) && !isForTests(path));
  const sheets = sources.filter(({ path }) => path.endsWith('/own.css'));
  return sheets.flatMap((sheet) => {
    const isCovered = createScan(sheet);
    const outside = code.filter(({ path }) => !isCovered(path));
    const entries = new Set(
      outside.flatMap(({ imports }) =>
        imports.filter(({ typeOnly }) => !typeOnly).map(({ target }) => target),
      ),
    );
    const missing = code
      .filter(({ path }) => isWithin(path, 'components') && path.endsWith('.tsx'))
      .filter(({ path }) => isCovered(path) && entries.has(moduleOf(path)))
      .filter(
        (source) =>
          hasClasses(source) || source.imports.some(({ target }) => isCovered(`${target}.tsx`)),
      )
      .filter(({ imports }) => !imports.some(({ target }) => target === sheet.path));
    return missing.map(({ path }) => `${path}: does not import ${sheet.path}, which styles it`);
  });
}

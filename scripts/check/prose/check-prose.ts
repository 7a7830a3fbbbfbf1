import { readApiDoc } from '@/lib/api/read-doc';
import { apiDocIds } from '@/lib/api/symbol-index';
import { readApiHistory } from '@/lib/history/history';
import { checkClaims, formatClaims } from './claims/check-claims';
import { libraryTexts } from './claims/library-texts';
import { readTestedClaims } from './claims/tested-claims';
import { checkCode } from './code/check-code';
import { countBlocks, formatBlocks } from './code/count-blocks';
import { checkFenceNames, checkInlineCode } from './code/inline-code';
import { libraryUnit } from './code/library-unit';
import { ownNames } from './code/own-names';
import { planUnits } from './code/plan-units';
import { checkStyles } from './code/styles';
import { checkCommands } from './commands/check-commands';
import { checkJson } from './commands/check-json';
import { readNames } from './names/read-names';
import { checkRemovals, removedNames, splitRemovals } from './names/removed-names';
import { checkOpening, isLibraryName } from './reading/openings';
import { checkPhrases } from './reading/phrases';
import { formatHardest, readingEase } from './reading/reading-ease';
import { checkRhythm } from './reading/rhythm';
import { checkStructure } from './reading/structure';
import { checkTranslatedPhrases } from './reading/translated-phrases';
import { type Finding, sortFindings } from './shared/finding';
import { parseProse } from './shared/prose-file';

/**
 * Runs every check on Markdown files.
 *
 * @param contexts code that the blocks of a file omit, by the path of the file
 * @param version of these checks and of the library; cached results of another version are not used
 * @returns the findings, sorted by file and line, and a summary of what is checked and tested
 */
export async function checkProse(
  sources: readonly { path: string; source: string }[],
  contexts: ReadonlyMap<string, string>,
  version: string,
): Promise<{ findings: readonly Finding[]; summary: readonly string[] }> {
  const names = readNames();
  const removed = removedNames(readApiHistory());
  const files = sources.map(({ path, source }) => parseProse(source, path));
  const plans = files.map((file) => ({
    file: file.path,
    ...planUnits(file, names, contexts.get(file.path)),
  }));
  const docs = new Map(apiDocIds().map((id) => [id, readApiDoc(id)]));
  const compiled = await checkCode(plans, libraryUnit([...docs.values()]), version);
  const claims = checkClaims(files, docs, libraryTexts(version), readTestedClaims());
  const findings = sortFindings([
    ...files.flatMap((file) => {
      const { gone, rest } = splitRemovals(file);
      return [
        ...checkRemovals(file.path, gone, removed),
        ...checkInlineCode(rest, names, ownNames(file)),
      ];
    }),
    ...files.flatMap((file) => [
      ...checkFenceNames(file, names),
      ...checkCommands(file),
      ...checkJson(file),
      ...checkPhrases(file),
      ...checkStructure(file),
      ...checkRhythm(file),
      ...checkTranslatedPhrases(file),
      ...checkOpening(file, (code) => isLibraryName(code, names)),
    ]),
    ...plans.flatMap(({ findings }) => findings),
    ...compiled,
    ...checkStyles(files, version),
    ...claims.findings,
  ]);
  const summary = [
    ...formatBlocks(countBlocks(files)),
    ...formatClaims(claims),
    formatHardest(files.map(readingEase)),
  ];
  return { findings, summary };
}

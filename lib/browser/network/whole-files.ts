/**
 * Proxies and caches may store half of a file as if it was whole. So the build ends its files with a mark, without
 * which a file counts as failed.
 */

/**
 * The last character of text files that are well-formed even if they are cut off, and of live modules, in a comment.
 */
export const endMark = '\u001F';

/** The last line of scripts, which marks the element whose script has run to its end. Workers have no document. */
export const scriptEnd = 'self.document?.currentScript?.setAttribute("data-whole","");';

/** Selector of the last rule of stylesheets. It matches nothing. */
export const sheetEndSelector = 'whole-file';
export const sheetEnd = `${sheetEndSelector}{top:0}`;

/** Thrown when the end of a file is missing. */
export class CutOffError extends Error {
  constructor() {
    super('The end of a file is missing.');
  }
}

/** Removes the mark. @throws {CutOffError} when it is missing, because the text was cut off */
export function withoutEndMark(text: string): string {
  if (!text.endsWith(endMark)) throw new CutOffError();
  return text.slice(0, -endMark.length);
}

/** Whether all of a script has run, after it has loaded. */
export const hasRun = (script: HTMLScriptElement): boolean => script.hasAttribute('data-whole');

/** @throws {CutOffError} when the text of a script or stylesheet of the framework has no end */
export function expectEnd(text: string): void {
  if (![scriptEnd, sheetEnd].some((end) => text.trimEnd().endsWith(end))) throw new CutOffError();
}

/**
 * Proxies and caches may store half of a file as if it was whole. So the build ends its files with a mark, without
 * which a file counts as failed.
 */

/** The last character of text files whose half is as well-formed as the whole. */
export const endMark = '\u001F';

/** Removes the mark. @throws when it is missing, because the text was cut off */
export function withoutEndMark(text: string): string {
  if (!text.endsWith(endMark)) throw new Error('The end of a file is missing.');
  return text.slice(0, -endMark.length);
}

/** The last line of scripts, which marks the element whose script has run to its end. Workers have no document. */
export const scriptEnd = 'self.document?.currentScript?.setAttribute("data-whole","");';

/** Whether all of a script has run, after it has loaded. */
export const hasRun = (script: HTMLScriptElement): boolean => script.hasAttribute('data-whole');

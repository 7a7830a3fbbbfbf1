import { withoutRegionMarkers } from './regions';

/** Matches a doc comment with its line break. */
const docComment = /^[ \t]*\/\*\*(?:(?!\*\/)[^])*\*\/[ \t]*\n?/gm;
/** Matches a tag that the catalogue reads, up to the next tag or the end of the comment. */
const catalogueTag = /@(?:title|summary|listed)\b(?:(?!\s*\*\/|\n[ \t]*\*[ \t]*@)[^])*/g;

/**
 * The text of an example's file as readers see and copy it: without the marks of regions, and without the tags that
 * describe the example to this site. A comment with nothing else is removed, too.
 */
export function shownCode(text: string): string {
  return withoutRegionMarkers(text).replace(docComment, (comment) => {
    const rest = comment.replace(catalogueTag, '');
    if (rest === comment) return comment;
    // Whole lines are removed; a one-line comment keeps its other words.
    const lines = rest.split('\n').filter((line) => !/^[ \t]*\*?[ \t]*$/.test(line));
    const isEmpty = /^[ \t]*\/\*\*[\s*]*\/\s*$/.test(rest);
    return isEmpty
      ? ''
      : `${lines.join('\n').replace(/[ \t]*$/, '')}${comment.endsWith('\n') ? '\n' : ''}`;
  });
}

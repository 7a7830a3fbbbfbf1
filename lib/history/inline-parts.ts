/** A piece of a sentence. */
interface InlinePart {
  text: string;
  isCode: boolean;
}

/** Splits a sentence in Markdown into texts and names in code. Links become their text. */
export function inlineParts(markdown: string): readonly InlinePart[] {
  return withoutLinks(markdown)
    .split('`')
    .map((text, index) => ({ text, isCode: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** A sentence in Markdown in one line, with the texts of links instead of links. */
export function withoutLinks(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\s+/g, ' ');
}

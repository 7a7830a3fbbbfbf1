import ts from 'typescript';

/** Converts the target of a `{@link}` to Markdown. */
export type LinkWriter = (target: string, text: string) => string;

/** The content of a JSDoc comment. All texts are Markdown. */
export interface DocComment {
  description?: string | undefined;
  deprecated?: { reason?: string; removal?: string };
  isPrivate: boolean;
  isPublic: boolean;
  isPrimary: boolean;
  returns?: string;
  params: ReadonlyMap<string, string>;
  typeParams: ReadonlyMap<string, string>;
  throws: string[];
  see: string[];
  examples: string[];
}

const hidingTags = new Set(['docs-private', 'nodoc', 'internal', 'private']);
const plainLink: LinkWriter = (target, text) => `\`${text || target}\``;

/** An empty comment. */
export const noComment: DocComment = {
  isPrivate: false,
  isPublic: false,
  isPrimary: false,
  params: new Map(),
  typeParams: new Map(),
  throws: [],
  see: [],
  examples: [],
};

/** Reads the JSDoc comment of a declaration. Returns an empty one if it has none. */
export function readDocComment(node: ts.Node, link: LinkWriter = plainLink): DocComment {
  const owner = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  // The last one, because detached comments such as a license come before the comment of the declaration.
  const comment = ts.getJSDocCommentsAndTags(owner).filter(ts.isJSDoc).at(-1);
  if (!comment) return noComment;
  const blocks = blocksOf(comment, link);
  const textsOf = (...names: string[]) =>
    blocks.filter(({ name }) => names.includes(name)).map(({ text }) => text);
  const named = (matches: string) =>
    new Map(
      blocks
        .filter(({ name }) => name === matches)
        .flatMap(({ subjects, text }) => subjects.map((subject) => [subject, text] as const)),
    );
  const [description] = textsOf('');
  const [returns] = textsOf('return', 'returns');
  const [reason] = textsOf('deprecated');
  // Used for deprecations only. Without one, `@breaking-change` is an internal note of the library.
  const removal = /\d+\.\d+\.\d+(-[\w.]+)?/.exec(textsOf('breaking-change').join(' '))?.[0];
  return {
    ...(description && { description }),
    ...(reason !== undefined && {
      deprecated: { ...(reason && { reason }), ...(removal && { removal }) },
    }),
    ...(returns && { returns }),
    isPrivate: blocks.some(({ name }) => hidingTags.has(name)),
    isPublic: blocks.some(({ name }) => name === 'docs-public'),
    isPrimary: blocks.some(({ name }) => name === 'docs-primary-export'),
    params: named('param'),
    typeParams: named('template'),
    throws: textsOf('throws'),
    see: textsOf('see'),
    examples: textsOf('example', 'usageNotes'),
  };
}

interface Block {
  /** The name of the tag. Empty for the text before the first tag. */
  name: string;
  /** The parameters that the block describes. */
  subjects: string[];
  text: string;
}

function blocksOf(comment: ts.JSDoc, link: LinkWriter): Block[] {
  const blocks: Block[] = [{ name: '', subjects: [], text: commentText(comment.comment, link) }];
  for (const tag of comment.tags ?? []) {
    const name = tag.tagName.text;
    const text = commentText(tag.comment, link);
    const last = blocks.at(-1);
    // `@Input` or `@angular/…` at the start of a line is part of the text, not a tag.
    if (last && /^([A-Z]|angular$)/.test(name)) {
      const separator = text && !/^[/(]/.test(text) ? ' ' : '';
      last.text = `${last.text} @${name}${separator}${text}`.trim();
    } else blocks.push({ name, subjects: subjectsOf(tag), text: cleanText(tag, text, link) });
  }
  return blocks;
}

function subjectsOf(tag: ts.JSDocTag): string[] {
  if (ts.isJSDocParameterTag(tag)) return [tag.name.getText()];
  if (ts.isJSDocTemplateTag(tag)) return tag.typeParameters.map(({ name }) => name.text);
  return [];
}

function cleanText(tag: ts.JSDocTag, text: string, link: LinkWriter): string {
  // The parser reads the first word after `@see` as a name.
  if (ts.isJSDocSeeTag(tag) && tag.name) {
    const name = tag.name.getText();
    return /^https?$/.test(name) ? `${name}${text}` : `${link(name, '')} ${text}`.trim();
  }
  return subjectsOf(tag).length > 0 ? text.replace(/^-\s*/, '') : text;
}

function commentText(comment: ts.JSDoc['comment'], link: LinkWriter): string {
  if (comment === undefined) return '';
  if (typeof comment === 'string') return comment.trim();
  return comment
    .map((part) => partText(part, link))
    .join('')
    .trim();
}

function partText(part: ts.JSDocComment, link: LinkWriter): string {
  if (part.kind === ts.SyntaxKind.JSDocText) return part.text;
  // The parser reads "https" as the linked name and the rest of the URL as its text.
  const full = `${part.name?.getText() ?? ''}${part.text}`.trim();
  const [, target = full, text = ''] = /^([^\s|]+)(?:\s*\|\s*|\s+|$)([\s\S]*)$/.exec(full) ?? [];
  if (/^https?:\/\//.test(target)) return text ? `[${text}](${target})` : `<${target}>`;
  return link(target, text);
}

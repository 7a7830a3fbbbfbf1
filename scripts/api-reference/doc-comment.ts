import ts from 'typescript';

/** Turns the target of a `{@link}` into Markdown. */
export type LinkWriter = (target: string, text: string) => string;

/** What a JSDoc comment says. Texts are Markdown. */
export interface DocComment {
  description?: string;
  deprecated?: { reason?: string; removal?: string };
  isPrivate: boolean;
  isPublic: boolean;
  isPrimary: boolean;
  returns?: string;
  params: Map<string, string>;
  typeParams: Map<string, string>;
  see: string[];
  examples: string[];
}

const hidingTags = new Set(['docs-private', 'nodoc', 'internal', 'private']);
const plainLink: LinkWriter = (target, text) => `\`${text || target}\``;

/** The JSDoc comment of a declaration; an empty one when it has none. */
export function readDocComment(node: ts.Node, link: LinkWriter = plainLink): DocComment {
  const result: DocComment = {
    isPrivate: false,
    isPublic: false,
    isPrimary: false,
    params: new Map(),
    typeParams: new Map(),
    see: [],
    examples: [],
  };
  const owner = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  // Detached comments, such as a licence, come before the declaration's own.
  const comment = ts.getJSDocCommentsAndTags(owner).filter(ts.isJSDoc).at(-1);
  if (!comment) return result;
  const description = commentText(comment.comment, link);
  if (description) result.description = description;
  for (const tag of comment.tags ?? []) readTag(tag, commentText(tag.comment, link), result);
  return result;
}

function readTag(tag: ts.JSDocTag, text: string, result: DocComment): void {
  const name = tag.tagName.text;
  if (hidingTags.has(name)) result.isPrivate = true;
  else if (name === 'docs-public') result.isPublic = true;
  else if (name === 'docs-primary-export') result.isPrimary = true;
  else if (name === 'deprecated') {
    result.deprecated = { ...result.deprecated, ...(text && { reason: text }) };
  } else if (name === 'breaking-change') {
    const removal = /\d+\.\d+\.\d+(-\S+)?/.exec(text)?.[0];
    // Without a deprecation the tag is a note among the library's authors.
    if (removal && result.deprecated) result.deprecated.removal = removal;
  } else if (name === 'return' || name === 'returns') result.returns = text;
  else if (name === 'see') result.see.push(text);
  else if (name === 'example') result.examples.push(text);
  else if (ts.isJSDocParameterTag(tag)) {
    result.params.set(tag.name.getText(), text.replace(/^-\s*/, ''));
  } else if (ts.isJSDocTemplateTag(tag)) {
    for (const { name: parameter } of tag.typeParameters) {
      result.typeParams.set(parameter.text, text.replace(/^-\s*/, ''));
    }
  }
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
  // The parser reads "https" as the linked name and the rest of the address as its text.
  const full = `${part.name?.getText() ?? ''}${part.text}`.trim();
  const [, target = full, text = ''] = /^(\S+?)(?:\s*\|\s*|\s+|$)([\s\S]*)$/.exec(full) ?? [];
  if (/^https?:\/\//.test(target)) return text ? `[${text}](${target})` : `<${target}>`;
  return link(target, text);
}

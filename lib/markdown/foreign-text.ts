import type { Code, Definition, Heading, Html, Image, Link, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { isCodeLanguage } from './highlight';

/** What was not as the site's own text has to be, and what was made of it. */
export interface TextWarning {
  line: number;
  /** What it is about. */
  subject: 'code' | 'example' | 'heading' | 'html' | 'link';
  message: string;
}

/** What a text that somebody else wrote is read with. */
export interface ForeignContext {
  /** Where a link leads on this site or elsewhere; nothing when it leads nowhere. */
  resolveLink: (url: string) => string | undefined;
  /** Says what is wrong with a comment that asks for an example; nothing when it is none, or all is well. */
  faultOfComment: (html: string) => string | undefined;
}

interface NormalText {
  /** As many lines as the source has, so that lines can be named. */
  text: string;
  /** What the first-level heading says, if the text begins with one. */
  title?: string;
  warnings: readonly TextWarning[];
}

type Node = Code | Definition | Heading | Html | Image | Link;

type Fault = Omit<TextWarning, 'line'>;

/** The same fault is found in Markdown and in raw HTML. */
export const deadLink = (url: string): Fault => ({
  subject: 'link',
  message: `the link "${url}" leads nowhere`,
});
export const unknownLanguage = (name: string): Fault => ({
  subject: 'code',
  message: `code language "${name}" is not known`,
});

const processor = unified().use(remarkParse).use(remarkGfm);
const frontMatter = /^---\r?\n[\s\S]*?\r?\n---\r?\n/;

/** Nothing, on as many lines. */
const blank = (text: string) => text.replaceAll(/[^\n]/g, '');

/**
 * Makes Markdown that was not written for this site into what its readers of Markdown take: without front
 * matter and first-level heading, with links that lead somewhere, known code languages and known examples.
 * What remains, raw HTML and the levels of headings, is a matter of the tree (`rehypeForeign`).
 */
export function normalizeMarkdown(source: string, context: ForeignContext): NormalText {
  const body = source.replace(frontMatter, blank);
  const tree: Root = processor.parse(body);
  const warnings: TextWarning[] = [];
  const edits: { start: number; end: number; text: string }[] = [];
  const change = (node: Node, to: (text: string) => string, fault?: Fault) => {
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return;
    const old = body.slice(start.offset, end.offset);
    edits.push({ start: start.offset, end: end.offset, text: to(old) });
    if (fault) warnings.push({ line: start.line, ...fault });
  };

  const [first] = tree.children.filter((node) => node.type === 'heading');
  const title = first?.depth === 1 ? textOf(first) : undefined;
  if (first?.depth === 1) change(first, blank);
  visit(tree, (node) => {
    if (node.type === 'code' && node.lang && !isCodeLanguage(node.lang)) {
      const { lang } = node;
      change(node, (text) => withLanguage(text, lang), unknownLanguage(lang));
    }
    if (node.type === 'html') {
      const fault = context.faultOfComment(node.value);
      if (fault !== undefined) {
        change(node, blank, { subject: 'example', message: `expected ${fault}` });
      }
    }
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      const to = context.resolveLink(node.url);
      if (to === node.url) return;
      if (to !== undefined) change(node, (text) => withUrl(text, node.url, to));
      else change(node, () => withoutLink(node), deadLink(node.url));
    }
  });
  return { text: apply(body, edits), warnings, ...(title !== undefined && { title }) };
}

function textOf(node: Heading): string {
  const words: string[] = [];
  visit(node, (child) => {
    if (child.type === 'text' || child.type === 'inlineCode') words.push(child.value);
  });
  return words.join('').trim();
}

/** The fence with `text` for its language; nothing else of it changes. */
function withLanguage(text: string, language: string): string {
  return text.replace(language, 'text');
}

/** The link's source with another address; the last one in it, since its text may hold the same. */
function withUrl(text: string, url: string, to: string): string {
  const at = Math.max(text.lastIndexOf(url), text.lastIndexOf(encodeURI(url)));
  if (at < 0) return text;
  const old = text.startsWith(url, at) ? url : encodeURI(url);
  return text.slice(0, at) + to + text.slice(at + old.length);
}

/** What a link that leads nowhere says; a definition says nothing by itself. */
function withoutLink(node: Link | Image | Definition): string {
  if (node.type === 'image') return node.alt ?? '';
  if (node.type === 'definition') return `[${node.label ?? node.identifier}]: <>`;
  return sourceText(node);
}

function sourceText(link: Link): string {
  const words: string[] = [];
  visit(link, (child) => {
    if (child.type === 'text') words.push(child.value.replaceAll(/[\\`*_{}[\]<>]/g, '\\$&'));
    if (child.type === 'inlineCode') words.push(`\`${child.value}\``);
  });
  return words.join('');
}

function apply(
  text: string,
  edits: readonly { start: number; end: number; text: string }[],
): string {
  let result = text;
  let before = Infinity;
  // From the end, so that the offsets of those before still hold; the outer of two edits goes first and
  // what lies within it is left out.
  for (const edit of edits.toSorted((a, b) => b.end - a.end || a.start - b.start)) {
    if (edit.end > before) continue;
    result = result.slice(0, edit.start) + edit.text + result.slice(edit.end);
    before = edit.start;
  }
  return result;
}

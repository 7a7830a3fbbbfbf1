import type { Code, Definition, Heading, Html, Image, Link, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { containersToAlerts } from './containers';
import { isCodeLanguage } from './highlight';

/** A violation of the rules for texts in a text that was not written for this site; it was corrected. */
export interface TextWarning {
  line: number;
  /** The kind of element that the warning is about. */
  subject: 'code' | 'example' | 'heading' | 'html' | 'link' | 'policy';
  message: string;
}

/** Functions for processing a text that was not written for this site. */
export interface ForeignContext {
  /** Returns the URL that a link should have on this site; undefined when it has no target. */
  resolveLink: (url: string) => string | undefined;
  /** Describes the error in a comment that places an example; undefined when there is none. */
  findCommentError: (html: string) => string | undefined;
}

interface NormalText {
  /** Has as many lines as the source, so that warnings can name lines. */
  text: string;
  /** Text of the heading of level 1, if it is the first heading. */
  title?: string;
  warnings: readonly TextWarning[];
}

type Node = Code | Definition | Heading | Html | Image | Link;

type Fault = Omit<TextWarning, 'line'>;

/** The warning for a link without a target, in Markdown or in raw HTML. */
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

/** Removes all text but line breaks, so that line numbers stay the same. */
const blank = (text: string) => text.replaceAll(/[^\n]/g, '');

/**
 * Converts Markdown that was not written for this site into the form that its Markdown readers expect: no
 * front matter, no heading of level 1, only links with targets, known code languages and known examples.
 * Raw HTML and heading levels are corrected later, in the tree (`rehypeForeign`).
 */
export function normalizeMarkdown(source: string, context: ForeignContext): NormalText {
  const body = containersToAlerts(source.replace(frontMatter, blank));
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
      const fault = context.findCommentError(node.value);
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

/** Changes only the language of a fence, to `text`. */
function withLanguage(text: string, language: string): string {
  return text.replace(language, 'text');
}

/** Replaces the URL in a link's source: its last occurrence, because the link's text may contain it too. */
function withUrl(text: string, url: string, to: string): string {
  const at = Math.max(text.lastIndexOf(url), text.lastIndexOf(encodeURI(url)));
  if (at < 0) return text;
  const old = text.startsWith(url, at) ? url : encodeURI(url);
  return text.slice(0, at) + to + text.slice(at + old.length);
}

/** The text of a link without a target; a definition keeps its label, but has no URL. */
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
  // From the end, so that the offsets of earlier edits stay valid. An outer edit is applied before the edits
  // inside it, which are then skipped.
  for (const edit of edits.toSorted((a, b) => b.end - a.end || a.start - b.start)) {
    if (edit.end > before) continue;
    result = result.slice(0, edit.start) + edit.text + result.slice(edit.end);
    before = edit.start;
  }
  return result;
}

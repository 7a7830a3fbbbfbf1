import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { ContentError } from '@/lib/catalogue/check-content';
import { type CodeLanguage, highlightToHtml, isCodeLanguage } from './highlight';
import type { LinkedPart } from './link-parts';

const titlePattern = /\btitle="([^"]*)"/;

/** Returns the parts of code that become links. */
export type FindLinks = (code: string, language: CodeLanguage) => readonly LinkedPart[];

/** Highlights fences into `<code-block data-html data-title data-language>` elements. */
export function rehypeCodeBlocks({ file, findLinks }: { file: string; findLinks?: FindLinks }) {
  return async (tree: Root): Promise<void> => {
    const blocks: Element[] = [];
    visit(tree, 'element', (node: Element) => {
      if (node.tagName !== 'pre') return undefined;
      blocks.push(node);
      return SKIP;
    });
    await Promise.all(blocks.map((block) => toCodeBlock(block, file, findLinks)));
  };
}

async function toCodeBlock(pre: Element, file: string, findLinks?: FindLinks): Promise<void> {
  const code = pre.children[0];
  if (code?.type !== 'element') return;
  const className = code.properties.className;
  const language = Array.isArray(className)
    ? String(className[0]).replace('language-', '')
    : 'text';
  if (!isCodeLanguage(language)) {
    throw new ContentError(
      file,
      `code fence "${language}"`,
      'a language of lib/markdown/highlight',
    );
  }
  const meta = typeof code.properties['dataMeta'] === 'string' ? code.properties['dataMeta'] : '';
  const source = toString(code);
  pre.tagName = 'code-block';
  pre.properties = {
    dataHtml: await highlightToHtml(source, language, findLinks?.(source, language)),
    dataTitle: titlePattern.exec(meta)?.[1],
    dataLanguage: language,
    dataLines: String(source.trimEnd().split('\n').length),
  };
  pre.children = [];
}

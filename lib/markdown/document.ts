import type { Root } from 'hast';
import type { Code, Root as MdastRoot } from 'mdast';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { AllowedOrigins } from '@/content/site-definition';
import { remarkCallouts } from './callouts';
import { type FindLinks, rehypeCodeBlocks } from './code-blocks';
import { type ExplainMissing, remarkExamples } from './examples';
import { rehypeFragments } from './foreign-order';
import type { TextWarning } from './foreign-text';
import { type ReferencedExample, rehypeForeign } from './foreign-tree';
import { splitFrontMatter } from './front-matter';
import { type Heading, rehypeHeadings } from './headings';
import { remarkLinks } from './links';
import { remarkPairs } from './pairs';
import { rehypeShortCode } from './short-code';
import { remarkSystemVariables } from './system-variables';
import { rehypeTables } from './tables';

export interface MarkdownDocument {
  data: Record<string, unknown>;
  /**
   * HTML tree. `live-example`, `example-pair`, `system-variables`, `callout-box` and `code-block` elements
   * are rendered by components.
   */
  tree: Root;
  headings: Heading[];
  /** What was corrected in a text that was not written for this site. */
  warnings: readonly TextWarning[];
}

interface Options {
  /** Path used in error messages. */
  file: string;
  explainMissing: ExplainMissing;
  /** Whether the site has a page at this path. */
  isPage: (path: string) => boolean;
  /** Origins from which such a text may load pictures and frames. */
  allowed?: AllowedOrigins;
  /** Set for a text not written for this site: raw HTML is sanitized and heading levels are corrected. */
  resolveLink?: (url: string) => string | undefined;
  findLinks?: FindLinks | undefined;
}

/**
 * Parses GitHub-flavored Markdown into a tree that components render. A text that was not written for this
 * site must be normalized first (`foreign-text`).
 *
 * @throws ContentError naming the file and the line or field for malformed front matter, a reference to an
 *   unknown example, file, region or group of system variables, a link to a missing page, an unknown code
 *   language, an `h1` or a skipped heading level
 */
export async function readMarkdown(
  source: string,
  { file, explainMissing, isPage, resolveLink, allowed, findLinks }: Options,
): Promise<MarkdownDocument> {
  const { data, body, offset } = splitFrontMatter(source, file);
  const headings: Heading[] = [];
  const warnings: TextWarning[] = [];
  const warn = (warning: TextWarning) => warnings.push(warning);
  const hasExample = ({ id, ...part }: ReferencedExample) =>
    explainMissing({ example: id, ...part }) === undefined;
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkExamples, { file, offset, explainMissing })
    .use(remarkPairs, { file, offset, explainMissing })
    .use(remarkSystemVariables, { file, offset })
    .use(remarkLinks, { file, offset, isPage })
    .use(remarkCallouts)
    .use(remarkFenceMeta)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeRaw)
    .use(resolveLink ? [[rehypeForeign, { resolveLink, hasExample, allowed, warn }]] : [])
    .use(rehypeHeadings, { file, headings })
    .use(resolveLink ? [[rehypeFragments, warn]] : [])
    .use(rehypeTables)
    .use(rehypeShortCode)
    .use(rehypeCodeBlocks, { file, ...(findLinks && { findLinks }) });
  const tree = await processor.run(processor.parse(body));
  return { data, tree, headings, warnings };
}

/** Keeps the text after a fence's language as an attribute, because parsing raw HTML drops other data. */
function remarkFenceMeta() {
  return (tree: MdastRoot): void => {
    visit(tree, 'code', (node: Code) => {
      if (node.meta) node.data = { ...node.data, hProperties: { dataMeta: node.meta } };
    });
  };
}

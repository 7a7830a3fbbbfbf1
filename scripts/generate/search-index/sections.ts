import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { rehypeForeign } from '@/lib/markdown/foreign-tree';
import { splitFrontMatter } from '@/lib/markdown/front-matter';
import { type Heading, rehypeHeadings } from '@/lib/markdown/headings';
import { readProse } from '@/lib/markdown/read-prose';
import { tasksOfSection } from '@/lib/search/synonyms';
import { type GatheredRecord, maxCureLength, previewTextOf } from './gathered';

/** Below this heading, each heading quotes an error of the library (see docs/writing.md). */
const problemsId = 'troubleshooting';

/** The searchable content of a Markdown file. */
export interface Sections {
  /** The text above the first heading. */
  intro: string;
  records: readonly GatheredRecord[];
  /** Whether the page shows tables of system variables, each variable with an anchor. */
  hasSystemVariables: boolean;
}

/**
 * Reads the headings of a Markdown file, each with the text below it. Omits code blocks, because the API
 * names in them are found where they are documented.
 *
 * @throws ContentError with the name of the file, as the reader for pages does
 */
export async function readSections(file: string): Promise<Sections> {
  const { text, resolveLink } = readProse(file);
  const { body } = splitFrontMatter(text, file);
  const headings: Heading[] = [];
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeRaw)
    .use(resolveLink ? [() => rehypeForeign({ resolveLink, hasExample: () => true })] : [])
    .use(rehypeHeadings, { file, headings });
  const tree = await processor.run(processor.parse(body));
  const texts = textsByHeading(tree);
  const codes = codesByHeading(tree);

  /** The headings that contain the current one, from the outermost. */
  const ancestors: string[] = [];
  const records = headings.map(({ id, text, depth }, index): GatheredRecord => {
    ancestors.length = depth - 2;
    const within = ancestors.at(-1);
    ancestors.push(text);
    const isProblem = depth > 2 && ancestors[0]?.toLowerCase() === problemsId;
    const content = texts[index + 1] ?? '';
    return {
      kind: isProblem ? 'problem' : 'heading',
      name: text,
      anchor: id,
      aliases: tasksOfSection(file, id),
      ...(!isProblem && within !== undefined && { within }),
      body: content,
      // The code that cures an error is its answer.
      preview: {
        ...(isProblem && codes[index + 1]),
        text: previewTextOf(content, isProblem ? maxCureLength : undefined),
      },
    };
  });
  const hasSystemVariables = /^<!-- system-variables\(/m.test(body);
  return { intro: texts[0] ?? '', records, hasSystemVariables };
}

/** Returns the text above the first heading, then the text below each heading. */
function textsByHeading(tree: Root): string[] {
  const texts = [''];
  for (const node of tree.children) {
    if (isHeading(node)) texts.push('');
    else texts.push(`${texts.pop() ?? ''} ${textOf(node)}`);
  }
  return texts.map((text) =>
    text
      .replace(/\[!\w+\]/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

/** Returns the first code block above the first heading, then the first below each heading. */
function codesByHeading(tree: Root): ({ code: string } | undefined)[] {
  const codes: ({ code: string } | undefined)[] = [undefined];
  for (const node of tree.children) {
    if (isHeading(node)) codes.push(undefined);
    else if (node.type === 'element' && node.tagName === 'pre') {
      codes.push(codes.pop() ?? { code: toString(node).trimEnd() });
    }
  }
  return codes;
}

function isHeading(node: RootContent): boolean {
  return node.type === 'element' && /^h[2-6]$/.test(node.tagName);
}

function textOf(node: RootContent | ElementContent): string {
  if (node.type !== 'element') return node.type === 'text' ? node.value : '';
  if (node.tagName === 'pre') return '';
  return isPhrase(node) ? toString(node) : node.children.map(textOf).join(' ');
}

/** Whether an element contains inline content, whose parts must not be joined with spaces. */
function isPhrase(node: Element): boolean {
  return ['p', 'td', 'th', 'li'].includes(node.tagName) && !node.children.some(isPre);
}

function isPre(node: ElementContent): boolean {
  return node.type === 'element' && (node.tagName === 'pre' || node.children.some(isPre));
}

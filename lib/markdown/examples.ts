import type { Html, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { ContentError } from '@/lib/catalogue/check-content';
import { type ExampleReference, exampleReference } from '@/lib/examples/reference';

/** The expected form of such a comment, for error messages. */
export const exampleCommentForm =
  'example(id) or example({"example": "id", "file": "…", "region": "…"})';

const comment = /^<!--\s*example\(([\s\S]*)\)\s*-->$/;

/**
 * Reads `<!-- example(id) -->` or `<!-- example({"example": "id", "file": …, "region": …}) -->`.
 *
 * @returns undefined for a comment about something else
 * @throws Error for a comment about an example that cannot be parsed
 */
export function parseExampleComment(html: string): ExampleReference | undefined {
  const inner = comment.exec(html.trim())?.[1]?.trim();
  if (inner === undefined) return undefined;
  if (!inner.startsWith('{')) return exampleReference.parse({ example: inner });
  const value: unknown = JSON.parse(inner);
  return exampleReference.parse(value);
}

/** Describes what a reference to an example should have been; undefined when the example exists. */
export type ExplainMissing = (reference: ExampleReference) => string | undefined;

interface Options {
  file: string;
  /** Number of lines of front matter above the text. */
  offset: number;
  explainMissing: ExplainMissing;
}

/** Replaces example comments with `<live-example>` elements; an unknown example stops the build. */
export function remarkExamples({ file, offset, explainMissing }: Options) {
  return (tree: Root): void => {
    visit(tree, 'html', (node: Html) => {
      const where = `line ${(node.position?.start.line ?? 0) + offset}`;
      const reference = readOrExplain(node.value, file, where);
      if (!reference) return;
      const expected = explainMissing(reference);
      if (expected !== undefined) throw new ContentError(file, where, expected);
      node.data = {
        hName: 'live-example',
        hProperties: {
          dataId: reference.example,
          dataFile: reference.file,
          dataRegion: reference.region,
        },
        hChildren: [],
      };
    });
  };
}

function readOrExplain(html: string, file: string, where: string): ExampleReference | undefined {
  try {
    return parseExampleComment(html);
  } catch {
    throw new ContentError(file, where, exampleCommentForm);
  }
}

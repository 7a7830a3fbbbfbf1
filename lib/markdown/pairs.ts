import type { Html, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import { ContentError } from '@/lib/catalogue/check-content';
import type { ExplainMissing } from './examples';

/** The expected form of such a comment, for error messages. */
export const pairCommentForm =
  'pair({"do": {"example": "id", "why": "A sentence."}, "avoid": {…}})';

const comment = /^<!--\s*pair\(([\s\S]*)\)\s*-->$/;

const side = z.strictObject({
  /** Id of the example. */
  example: z.string().min(1),
  /** A sentence with the reason. */
  why: z.string().regex(/[.!?]$/),
});

const pairSchema = z.strictObject({ do: side, avoid: side });

/** Two examples side by side: a good one and a bad one. */
export type Pair = z.infer<typeof pairSchema>;

/**
 * Reads `<!-- pair({"do": {"example": "id", "why": "…"}, "avoid": {"example": "id", "why": "…"}}) -->`.
 *
 * @returns undefined for a comment about something else
 * @throws Error for a comment about a pair that cannot be parsed
 */
export function parsePairComment(html: string): Pair | undefined {
  const inner = comment.exec(html.trim())?.[1];
  if (inner === undefined) return undefined;
  const value: unknown = JSON.parse(inner);
  return pairSchema.parse(value);
}

interface Options {
  file: string;
  /** Number of lines of front matter above the text. */
  offset: number;
  explainMissing: ExplainMissing;
}

/**
 * Replaces comments about pairs with `<example-pair>` elements.
 *
 * @throws ContentError when a comment cannot be parsed, or names an unknown example
 */
export function remarkPairs({ file, offset, explainMissing }: Options) {
  return (tree: Root): void => {
    visit(tree, 'html', (node: Html) => {
      const where = `line ${(node.position?.start.line ?? 0) + offset}`;
      const pair = readOrExplain(node.value, file, where);
      if (!pair) return;
      for (const { example } of [pair.do, pair.avoid]) {
        const expected = explainMissing({ example });
        if (expected !== undefined) throw new ContentError(file, where, expected);
      }
      node.data = {
        hName: 'example-pair',
        hProperties: {
          dataDo: pair.do.example,
          dataDoWhy: pair.do.why,
          dataAvoid: pair.avoid.example,
          dataAvoidWhy: pair.avoid.why,
        },
        hChildren: [],
      };
    });
  };
}

function readOrExplain(html: string, file: string, where: string): Pair | undefined {
  try {
    return parsePairComment(html);
  } catch {
    throw new ContentError(file, where, pairCommentForm);
  }
}

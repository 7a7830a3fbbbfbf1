import type { Html, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import { ContentError } from '@/lib/catalogue/check-content';
import type { ExplainMissing } from './examples';

/** What such a comment says, for messages. */
export const pairCommentForm =
  'pair({"do": {"example": "id", "why": "A sentence."}, "avoid": {…}})';

const comment = /^<!--\s*pair\(([\s\S]*)\)\s*-->$/;

const side = z.strictObject({
  /** Id of the example. */
  example: z.string().min(1),
  /** A sentence that says why. */
  why: z.string().regex(/[.!?]$/),
});

const pairSchema = z.strictObject({ do: side, avoid: side });

/** Two examples side by side: what serves readers of an interface, and what does not. */
export type Pair = z.infer<typeof pairSchema>;

/**
 * Reads `<!-- pair({"do": {"example": "id", "why": "…"}, "avoid": {"example": "id", "why": "…"}}) -->`.
 *
 * @returns nothing when the comment is about something else
 * @throws Error when it is about a pair but cannot be read
 */
export function parsePairComment(html: string): Pair | undefined {
  const inner = comment.exec(html.trim())?.[1];
  if (inner === undefined) return undefined;
  const value: unknown = JSON.parse(inner);
  return pairSchema.parse(value);
}

interface Options {
  file: string;
  /** Lines of front matter above the text. */
  offset: number;
  explainMissing: ExplainMissing;
}

/**
 * Turns comments about pairs into `<example-pair>` elements.
 *
 * @throws ContentError when one cannot be read, or names an example that does not exist
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

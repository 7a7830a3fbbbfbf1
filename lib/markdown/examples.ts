import type { Html, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import { ContentError } from '@/lib/catalogue/check-content';

const snippet = z.strictObject({
  example: z.string().min(1),
  file: z.string().min(1).optional(),
  region: z.string().min(1).optional(),
});

export type ExampleReference = z.infer<typeof snippet>;

const comment = /^<!--\s*example\(([\s\S]*)\)\s*-->$/;

/**
 * Reads `<!-- example(id) -->` or `<!-- example({"example": "id", "file": …, "region": …}) -->`.
 *
 * @returns nothing when the comment is about something else
 * @throws Error when it is about an example but cannot be read
 */
export function parseExampleComment(html: string): ExampleReference | undefined {
  const inner = comment.exec(html.trim())?.[1]?.trim();
  if (inner === undefined) return undefined;
  if (!inner.startsWith('{')) return snippet.parse({ example: inner });
  const value: unknown = JSON.parse(inner);
  return snippet.parse(value);
}

interface Options {
  file: string;
  /** Lines of front matter above the text. */
  offset: number;
  /** Says whether the catalogue has an example with this id. */
  isExample: (id: string) => boolean;
}

/** Turns example comments into `<live-example>` elements; an unknown id stops the build. */
export function remarkExamples({ file, offset, isExample }: Options) {
  return (tree: Root): void => {
    visit(tree, 'html', (node: Html) => {
      const where = `line ${(node.position?.start.line ?? 0) + offset}`;
      const reference = readOrExplain(node.value, file, where);
      if (!reference) return;
      if (!isExample(reference.example)) {
        throw new ContentError(file, where, `the id of an example, not "${reference.example}"`);
      }
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
    throw new ContentError(
      file,
      where,
      'example(id) or example({"example": "id", "file": "…", "region": "…"})',
    );
  }
}

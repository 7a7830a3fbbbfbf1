import type { Html, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { ContentError } from '@/lib/catalogue/check-content';
import { isSystemVariableGroup, systemVariableGroups } from '@/lib/styling/system-variables';

const comment = /^<!--\s*system-variables(?:\(([^)]*)\))?\s*-->$/;

interface Options {
  file: string;
  /** Lines of front matter above the text. */
  offset: number;
}

/**
 * Turns `<!-- system-variables(color) -->` into a `<system-variables>` element, which shows the
 * generated table of that group.
 *
 * @throws ContentError when the group is missing or unknown
 */
export function remarkSystemVariables({ file, offset }: Options) {
  return (tree: Root): void => {
    visit(tree, 'html', (node: Html) => {
      const match = comment.exec(node.value.trim());
      if (!match) return;
      const group = match[1]?.trim() ?? '';
      if (!isSystemVariableGroup(group)) {
        const where = `line ${(node.position?.start.line ?? 0) + offset}`;
        const groups = systemVariableGroups.join(', ');
        throw new ContentError(file, where, `system-variables(…) with one of ${groups}`);
      }
      node.data = {
        hName: 'system-variables',
        hProperties: { dataGroup: group },
        hChildren: [],
      };
    });
  };
}

import type { Html, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { ContentError } from '@/lib/catalogue/check-content';
import {
  isSystemVariableGroup,
  type SystemVariableGroup,
  systemVariableGroups,
} from '@/lib/styling/system-variables';

const comment = /^<!--\s*system-variables(?:\(([^)]*)\))?\s*-->$/;

/**
 * The group that a comment asks for, as it is written: it need not exist.
 *
 * @returns nothing when the comment is about something else
 */
export function groupNamed(html: string): string | undefined {
  const match = comment.exec(html.trim());
  return match ? (match[1]?.trim() ?? '') : undefined;
}

/** The group whose table stands for a comment; nothing when it stands for something else. */
export function systemVariableGroupOf(html: string): SystemVariableGroup | undefined {
  const group = groupNamed(html);
  return group !== undefined && isSystemVariableGroup(group) ? group : undefined;
}

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
      const group = groupNamed(node.value);
      if (group === undefined) return;
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

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
 * The group name in a comment, as written; the group may not exist.
 *
 * @returns undefined for a comment about something else
 */
export function groupNamed(html: string): string | undefined {
  const match = comment.exec(html.trim());
  return match ? (match[1]?.trim() ?? '') : undefined;
}

/** The existing group whose table replaces a comment; undefined for other comments. */
export function systemVariableGroupOf(html: string): SystemVariableGroup | undefined {
  const group = groupNamed(html);
  return group !== undefined && isSystemVariableGroup(group) ? group : undefined;
}

interface Options {
  file: string;
  /** Number of lines of front matter above the text. */
  offset: number;
}

/**
 * Replaces `<!-- system-variables(color) -->` with a `<system-variables>` element, which shows the
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

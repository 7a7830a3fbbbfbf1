import { packages } from '@/lib/catalogue/packages';
import { explainMissing } from '@/lib/examples/explain-missing';
import { isSystemVariableGroup } from '@/lib/styling/system-variables';
import { exampleCommentForm, parseExampleComment } from './examples';
import { pairCommentForm, parsePairComment } from './pairs';
import { groupNamed } from './system-variables';

/**
 * Checks a comment that places a component of the site: an example, a pair of examples, or a table of
 * system variables.
 *
 * @returns what was expected instead; nothing for a valid comment, and for comments about other things
 */
export function findCommentError(html: string): string | undefined {
  return findExampleError(html) ?? findPairError(html) ?? findGroupError(html);
}

function findExampleError(html: string): string | undefined {
  try {
    const reference = parseExampleComment(html);
    return reference && explainMissing(reference);
  } catch {
    return exampleCommentForm;
  }
}

function findPairError(html: string): string | undefined {
  try {
    const pair = parsePairComment(html);
    const ids = pair ? [pair.do.example, pair.avoid.example] : [];
    return ids.map((example) => explainMissing({ example })).find((fault) => fault !== undefined);
  } catch {
    return pairCommentForm;
  }
}

function findGroupError(html: string): string | undefined {
  const group = groupNamed(html);
  if (group === undefined) return undefined;
  if (!packages.some(({ hasTokens }) => hasTokens)) return 'a package that has system variables';
  return isSystemVariableGroup(group) ? undefined : 'a group of system variables';
}

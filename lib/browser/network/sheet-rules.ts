import { readPageData } from '@/lib/browser/page/start-data';
import { sheetEndSelector } from './whole-files';

/**
 * Whether all of a stylesheet has loaded: a failed one, or a page in its place, has no rules, and one that was cut off
 * has no end. Only a usual build marks the end.
 */
export function isWholeSheet(link: HTMLLinkElement): boolean {
  const rules = rulesOf(link);
  const last = rules?.[rules.length - 1];
  if (!last) return false;
  return !areSheetsMarked() || ('selectorText' in last && last.selectorText === sheetEndSelector);
}

/** Whether a stylesheet counts as loaded although part or all of it is missing. */
export const isCutOff = (link: HTMLLinkElement): boolean =>
  rulesOf(link) !== undefined && !isWholeSheet(link);

const areSheetsMarked = () => readPageData() !== undefined;

function rulesOf({ sheet }: HTMLLinkElement): CSSRuleList | undefined {
  try {
    return sheet?.cssRules;
  } catch {
    // For an unreachable file, Chromium has a stylesheet whose rules cannot be read.
    return undefined;
  }
}

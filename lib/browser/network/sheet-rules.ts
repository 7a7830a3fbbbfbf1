/** Whether a stylesheet has loaded: a failed one, or a page in its place, has no rules. */
export function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    // For an unreachable file, Chromium has a stylesheet whose rules cannot be read.
    return false;
  }
}

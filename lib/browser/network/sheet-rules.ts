/** Whether a style sheet has arrived and is one: what failed, and a page in its place, has no rules. */
export function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    // Chromium has a sheet for what it could not reach, and forbids to look into it.
    return false;
  }
}

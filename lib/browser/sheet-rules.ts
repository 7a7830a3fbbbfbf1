/** Whether a style sheet has arrived and is one: what failed, and a page in its place, has no rules. */
export function hasRules({ sheet }: HTMLLinkElement): boolean {
  return sheet !== null && sheet.cssRules.length > 0;
}

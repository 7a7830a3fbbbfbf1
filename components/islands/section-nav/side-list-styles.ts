/** The box a section's list scrolls in, at the page's side or in a drawer. */
export const sideListStyles =
  'scroll-pb-(--notice-h) overflow-y-auto overscroll-contain border-e border-line bg-tint [scrollbar-color:var(--line-strong)_transparent] [scrollbar-width:thin]';

/** A row of small links and texts about a page. */
export const linkRow =
  'mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-small text-text-2 links:text-inherit print:hidden pointer-coarse:links:inline-flex pointer-coarse:links:min-h-11 pointer-coarse:links:min-w-11 pointer-coarse:links:items-center';

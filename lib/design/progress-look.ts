/** Classes of the progress line, shown while a page loads; `lib/start/progress.ts` creates it. */
export const progressLook =
  'fixed inset-x-0 top-0 z-60 h-[3px] origin-left animate-wait bg-primary-fill motion-reduce:animate-none print:hidden forced-colors:bg-[Highlight]';

/** The look of the progress bar that is shown while a page loads, which `lib/start/navigation/progress.ts` makes. */
export const progressLook =
  'fixed inset-x-0 top-0 z-60 h-[3px] origin-left animate-wait bg-primary-fill motion-reduce:animate-none print:hidden forced-colors:bg-[Highlight]';

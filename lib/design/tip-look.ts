/** The look of a tip, which `lib/start/page/tips.ts` creates when the first one is needed. */
export const tipLook =
  'fixed z-60 max-w-60 rounded-s bg-text px-2 py-1 text-small text-page forced-colors:border print:hidden';

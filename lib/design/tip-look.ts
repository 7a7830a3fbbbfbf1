/** Classes of a tooltip; `lib/start/tips.ts` creates it when the first one is needed. */
export const tipLook =
  'fixed z-60 max-w-60 rounded-s bg-text px-2 py-1 text-small text-page forced-colors:border print:hidden';

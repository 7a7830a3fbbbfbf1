/**
 * The look of a card beside a name in code, which `lib/start/page/name-cards.ts` creates when the first one is
 * needed.
 */
export const cardLooks = {
  card: 'fixed z-60 w-max max-w-[min(28rem,calc(100vw-1rem))] max-h-[60vh] overflow-y-auto rounded-m border border-line bg-surface p-3 text-ui text-text shadow-float print:hidden',
  kind: 'text-small text-text-2',
  code: 'mt-1 font-mono text-code wrap-anywhere whitespace-pre-wrap',
  text: 'mt-2',
} as const;

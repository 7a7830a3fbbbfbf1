import type { Purpose } from './types';

/** Purposes of items, in display order. */
export const purposes = [
  { key: 'form', name: 'Forms' },
  { key: 'action', name: 'Actions' },
  { key: 'layout', name: 'Layout' },
  { key: 'navigation', name: 'Navigation' },
  { key: 'data', name: 'Data' },
  { key: 'popup', name: 'Popups' },
  { key: 'indicator', name: 'Indicators' },
  { key: 'base', name: 'Foundations' },
] as const satisfies readonly Purpose[];

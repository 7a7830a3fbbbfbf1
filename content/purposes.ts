import type { Purpose } from './types';

/** What parts are for, in the order lists show it. */
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

'use client';

import { createContext } from 'react';
import type { PublishedVersion } from '@/content/types';

export type VersionList =
  { state: 'loading' } | { state: 'failed' } | { state: 'ready'; versions: PublishedVersion[] };

interface VersionChoice {
  current: string;
  list: VersionList;
  changes: string | undefined;
  retry: () => void;
}

/** State and actions for the menu, which is loaded later. */
export const VersionContext = createContext<VersionChoice>({
  current: '',
  list: { state: 'loading' },
  changes: undefined,
  retry: () => undefined,
});

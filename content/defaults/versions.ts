import type { PublishedVersion } from '@/content/types';

export const earlierVersions: readonly PublishedVersion[] = [];

import type { PackageName } from '@/content/types';

export const itemSynonyms: Readonly<
  Record<PackageName, Readonly<Record<string, readonly string[]>>>
> = {};

export const guideSynonyms: Readonly<Record<string, readonly string[]>> = {};

export const taskSynonyms: Readonly<Record<string, readonly string[]>> = {};

export const themeBuilderSynonyms: readonly string[] = [];

export const playgroundSynonyms: readonly string[] = [];

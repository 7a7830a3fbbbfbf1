import type { Anatomy } from '@/content/anatomy/types';
import type { PackageName } from '@/content/types';

export const anatomies: Readonly<Record<PackageName, readonly Anatomy[]>> = {};

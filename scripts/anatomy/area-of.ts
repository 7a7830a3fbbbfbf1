import type { Anatomy } from '@/content/anatomy/types';
import { requireExample } from '@/lib/examples/catalogue';

/** The area of the examples whose style sheet a drawing's example needs. */
export const areaOf = ({ example }: Anatomy): string =>
  requireExample(example).packagePath.split('/').slice(0, 2).join('/');

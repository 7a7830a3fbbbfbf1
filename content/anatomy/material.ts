import { content } from './material/content';
import { controls } from './material/controls';
import { surfaces } from './material/surfaces';
import type { Anatomy } from './types';

/** The drawings of Material's components. Ripples and common parts have nothing to measure. */
export const materialAnatomy: readonly Anatomy[] = [...controls, ...surfaces, ...content];

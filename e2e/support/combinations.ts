import { themes } from '@/content/themes';
import { isFullSweep } from './sweep';

/** A theme and the width of a window, in CSS pixels. */
export interface Combination {
  theme: string;
  width: number;
}

const narrow = 360;
const wide = 1280;

/**
 * The themes and widths in which to test one of several pages. All pages share their colors and layout, so
 * one combination per page is enough; together the pages cover all themes and both widths.
 *
 * @param index number of the page
 */
export function combinationsFor(index: number): readonly Combination[] {
  const all = [wide, narrow].flatMap((width) => themes.map(({ name }) => ({ theme: name, width })));
  const one = all[index % all.length];
  return isFullSweep || !one ? all : [one];
}

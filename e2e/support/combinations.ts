import { themes } from '@/content/themes';
import { isWhole } from './sweep';

/** A theme and the width of a window, in CSS pixels. */
export interface Combination {
  theme: string;
  width: number;
}

const narrow = 360;
const wide = 1280;

/**
 * The themes and widths to look at one of several pages in. All pages share their colors and their
 * frame, so one is enough each time: it differs from page to page, in all themes and both widths.
 *
 * @param index which of the pages it is
 */
export function combinationsFor(index: number): readonly Combination[] {
  const all = [wide, narrow].flatMap((width) => themes.map(({ name }) => ({ theme: name, width })));
  const one = all[index % all.length];
  return isWhole || !one ? all : [one];
}

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
 * frame, so a sample is enough each time: the default theme in a wide window, and in a narrow one
 * another theme, which differs from page to page.
 *
 * @param index which of the pages it is
 */
export function combinationsFor(index: number): readonly Combination[] {
  if (isWhole) {
    return themes.flatMap(({ name }) => [narrow, wide].map((width) => ({ theme: name, width })));
  }
  const standard = themes.filter((theme) => 'isDefault' in theme);
  const others = themes.filter((theme) => !('isDefault' in theme));
  const other = others[index % others.length];
  return [
    ...standard.map(({ name }) => ({ theme: name, width: wide })),
    ...(other ? [{ theme: other.name, width: narrow }] : []),
  ];
}

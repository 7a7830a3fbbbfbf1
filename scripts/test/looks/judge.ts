import { compare, type Comparison } from './compare';
import type { Sight, Subject } from './photograph';

/** The kinds of picture a report shows side by side. */
export const kinds = ['before', 'after', 'difference'] as const;
export type Kind = (typeof kinds)[number];

/** How one subject looks on the two sites. */
export interface Judgement {
  differs: boolean;
  /** The differing part of the picture, from 0 to 1; 1 where a site has none. */
  share: number;
  /** What a picture cannot show: a page that is missing, or of another height. */
  notes: readonly string[];
  /** PNGs. */
  pictures: Partial<Record<Kind, Buffer>>;
}

function withoutPicture(before: Sight, after: Sight): Judgement {
  const notes = [];
  if ('problem' in before) notes.push(`Before, ${before.problem}.`);
  if ('problem' in after) notes.push(`After, ${after.problem}.`);
  const pictures = {
    ...('picture' in before && { before: before.picture }),
    ...('picture' in after && { after: after.picture }),
  };
  return { differs: true, share: 1, notes, pictures };
}

/**
 * Judges what was seen of one subject on the two sites. What cannot be seen is a difference as well,
 * on both sites too: a look that looks at nothing must not pass.
 *
 * @param greatest height at which the pictures are cut: below it a page's height is all that is known
 */
export function judge(
  { view }: Subject,
  before: Sight,
  after: Sight,
  { height: greatest, threshold }: { height: number; threshold: number },
): Judgement {
  if ('problem' in before || 'problem' in after) return withoutPicture(before, after);
  const { pixels, share, difference }: Comparison = compare(
    before.picture,
    after.picture,
    threshold,
  );
  const notes = [];
  const grown = before.pageHeight !== after.pageHeight;
  if (grown) notes.push(`The page was ${before.pageHeight}px high and is ${after.pageHeight}px.`);
  if (view.windowOnly !== true && Math.max(before.pageHeight, after.pageHeight) > greatest) {
    notes.push(`Compared to ${greatest}px of its height.`);
  }
  return {
    differs: pixels > 0 || grown,
    share,
    notes,
    pictures: { before: before.picture, after: after.picture, ...(difference && { difference }) },
  };
}

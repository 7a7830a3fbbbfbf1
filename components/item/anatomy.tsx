import { StaticHtml } from '@/components/ui/static-html';
import type { DocItem } from '@/content/types';
import { anatomyOf, drawingId } from '@/lib/anatomy/drawing';
import { packageOf } from '@/lib/catalogue/packages';
import { paths } from '@/lib/routes/paths';
import { content, type InterfaceText, word } from '@/lib/words/word';

/** The conditions of the measures: in a package without styles, sizes are those of the example. */
const noteOf = (item: DocItem): InterfaceText =>
  packageOf(item).hasTokens === true
    ? 'Sizes in CSS pixels, at density 0.'
    : 'The styles are those of the example.';

/**
 * A component drawn to scale, and its parts with their measures. The drawing is a file of its own, referenced
 * with `<use>` so that it has the colors of the theme. It is aligned to the top and its column has a fixed
 * share of the width, so that it does not move when the page's font arrives and the text beside it wraps
 * differently.
 */
export function Anatomy({ item }: { item: DocItem }) {
  const drawing = anatomyOf(item);
  if (!drawing) return null;
  const { file, viewBox, parts } = drawing;
  return (
    <StaticHtml className="@container mb-8">
      <figure
        className="grid grid-cols-1 overflow-hidden rounded-l border border-line text-ui @min-[34rem]:grid-cols-[3fr_2fr]"
        aria-label={word('Anatomy of {name}', { name: item.name })}
      >
        <div className="grid min-w-0 items-start justify-items-center bg-tint bg-squares bg-size-[24px_24px] p-4 forced-color-adjust-none">
          <svg
            className="h-auto max-w-full"
            width={viewBox[2]}
            height={viewBox[3]}
            viewBox={viewBox.join(' ')}
            aria-hidden="true"
          >
            <use href={`${paths.live(file)}#${drawingId}`} />
          </svg>
        </div>
        <figcaption className="p-4">
          <ol className="list-decimal space-y-1 ps-5 marker:font-bold marker:text-accent-text">
            {parts.map(({ name, words }) => (
              <li key={name}>
                <b>{name}</b> {words.join(', ')}
              </li>
            ))}
          </ol>
          <p className="mt-3 text-small text-text-2" {...content(noteOf(item))} />
        </figcaption>
      </figure>
    </StaticHtml>
  );
}

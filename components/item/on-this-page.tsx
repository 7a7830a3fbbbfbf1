import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { hook } from '@/lib/design/hooks';

export interface TocEntry {
  id: string;
  text: string;
  /** Heading level; 3 and deeper are indented. */
  depth?: number;
  /** What an entry consists of, such as the inputs and methods of a symbol; in one line below it. */
  parts?: readonly { id: string; text: string }[];
}

/** Beside the text the list is a part of the page, else what its button opens. */
const listStyles =
  'toc:block toc:static toc:h-auto toc:w-auto toc:border-s toc:border-line toc:bg-transparent toc:p-0 max-toc:inset-[calc(var(--bar-h)+0.5rem)_var(--gutter)_auto] max-toc:mx-auto max-toc:max-h-[75dvh] max-toc:w-auto max-toc:max-w-100 max-toc:rounded-l max-toc:border-0 max-toc:bg-surface max-toc:p-3 max-toc:shadow-dialog min-h-0 overflow-y-auto overscroll-contain text-text';
const linkStyles =
  'links:relative links:block links:py-1.25 links:ps-4 links:text-small links:text-text-2 links:no-underline links:hover:text-text links:hover:underline links:-outline-offset-2 pointer-coarse:links:flex pointer-coarse:links:min-h-11 pointer-coarse:links:min-w-11 pointer-coarse:links:items-center links:current:text-primary-text links:current:[-webkit-text-stroke:0.025em_currentColor] links:current:before:absolute links:current:before:inset-[4px_auto_4px_-1px] links:current:before:rounded-s links:current:before:border-s-3 links:current:before:border-primary-fill';

/**
 * Links to the page's headings; an island marks the one being read. Nothing for fewer than two. What is
 * marked gets bolder without getting wider: a name that wraps anew would move the rest of the list. The
 * button opens the list by itself, without scripts.
 */
export function OnThisPage({ entries }: { entries: readonly TocEntry[] }) {
  if (entries.length < 2) return null;
  return (
    <nav
      className="max-toc:mb-6 toc:sticky toc:top-[calc(var(--bar-h)+3rem)] toc:col-start-2 toc:row-[1/span_60] toc:flex toc:max-h-[calc(100dvh-var(--bar-h)-4rem)] toc:flex-col toc:self-start print:hidden"
      aria-labelledby="on-this-page"
      {...hook('toc')}
    >
      <h2
        className="pb-2 text-small/6! font-bold [letter-spacing:0]! max-toc:hidden"
        id="on-this-page"
      >
        On this page
      </h2>
      <Button variant="tonal" className="max-toc:px-4 toc:hidden" popoverTarget="toc">
        <Icon name="menu" small className="-ms-1" />
        On this page
      </Button>
      <ul id="toc" popover="auto" className={`${listStyles} ${linkStyles}`}>
        {entries.map(({ id, text, depth = 2, parts = [] }) => (
          <li key={id}>
            <a href={`#${id}`} className={depth > 2 ? 'ps-8!' : undefined}>
              {text}
            </a>
            {parts.length > 0 && (
              <ul className="flex flex-wrap ps-4">
                {parts.map((part) => (
                  <li key={part.id}>
                    <a href={`#${part.id}`}>{part.text}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

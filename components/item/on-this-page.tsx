import { hook } from '@/lib/design/hooks';

interface Entry {
  id: string;
  text: string;
  /** Heading level; 3 and deeper are indented. */
  depth?: number;
}

/**
 * Links to the page's headings; an island marks the one being read. Nothing for fewer than two. What is
 * marked gets bolder without getting wider: a name that wraps anew would move the rest of the list.
 */
export function OnThisPage({ entries }: { entries: readonly Entry[] }) {
  if (entries.length < 2) return null;
  return (
    <nav
      className="max-toc:hidden toc:sticky toc:top-[calc(var(--bar-h)+3rem)] toc:col-start-2 toc:row-[1/span_60] toc:max-h-[calc(100dvh-var(--bar-h)-4rem)] toc:self-start toc:overflow-y-auto toc:ps-0.5 print:hidden"
      aria-labelledby="on-this-page"
      {...hook('toc')}
    >
      <h2 className="pb-2 text-small/6 font-bold [letter-spacing:0]" id="on-this-page">
        On this page
      </h2>
      <ul className="border-s border-line links:relative links:block links:py-1.25 links:ps-4 links:text-small links:text-text-2 links:no-underline links:hover:text-text links:hover:underline pointer-coarse:links:flex pointer-coarse:links:min-h-11 pointer-coarse:links:items-center links:current:text-primary-text links:current:[-webkit-text-stroke:0.025em_currentColor] links:current:before:absolute links:current:before:inset-[4px_auto_4px_-2px] links:current:before:rounded-s links:current:before:border-s-3 links:current:before:border-primary-fill">
        {entries.map(({ id, text, depth = 2 }) => (
          <li key={id}>
            <a href={`#${id}`} className={depth > 2 ? 'ps-8!' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

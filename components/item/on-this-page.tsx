import { cva } from 'class-variance-authority';
import { BreakableName } from '@/components/ui/breakable-name';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { StaticHtml } from '@/components/ui/static-html';
import { Word } from '@/components/ui/word';
import { hook } from '@/lib/design/hooks';
import type { Wording } from '@/lib/words/word';

export interface TocEntry extends Wording {
  id: string;
  /** Heading level; 3 and deeper are indented. */
  depth?: number;
  /** Nested entries on one line, such as the inputs and methods of a symbol. */
  parts?: readonly ({ id: string } & Wording)[];
}

interface OnThisPageProps {
  entries: readonly TocEntry[];
  /** Whether the entries are names in code. */
  areNames?: boolean;
  /** The element above it. Below tabs, the button is at their end; below a title, it has a row of its own. */
  below?: 'tabs' | 'title';
}

const buttonStyles = cva('toc:hidden pointer-coarse:min-w-11', {
  variants: { below: { tabs: 'px-3 max-section:px-2.5', title: '-ms-3 px-3' } },
});

/**
 * Links to the page's headings; an island marks the current one. Renders nothing for fewer than two. On
 * narrow screens a button opens the list as a popover, which works without scripts.
 */
export function OnThisPage({ entries, areNames = false, below = 'tabs' }: OnThisPageProps) {
  if (entries.length < 2) return null;
  return (
    <StaticHtml
      as="nav"
      className={below === 'tabs' ? 'toc' : 'toc page-bar max-toc:mb-4'}
      aria-labelledby="on-this-page"
      {...hook('toc')}
    >
      <h2 id="on-this-page">
        <Word text="On this page" />
      </h2>
      <Button className={buttonStyles({ below })} popoverTarget="toc">
        <Icon name="toc" small />
        <span className={below === 'tabs' ? 'max-section:sr-only' : undefined}>
          <Word text="On this page" />
        </span>
      </Button>
      <ul id="toc" popover="auto">
        {entries.map(({ id, text, lang, depth = 2, parts = [] }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={depth > 2 ? 'ps-8' : undefined}
              lang={lang}
              translate={areNames ? 'no' : undefined}
            >
              <BreakableName name={text} />
            </a>
            {parts.length > 0 && (
              <ul>
                {parts.map((part) => (
                  <li key={part.id}>
                    <a href={`#${part.id}`} lang={part.lang}>
                      {part.text}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </StaticHtml>
  );
}

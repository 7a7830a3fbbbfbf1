import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Word } from '@/components/ui/word';
import { site } from '@/content/site';
import type { LibraryLink } from '@/lib/api/library-links';
import { hook } from '@/lib/design/hooks';
import { agentPaths } from '@/lib/routes/agent-paths';
import { assistantLinks } from '@/lib/routes/assistants';
import { label } from '@/lib/words/word';

const id = 'page-menu';

const rowStyles =
  '*:flex *:min-h-11 *:w-full *:items-center *:gap-3 *:px-4 *:py-2 *:text-start *:text-ui *:text-text *:no-underline *:-outline-offset-2 *:hover:bg-hover *:active:bg-pressed';

/** The button beside the title that opens {@link PageMenu}; it works without scripts. */
export function PageMenuButton() {
  return (
    <IconButton
      className="-me-2 flex-none print:hidden"
      {...label('Page actions')}
      popoverTarget={id}
    >
      <Icon name="more" />
    </IconButton>
  );
}

interface PageMenuProps {
  path: string;
  /** URL of the page's content as JSON. */
  json?: string;
  /** URL of the item's row in the status table. */
  status?: string;
  /** Pages of the library's team about the subject. */
  links?: readonly LibraryLink[];
}

/**
 * Actions for the page: copy or view it as text, ask an assistant about it, and open pages of the library's team. A native popover: it opens
 * below its button, or below the bar in browsers without CSS anchor positioning.
 */
export function PageMenu({ path, json, status, links = [] }: PageMenuProps) {
  const markdown = agentPaths.markdown(path);
  return (
    <div
      id={id}
      popover="auto"
      className="fixed inset-[calc(var(--bar-h)+0.5rem)_var(--gutter)_auto_auto] m-0 max-h-[75dvh] w-60 overflow-y-auto rounded-m border-0 bg-surface py-2 text-text shadow-float supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:mt-1 supports-[position-area:bottom]:[position-area:bottom_span-left] supports-[position-area:bottom]:[position-try-fallbacks:flip-block] print:hidden forced-colors:border"
    >
      <ul>
        <li className={`${rowStyles} noscript:hidden`}>
          <button type="button" {...hook('copyPage', markdown)}>
            <Word text="Copy as Markdown" />
          </button>
        </li>
        <li className={rowStyles}>
          <a href={markdown} type="text/markdown">
            <Word text="View as Markdown" />
          </a>
        </li>
        {json !== undefined && (
          <li className={rowStyles}>
            <a href={json} type="application/json">
              <Word text="View as JSON" />
            </a>
          </li>
        )}
        {status !== undefined && (
          <li className={rowStyles}>
            <a href={status}>
              <Word text="Component status" />
            </a>
          </li>
        )}
      </ul>
      <ul className="mt-2 border-t border-line pt-2">
        {assistantLinks(site.baseUrl + markdown).map(({ name, href }) => (
          <li key={name} className={rowStyles}>
            <a href={href} rel="nofollow">
              <Word text="Open in {name}" values={{ name }} />
            </a>
          </li>
        ))}
      </ul>
      {links.length > 0 && (
        <ul className="mt-2 border-t border-line pt-2">
          {links.map(({ href, text, lang }) => (
            <li key={href} className={rowStyles}>
              <a href={href} lang={lang}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

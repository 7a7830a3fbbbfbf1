import { Icon } from '@/components/ui/icon';
import { StaticHtml } from '@/components/ui/static-html';

interface LinkRow {
  href: string;
  name: string;
  summary: string;
  /** The languages of the name and the summary if they are others than the page's. */
  lang?: { name?: 'en' | undefined; summary?: 'en' | undefined } | undefined;
}

/** A vertical list of links, each with a sentence about its target. */
export function LinkRows({ rows }: { rows: readonly LinkRow[] }) {
  return (
    <StaticHtml as="ul" className="mt-6 border-t border-line">
      {rows.map(({ href, name, summary, lang }) => (
        <li key={href}>
          <a
            className="grid grid-cols-[minmax(0,15rem)_minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 rounded-none border-b border-line px-2 py-4 text-text no-underline hover:bg-hover active:bg-pressed max-section:grid-cols-[minmax(0,1fr)_auto]"
            href={href}
          >
            <b className="text-h4" lang={lang?.name}>
              {name}
            </b>
            <span className="text-ui/6 text-text-2 max-section:row-start-2" lang={lang?.summary}>
              {summary}
            </span>
            <span className="grid self-center text-text-2 max-section:col-start-2 max-section:row-[1/3]">
              <Icon name="chevron-right" />
            </span>
          </a>
        </li>
      ))}
    </StaticHtml>
  );
}

import { cva } from 'class-variance-authority';
import { hook } from '@/lib/design/hooks';
import { agentPaths } from '@/lib/routes/agent-paths';

const styles = cva(
  'flex h-8 justify-end gap-5 text-small *:text-text-2 *:underline *:hover:text-text print:hidden pointer-coarse:h-11 pointer-coarse:*:min-w-11',
  {
    variants: {
      below: {
        tabs: '-mt-10 mb-2 pointer-coarse:-mt-12 pointer-coarse:mb-1',
        title: '-mt-4',
      },
    },
  },
);

interface PageToolsProps {
  path: string;
  /** URL of the page's content as JSON. */
  json?: string;
  /** The element above, which determines the available space. */
  below?: 'tabs' | 'title';
}

/**
 * Links to the page as Markdown, to copy for an agent or to view. They are placed in the space above the
 * page's text, so that they need none of their own.
 */
export function PageTools({ path, json, below = 'tabs' }: PageToolsProps) {
  const markdown = agentPaths.markdown(path);
  return (
    <p className={styles({ below })}>
      <button
        type="button"
        className="data-copied:after:content-['_✓'] noscript:hidden"
        {...hook('copyPage', markdown)}
      >
        Copy page
      </button>
      <a className="content-center" href={markdown} type="text/markdown">
        View as Markdown
      </a>
      {json !== undefined && (
        <a className="content-center" href={json} type="application/json">
          View as JSON
        </a>
      )}
    </p>
  );
}

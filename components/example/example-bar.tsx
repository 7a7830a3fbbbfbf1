import { SourceToggle } from '@/components/islands/code-tabs/source-toggle';
import { Icon } from '@/components/ui/icon';
import { itemOfExample } from '@/lib/examples/of-item';
import type { Example } from '@/lib/examples/schema';
import { paths } from '@/lib/routes/paths';

interface ExampleBarProps {
  example: Example;
  /** Id of the element that holds the source. */
  sourceId: string;
  sourceOpen: boolean;
  /** Whether the title is a heading of the page. */
  heading: boolean;
  /** Whether this is the example's own page. */
  ownPage: boolean;
}

/** Title and tools of an example. Without script the links work and the source is shown anyway. */
export function ExampleBar({ example, sourceId, sourceOpen, heading, ownPage }: ExampleBarProps) {
  const Title = heading ? 'h2' : 'div';
  const { id, title } = example;
  return (
    <div className="example__bar">
      <Title className="example__title" id={`${id}-title`}>
        <a href={`#${id}`}>{title}</a>
      </Title>
      <div className="example__tools">
        <a
          className="icon-btn"
          href={`#${id}`}
          data-copy-link
          aria-label={`Copy a link to ${title}`}
          title="Copy link"
        >
          <Icon name="link" small />
        </a>
        <SourceToggle controls={sourceId} title={title} open={sourceOpen}>
          <Icon name="code" small />
        </SourceToggle>
        <a
          className="icon-btn"
          href={`/live/open/${id}.html`}
          target="_blank"
          rel="nofollow noopener"
          aria-label={`Open ${title} in StackBlitz (opens a new tab)`}
          title="Open in StackBlitz"
        >
          <Icon name="open" small />
        </a>
        {!ownPage && (
          <a
            className="icon-btn"
            href={paths.example(itemOfExample(example), id)}
            aria-label={`${title}, on its own page`}
            title="Own page"
          >
            <Icon name="arrow-forward" small />
          </a>
        )}
      </div>
    </div>
  );
}

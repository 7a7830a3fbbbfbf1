import { SourceToggle } from '@/components/islands/code-tabs/source-toggle';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { hook } from '@/lib/design/hooks';
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
  /** Whether this is the example's own page, whose title is the example's. */
  ownPage: boolean;
}

/** Title and tools of an example. Without script the links work and the source is shown anyway. */
export function ExampleBar({ example, sourceId, sourceOpen, heading, ownPage }: ExampleBarProps) {
  const Title = heading ? 'h2' : 'div';
  const { id, title } = example;
  return (
    <div className="flex min-h-12 flex-wrap items-center py-1 ps-4 pe-1">
      <Title className={ownPage ? 'sr-only' : 'example-title'} id={`${id}-title`}>
        {ownPage ? title : <a href={`#${id}`}>{title}</a>}
      </Title>
      <div className="ms-auto flex">
        <IconButton
          href={`#${id}`}
          {...hook('copyLink')}
          aria-label={`Copy a link to ${title}`}
          tip="Copy link"
        >
          <Icon name="link" small />
        </IconButton>
        <SourceToggle controls={sourceId} title={title} open={sourceOpen}>
          <Icon name="code" small />
        </SourceToggle>
        <IconButton
          href={paths.stackblitz(id)}
          target="_blank"
          rel="nofollow noopener"
          aria-label={`Open ${title} in StackBlitz (opens a new tab)`}
          tip="Open in StackBlitz"
        >
          <Icon name="open" small />
        </IconButton>
        {!ownPage && (
          <IconButton
            href={paths.example(itemOfExample(example), id)}
            aria-label={`${title}, on its own page`}
            tip="Own page"
          >
            <Icon name="arrow-forward" small />
          </IconButton>
        )}
      </div>
    </div>
  );
}

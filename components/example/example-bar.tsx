import { DownloadButton } from '@/components/ui/download-button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { StackblitzButton } from '@/components/ui/stackblitz-button';
import { Word } from '@/components/ui/word';
import { hook } from '@/lib/design/hooks';
import { liveManifest } from '@/lib/examples/manifest';
import { itemOfExample } from '@/lib/examples/of-item';
import type { Example } from '@/lib/examples/schema';
import { paths } from '@/lib/routes/paths';
import { label, word } from '@/lib/words/word';
import { EditButton } from './edit-button';
import { ToolsButton } from './tools-button';

interface ExampleBarProps {
  example: Example;
  /** Whether the title is a heading of the page. */
  heading: boolean;
  /** Whether this is on the example's own page, which shows its title and source. */
  ownPage: boolean;
}

/**
 * Title and tools of an example. Without scripts the links work, and the one to the example's own page says
 * that it shows the code. On narrow screens, buttons are hidden whose actions the tools or the menu also
 * have.
 */
export function ExampleBar({ example, heading, ownPage }: ExampleBarProps) {
  const Title = heading ? 'h2' : 'div';
  const { id, title } = example;
  return (
    <div className="flex min-h-12 items-center gap-x-2 py-1 ps-4 pe-1 max-fold:flex-wrap">
      <Title
        className={
          ownPage ? 'sr-only' : 'min-w-0 py-2 text-item [letter-spacing:0] pointer-coarse:py-0'
        }
        id={`${id}-title`}
      >
        {ownPage ? (
          title
        ) : (
          <a
            className="text-inherit no-underline hover:underline pointer-coarse:flex pointer-coarse:min-h-11 pointer-coarse:items-center"
            href={`#${id}`}
          >
            {title}
          </a>
        )}
      </Title>
      <div className="ms-auto flex items-center max-fold:flex-wrap print:hidden">
        <IconButton
          className="max-section:hidden"
          href={`#${id}`}
          {...hook('copyLink')}
          {...label('Copy a link to {title}', { title })}
          tip={word('Copy link')}
        >
          <Icon name="link" small />
        </IconButton>
        <ToolsButton example={example} />
        <DownloadButton title={title} opener={paths.stackblitz(id)} />
        <StackblitzButton
          className="max-section:hidden"
          href={paths.stackblitz(id)}
          {...label('Open {title} in StackBlitz (opens a new tab)', { title })}
        />
        <EditButton example={example} />
        {!ownPage && (
          <>
            <IconButton
              className="noscript:flex noscript:w-auto noscript:items-center noscript:gap-2 noscript:px-3 noscript:before:content-['Code']"
              href={paths.example(itemOfExample(example), id)}
              {...label('Open the page of {title}, with its code', { title })}
              tip={word('Open page')}
            >
              <Icon name="arrow-forward" small />
            </IconButton>
            <button
              type="button"
              className="example-code"
              aria-label={word('Code of {title}', { title })}
              aria-expanded={false}
              {...hook('exampleCode', liveManifest().code[id])}
              {...hook('tip', word('Show code'))}
            >
              <Icon name="code" small />
              <span className="max-section:hidden">
                <Word text="Code" />
              </span>
            </button>
          </>
        )}
      </div>
    </div>
  );
}

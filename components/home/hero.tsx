import { cx } from 'class-variance-authority';
import { ExampleCard } from '@/components/example/example-card';
import { ExampleSheets } from '@/components/example/example-styles';
import { Button } from '@/components/ui/button';
import { CodeBlock } from '@/components/ui/code-block';
import { frameStyles } from '@/components/ui/frame-styles';
import { inTurn } from '@/components/ui/in-turn';
import { Word } from '@/components/ui/word';
import { home } from '@/content/home';
import { sections } from '@/content/sections';
import { site } from '@/content/site';
import { findGuide } from '@/lib/catalogue/guides';
import { hook } from '@/lib/design/hooks';
import { thumbnailsOf } from '@/lib/home/showcase';
import { withCounts } from '@/lib/home/with-counts';
import { highlightToHtml } from '@/lib/markdown/highlight';
import { paths } from '@/lib/routes/paths';
import { Board } from './board';
import { TitleBlock } from './title-block';

/** The headline, two links to start with, the install command, and the measured sheet. */
export async function Hero() {
  const start = findGuide(home.start ?? '');
  const first = sections.at(0);
  const lead =
    home.showcase && sections.flatMap(({ packageName }) => thumbnailsOf(packageName)).at(0);
  return (
    <section
      className={cx(
        'border-b border-line-strong bg-tint bg-squares bg-size-[24px_24px] bg-position-[theme(spacing.edge)_0]',
        home.sheet &&
          'board:flex board:min-h-[min(calc(100dvh-var(--bar-h)-1px),68rem)] board:flex-col',
      )}
    >
      {lead && <ExampleSheets ids={[lead.example.id]} />}
      <div
        className={cx(
          frameStyles,
          'grid grid-cols-[minmax(0,1fr)_minmax(0,45rem)] gap-12 py-16 max-board:grid-cols-1 max-section:py-12',
          home.sheet && 'board:flex-1 board:content-start board:pt-[clamp(4rem,50dvh-24rem,9rem)]',
        )}
      >
        <div className="pt-5.5 max-board:max-w-160 max-board:pt-0">
          <h1
            className="text-display [letter-spacing:-0.03em] outline-none max-narrow:text-h1"
            tabIndex={-1}
            {...hook('focusOnNavigation')}
          >
            <Word text="{library} documentation" values={{ library: site.subject }} />
          </h1>
          {home.tagline && <p className="mt-4 text-h2 text-accent-text">{home.tagline}</p>}
          <p className="mt-4 mb-6 max-w-112 text-lede text-pretty text-text-2">
            {withCounts(home.lede)}
          </p>
          <div className="mb-6 flex flex-wrap gap-2">
            {start && (
              <Button variant="filled" size="large" href={paths.guide(start)}>
                <Word text="Get started" />
              </Button>
            )}
            {first && (
              <Button variant="outlined" size="large" href={paths.categories(first.key)}>
                <Word text="Browse {section}" values={{ section: first.words.theSection }} />
              </Button>
            )}
          </div>
          {home.install && (
            <div className="max-w-100 *:bg-surface">
              <CodeBlock html={await inTurn(highlightToHtml(home.install, 'bash'))} />
            </div>
          )}
        </div>
        {home.sheet && <Board sheet={home.sheet} />}
        {lead && (
          <div className="min-w-0 self-center">
            <ExampleCard id={lead.example.id} />
          </div>
        )}
      </div>
      <TitleBlock />
    </section>
  );
}

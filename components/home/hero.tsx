import { CodeBlock } from '@/components/ui/code-block';
import { findGuide } from '@/lib/catalogue/guides';
import { itemsOf } from '@/lib/catalogue/items';
import { allExamples } from '@/lib/examples/catalogue';
import { highlightToHtml } from '@/lib/markdown/highlight';
import { paths } from '@/lib/routes/paths';
import { Board } from './board';
import { TitleBlock } from './title-block';

/** The headline, the two ways in, the command that starts it, and the measured sheet. */
export async function Hero() {
  const start = findGuide('getting-started');
  const running = allExamples().filter(({ kind }) => kind === 'live').length;
  return (
    <section className="sheet">
      <div className="wide sheet__in">
        <div className="hero">
          <h1 tabIndex={-1} data-focus-on-navigation>
            Every part, drawn to measure.
          </h1>
          <p>
            {itemsOf('material').length} Material parts and {itemsOf('cdk').length} CDK parts for
            Angular, colored by your theme. {running} examples run in these pages, each with its
            source beside it.
          </p>
          <div className="hero__acts">
            {start && (
              <a className="btn btn--filled btn--large" href={paths.guide(start)}>
                Get started
              </a>
            )}
            <a className="btn btn--outlined btn--large" href={paths.categories('components')}>
              See the components
            </a>
          </div>
          <CodeBlock html={await highlightToHtml('ng add @angular/material', 'bash')} />
        </div>
        <Board />
      </div>
      <TitleBlock />
    </section>
  );
}

import { CodeBlock } from '@/components/prose/code-block';
import { findGuide } from '@/lib/catalogue/guides';
import { itemsOf } from '@/lib/catalogue/items';
import { highlightToHtml } from '@/lib/markdown/highlight';
import { paths } from '@/lib/routes/paths';

/** The headline, the two ways in, and the command that starts it. */
export async function Hero() {
  const start = findGuide('getting-started');
  return (
    <section className="sheet">
      <div className="wide sheet__in">
        <div className="hero">
          <h1 tabIndex={-1} data-focus-on-navigation>
            Every part, drawn to measure.
          </h1>
          <p>
            {itemsOf('material').length} Material Design parts for Angular on one grid, each with
            its API, its keyboard and its styling tokens written down, all coloured by your theme.
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
      </div>
    </section>
  );
}

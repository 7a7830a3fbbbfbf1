import { cx } from 'class-variance-authority';
import { ExampleSource } from '@/components/example/example-source';
import { Button } from '@/components/ui/button';
import { frameStyles } from '@/components/ui/frame-styles';
import { requireExample } from '@/lib/examples/catalogue';
import { itemOfExample } from '@/lib/examples/of-item';
import { paths } from '@/lib/routes/paths';
import { Band } from './band';

/** Shown because three lines of its template make a list of ten thousand rows. */
const shown = 'cdk-virtual-scroll-overview';

/** What the CDK is, shown by the source of one of its examples. */
export function CdkBand() {
  const example = requireExample(shown);
  return (
    <Band labelledBy="cdk" tinted>
      <div
        className={cx(
          frameStyles,
          'grid grid-cols-[minmax(0,5fr)_minmax(0,7fr)] items-start gap-x-16 gap-y-8 max-drawer:grid-cols-1',
        )}
      >
        <div className="*:not-first:mt-4">
          <h2 id="cdk">The behavior without the looks</h2>
          <p className="text-text-2">
            The Component Dev Kit is what the components are built from: overlays that stay in view,
            focus that stays where it should, lists of ten thousand rows that render only those in
            sight. Bring your own design and keep the hard parts.
          </p>
          <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button variant="tonal" href={paths.categories('cdk')}>
              See the CDK
            </Button>
            <a href={paths.example(itemOfExample(example), shown)}>Run this list</a>
          </p>
        </div>
        <div className="rounded-l border border-line bg-surface">
          <ExampleSource example={example} />
        </div>
      </div>
    </Band>
  );
}

import { ExampleSource } from '@/components/example/example-source';
import { requireExample } from '@/lib/examples/catalogue';
import { itemOfExample } from '@/lib/examples/of-item';
import { paths } from '@/lib/routes/paths';

/** Its three lines of template are the whole of a list that would else be ten thousand elements. */
const shown = 'cdk-virtual-scroll-overview';

/** What the CDK is, shown by the source of one of its examples. */
export function CdkBand() {
  const example = requireExample(shown);
  return (
    <section className="band band--tint" aria-labelledby="cdk">
      <div className="wide split">
        <div className="split__text">
          <h2 id="cdk">The behavior without the looks</h2>
          <p>
            The Component Dev Kit is what the components are built from: overlays that stay in view,
            focus that stays where it should, lists of ten thousand rows that render only those in
            sight. Bring your own design and keep the hard parts.
          </p>
          <p className="split__acts">
            <a className="btn btn--tonal" href={paths.categories('cdk')}>
              See the CDK
            </a>
            <a href={paths.example(itemOfExample(example), shown)}>Run this list</a>
          </p>
        </div>
        <div className="example">
          <div className="example__source">
            <ExampleSource example={example} />
          </div>
        </div>
      </div>
    </section>
  );
}

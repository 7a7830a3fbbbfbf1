import { CodeBlock } from '@/components/prose/code-block';
import { highlightToHtml } from '@/lib/markdown/highlight';
import { paths } from '@/lib/routes/paths';

const board = `<ul cdkDropList (cdkDropListDropped)="move($event)">
  @for (stop of stops(); track stop.id) {
    <li cdkDrag>
      <button cdkDragHandle aria-label="Move">⠿</button>
      {{ stop.name }}
    </li>
  }
</ul>`;

/** What the CDK is, shown by a list that can be sorted. */
export async function CdkBand() {
  return (
    <section className="band band--tint" aria-labelledby="cdk">
      <div className="wide split">
        <div className="split__text">
          <h2 id="cdk">The behaviour without the looks</h2>
          <p>
            The Component Dev Kit is what the components are built from: overlays that stay in view,
            focus that stays where it should, long lists that render only the rows in sight. Bring
            your own design and keep the hard parts.
          </p>
          <p>
            <a className="btn btn--tonal" href={paths.categories('cdk')}>
              See the CDK
            </a>
          </p>
        </div>
        <CodeBlock title="route-stops.html" html={await highlightToHtml(board, 'html')} />
      </div>
    </section>
  );
}

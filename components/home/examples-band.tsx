import { DeferredStage } from '@/components/example/deferred-stage';
import { ExampleSnippet } from '@/components/example/example-snippet';
import { Button } from '@/components/ui/button';
import { frameStyles } from '@/components/ui/frame-styles';
import { home } from '@/content/home';
import { findSection } from '@/lib/catalogue/items';
import { requireExample } from '@/lib/examples/catalogue';
import { itemOfExample } from '@/lib/examples/of-item';
import type { Example } from '@/lib/examples/schema';
import { paths } from '@/lib/routes/paths';
import { Band } from './band';

/** A band about a section, with examples that run beside their source. */
export function ExamplesBand() {
  const { band } = home;
  const section = band && findSection(band.button.section);
  if (!band || !section) return null;
  return (
    <Band labelledBy={band.id} tinted later>
      <div className={frameStyles}>
        <div className="max-w-160 *:not-first:mt-4">
          <h2 id={band.id}>{band.title}</h2>
          <p className="text-text-2">{band.text}</p>
          <p>
            <Button variant="tonal" href={paths.categories(section.key)}>
              {band.button.text}
            </Button>
          </p>
        </div>
        {band.examples.map((id) => (
          <RunningExample key={id} example={requireExample(id)} />
        ))}
      </div>
    </Band>
  );
}

/** An example and its template side by side, or below each other on narrow screens. */
function RunningExample({ example }: { example: Example }) {
  const item = itemOfExample(example);
  const title = `${example.id}-home`;
  return (
    <section
      className="mt-8 overflow-hidden rounded-l border border-line bg-surface"
      aria-labelledby={title}
    >
      <h3 className="px-4 py-3 text-item [letter-spacing:0]" id={title}>
        <a
          className="text-inherit pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
          href={paths.example(item, example.id)}
        >
          {example.title}
        </a>
      </h3>
      <div className="grid grid-cols-[minmax(0,5fr)_minmax(0,7fr)] max-drawer:grid-cols-1">
        <div className="grid border-e border-line max-drawer:border-e-0">
          <DeferredStage example={example} />
        </div>
        <div className="border-t border-line bg-tint *:rounded-none *:border-0">
          <ExampleSnippet id={example.id} file={`${example.id}-example.html`} />
        </div>
      </div>
    </section>
  );
}

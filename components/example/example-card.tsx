import { StaticHtml } from '@/components/ui/static-html';
import { requireExample } from '@/lib/examples/catalogue';
import { DeferredStage } from './deferred-stage';
import { ExampleBar } from './example-bar';
import { ExampleSource } from './example-source';
import { ExampleStage } from './example-stage';
import { ExampleSheets } from './example-styles';

interface ExampleCardProps {
  id: string;
  /** Makes the title a heading of the page. In prose it is not, to keep the outline of the text. */
  heading?: boolean;
  /** Whether the example is far down the page, so that it is fetched when the reader comes near. */
  deferred?: boolean;
}

const attributesOf = (id: string) => ({
  className: 'example',
  id,
  'aria-labelledby': `${id}-title`,
});

/**
 * An example with title and tools. Its source is fetched on demand. The section has the example's id. The
 * page adds the stylesheets (`ExampleSheets`).
 */
export function ExampleCard({ id, heading = false, deferred = false }: ExampleCardProps) {
  const example = requireExample(id);
  return (
    <StaticHtml as="section" {...attributesOf(id)}>
      <ExampleBar example={example} heading={heading} ownPage={false} />
      {heading && example.summary !== undefined && (
        <p className="-mt-1 px-4 pb-3 text-ui text-text-2">{example.summary}</p>
      )}
      {deferred ? <DeferredStage example={example} /> : <ExampleStage example={example} />}
    </StaticHtml>
  );
}

/** An example on its own page, which shows its source. */
export function ExampleWithSource({ id }: { id: string }) {
  const example = requireExample(id);
  return (
    <section {...attributesOf(id)}>
      <ExampleSheets ids={[id]} />
      <ExampleBar example={example} heading ownPage />
      <ExampleStage example={example} />
      <div className="border-t border-line">
        <ExampleSource example={example} />
      </div>
    </section>
  );
}

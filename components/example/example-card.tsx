import '@/components/islands/code-tabs/own.css';
import { requireExample } from '@/lib/examples/catalogue';
import { ExampleBar } from './example-bar';
import { ExampleSource } from './example-source';
import { ExampleStage } from './example-stage';

interface ExampleCardProps {
  id: string;
  /** Shows the source from the start. A test's is always shown: it is all there is. */
  sourceOpen?: boolean;
  /** Makes the title a heading of the page; in prose it is none, so as not to upset the outline. */
  heading?: boolean;
  /** Leaves out the link to the example's own page, for that page. */
  ownPage?: boolean;
}

/** An example: title and tools, the example itself, its source. The section has the example's id. */
export function ExampleCard({
  id,
  sourceOpen = false,
  heading = false,
  ownPage = false,
}: ExampleCardProps) {
  const example = requireExample(id);
  const open = sourceOpen || example.kind !== 'live';
  const sourceId = `${id}-source`;
  return (
    <section className="example" id={id} aria-labelledby={`${id}-title`}>
      <ExampleBar
        example={example}
        sourceId={sourceId}
        sourceOpen={open}
        heading={heading}
        ownPage={ownPage}
      />
      <ExampleStage example={example} />
      <div className="border-t border-line noscript:block" id={sourceId} hidden={!open}>
        <ExampleSource example={example} />
      </div>
    </section>
  );
}

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

/** The stage, or the source when it shows, is rounded as the card is. */
const styles =
  'rounded-l border border-line bg-surface break-inside-avoid [&>:nth-last-child(1_of_:not([hidden]))]:rounded-b-l';

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
    <section className={styles} id={id} aria-labelledby={`${id}-title`}>
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

import '@/components/islands/code-tabs/own.css';
import './examples.css';
import { requireExample } from '@/lib/examples/catalogue';
import { ExampleBar } from './example-bar';
import { ExampleSource } from './example-source';
import { ExampleStage } from './example-stage';
import { LateStage } from './late-stage';

interface ExampleCardProps {
  id: string;
  /** Makes the title a heading of the page; in prose it is none, so as not to upset the outline. */
  heading?: boolean;
  /** On the example's own page its source shows, and there is no link to that page. */
  ownPage?: boolean;
  /** Far down the page: what is on the stage is fetched when a reader comes near. */
  late?: boolean;
}

/**
 * An example: title and tools, the example itself, and its source, which other pages than its own fetch
 * when it is asked for. The section has the example's id.
 */
export function ExampleCard({
  id,
  heading = false,
  ownPage = false,
  late = false,
}: ExampleCardProps) {
  const example = requireExample(id);
  return (
    <section className="example" id={id} aria-labelledby={`${id}-title`}>
      <ExampleBar example={example} heading={heading} ownPage={ownPage} />
      {late ? <LateStage example={example} /> : <ExampleStage example={example} />}
      {ownPage && (
        <div className="border-t border-line">
          <ExampleSource example={example} />
        </div>
      )}
    </section>
  );
}

import './examples.css';
import { Button } from '@/components/ui/button';
import { hook } from '@/lib/design/hooks';

/** The note in a stage that its example has failed to load; hidden until then. */
export function ExampleFailed() {
  return (
    <div
      className="example-failed"
      role="alert"
      hidden
      suppressHydrationWarning
      {...hook('exampleFailed')}
    >
      <p>This example did not load.</p>
      <Button variant="tonal" {...hook('retryExample')}>
        Try again
      </Button>
    </div>
  );
}

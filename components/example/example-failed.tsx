import { Word } from '@/components/ui/word';
import { Button } from '@/components/ui/button';
import { hook } from '@/lib/design/hooks';

/** The note in a stage that its example has failed to load. Hidden at first. */
export function ExampleFailed() {
  return (
    <div
      className="absolute inset-x-3 bottom-3 z-1 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-l bg-bad-soft py-2 ps-4 pe-2 text-ui text-bad-text not-[[hidden]]:flex"
      role="alert"
      hidden
      suppressHydrationWarning
      {...hook('exampleFailed')}
    >
      <p>
        <Word text="This example did not load." />
      </p>
      <Button variant="tonal" {...hook('retryExample')}>
        <Word text="Try again" />
      </Button>
    </div>
  );
}

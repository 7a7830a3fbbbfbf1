import { Word } from '@/components/ui/word';
import { Button } from '@/components/ui/button';
import { hook } from '@/lib/design/hooks';

/** An error message for scripts that did not load, and for similar failures. Hidden until one occurs. */
export function StartFailed() {
  return (
    <div
      className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-xl flex-wrap items-center justify-between gap-2 rounded-l bg-bad-soft p-4 text-ui text-bad-text shadow-float not-[[hidden]]:flex"
      role="alert"
      hidden
      {...hook('startFailed')}
    >
      <p suppressHydrationWarning>
        <Word text="Part of this page did not load, so its controls do not work yet." />
      </p>
      <Button variant="tonal" {...hook('startAgain')}>
        <Word text="Try again" />
      </Button>
    </div>
  );
}

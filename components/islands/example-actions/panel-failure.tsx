import { Word } from '@/components/ui/word';
import { Button } from '@/components/ui/button';

/** The message that a panel did not load, with a button to retry. */
export function PanelFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-bad-soft py-2 ps-4 pe-2 text-ui text-bad-text"
      role="alert"
    >
      <p>
        <Word text="This did not load." />
      </p>
      <Button variant="tonal" onClick={onRetry}>
        <Word text="Try again" />
      </Button>
    </div>
  );
}

import { Word } from '@/components/ui/word';
import { Button } from '@/components/ui/button';

/** The message that the search or a part of it did not load, with a button to retry. */
export function LoadFailure({ of, onRetry }: { of: 'index' | 'texts'; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="m-2 flex flex-wrap items-center gap-3 rounded-l bg-bad-soft px-4 py-2 text-ui text-bad-text"
    >
      <p className="flex-1">
        <Word
          text={
            of === 'index'
              ? 'Search did not load. Check your connection.'
              : 'Part of the search index did not load, so results may be missing.'
          }
        />
      </p>
      <Button onClick={onRetry}>
        <Word text="Try again" />
      </Button>
    </div>
  );
}

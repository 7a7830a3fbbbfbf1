import { Button } from '@/components/ui/button';
import { Word } from '@/components/ui/word';
import { hook } from '@/lib/design/hooks';
import { languageOf, word } from '@/lib/words/word';

const text = 'Part of this page did not load, so its controls do not work yet.';

/** An error message for scripts that did not load, and for similar failures. Hidden until one occurs. */
export function StartFailed() {
  return (
    <div
      className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-xl flex-wrap items-center justify-between gap-2 rounded-l bg-bad-soft p-4 text-ui text-bad-text shadow-float not-[[hidden]]:flex"
      role="alert"
      hidden
      {...hook('startFailed')}
    >
      {/* A script may replace the text before React starts, so the text has no element of its own. */}
      <p suppressHydrationWarning lang={languageOf(text)}>
        {word(text)}
      </p>
      <Button variant="tonal" {...hook('startAgain')}>
        <Word text="Try again" />
      </Button>
    </div>
  );
}

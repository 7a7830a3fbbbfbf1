import { Button } from '@/components/ui/button';
import { Word } from '@/components/ui/word';

interface PanelFailureProps {
  /** The output of a program that failed. */
  output?: string;
  onRetry: () => void;
}

/** The message that a panel did not load, with a button to retry. */
export function PanelFailure({ output = '', onRetry }: PanelFailureProps) {
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
      {output !== '' && (
        <pre
          className="max-h-64 basis-full overflow-auto pe-2 font-mono text-small whitespace-pre-wrap"
          translate="no"
        >
          {output}
        </pre>
      )}
    </div>
  );
}

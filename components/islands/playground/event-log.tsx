import { Word } from '@/components/ui/word';
import { QuietButton } from './quiet-button';
import type { LogEntry } from './use-playground';

interface EventLogProps {
  id: string;
  /** Newest first. */
  entries: readonly LogEntry[];
  onClear: () => void;
}

/**
 * The events of the example's outputs. It is not a live region: a screen reader user hears the example
 * itself, and would hear everything twice.
 */
export function EventLog({ id, entries, onClear }: EventLogProps) {
  return (
    <section
      className="border-t border-line px-4 py-2 noscript:hidden"
      aria-labelledby={`${id}-events ${id}-title`}
    >
      <div className="flex min-h-12 items-center justify-between">
        <h3 className="text-item [letter-spacing:0]" id={`${id}-events`}>
          <Word text="Events" />
        </h3>
        <QuietButton isIdle={entries.length === 0} onPress={onClear}>
          <Word text="Clear" />
        </QuietButton>
      </div>
      <div
        className="h-24 overflow-y-auto text-code"
        tabIndex={0}
        role="group"
        aria-labelledby={`${id}-events`}
      >
        {entries.length === 0 ? (
          <p className="text-small text-text-2">
            <Word text="Interact with the example to log its events." />
          </p>
        ) : (
          <ol className="font-mono wrap-anywhere" translate="no">
            {entries.map(({ key, name, value }) => (
              <li key={key}>
                <span className="text-syn-name">{name}</span> <span>{value}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}

import { Word } from '@/components/ui/word';
import { wording } from '@/lib/words/word';
import { Fold } from './fold';

/** The content slots of a component, by selector; `*` is the default slot. */
export function Slots({ slots }: { slots: readonly string[] }) {
  if (slots.length === 0) return null;
  const count =
    slots.length === 1
      ? wording('1 content slot')
      : wording('{count} content slots', { count: String(slots.length) });
  return (
    <Fold summary={count.text} lang={count.lang}>
      <ol className="list-decimal ps-6 text-ui/7 wrap-anywhere">
        {slots.map((slot) => (
          <li key={slot}>
            {slot === '*' ? (
              slots.length === 1 ? (
                <Word text="All content" />
              ) : (
                <Word text="All other content" />
              )
            ) : (
              <code translate="no" className="ic">
                {slot}
              </code>
            )}
          </li>
        ))}
      </ol>
    </Fold>
  );
}

import { Fold } from './fold';

/** The content slots of a component, by selector; `*` is the default slot. */
export function Slots({ slots }: { slots: readonly string[] }) {
  if (slots.length === 0) return null;
  const places = slots.length === 1 ? 'one place' : `${slots.length} places`;
  return (
    <Fold summary={`Projects content in ${places}`}>
      <ol className="list-decimal ps-6 text-ui/7 wrap-anywhere">
        {slots.map((slot) => (
          <li key={slot}>
            {slot === '*' ? (
              'Everything else'
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

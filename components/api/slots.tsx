import { hook } from '@/lib/design/hooks';

/** The content a component projects, by the selectors of its places; `*` takes what is left. */
export function Slots({ slots }: { slots: readonly string[] }) {
  if (slots.length === 0) return null;
  return (
    <details className="fold" {...hook('filterBlock')}>
      <summary>
        Projects content in {slots.length === 1 ? 'one place' : `${slots.length} places`}
      </summary>
      <ol className="fold__list">
        {slots.map((slot) => (
          <li key={slot}>
            {slot === '*' ? 'Everything else' : <code className="ic">{slot}</code>}
          </li>
        ))}
      </ol>
    </details>
  );
}

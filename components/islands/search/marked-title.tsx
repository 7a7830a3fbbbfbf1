import { markPieces } from '@/lib/search/marks';

/** A title with the typed words in bold. Long names may break before a capital. */
export function MarkedTitle({ title, marks }: { title: string; marks: readonly string[] }) {
  return markPieces(title, marks).map(({ text, marked }, index) =>
    marked ? (
      <mark
        key={index}
        className="bg-transparent font-bold text-primary-text group-aria-selected:text-on-primary-soft forced-colors:bg-[Mark] forced-colors:text-[MarkText]"
      >
        {text}
      </mark>
    ) : (
      <span key={index}>{text}</span>
    ),
  );
}

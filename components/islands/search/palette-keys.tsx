import { Word } from '@/components/ui/word';

/** The list of keyboard shortcuts in the palette; hidden on narrow screens, which have no keyboard. */
export function PaletteKeys() {
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-2 border-t border-line bg-tint px-5 py-3 text-small text-text-2 max-section:hidden">
      <span>
        <kbd translate="no">↑</kbd> <kbd translate="no">↓</kbd> <Word text="Move" />
      </span>
      <span>
        <kbd translate="no">Enter</kbd> <Word text="Open" />
      </span>
      <span>
        <kbd translate="no">Ctrl</kbd> <kbd translate="no">Enter</kbd> <Word text="New tab" />
      </span>
      <span>
        <kbd translate="no">Ctrl</kbd> <kbd translate="no">C</kbd> <Word text="Copy the answer" />
      </span>
      <span>
        <kbd translate="no">Tab</kbd> <Word text="Filter" />
      </span>
      <span>
        <kbd translate="no">Esc</kbd> <Word text="Close" />
      </span>
    </div>
  );
}

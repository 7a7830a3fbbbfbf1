/** The list of keyboard shortcuts in the palette; hidden on narrow screens, which have no keyboard. */
export function PaletteKeys() {
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-2 border-t border-line bg-tint px-5 py-3 text-small text-text-2 max-section:hidden">
      <span>
        <kbd translate="no">↑</kbd> <kbd translate="no">↓</kbd> <span>Move</span>
      </span>
      <span>
        <kbd translate="no">Enter</kbd> <span>Open</span>
      </span>
      <span>
        <kbd translate="no">Ctrl</kbd> <kbd translate="no">Enter</kbd> <span>New tab</span>
      </span>
      <span>
        <kbd translate="no">Ctrl</kbd> <kbd translate="no">C</kbd> <span>Copy the answer</span>
      </span>
      <span>
        <kbd translate="no">Tab</kbd> <span>Filter</span>
      </span>
      <span>
        <kbd translate="no">Esc</kbd> <span>Close</span>
      </span>
    </div>
  );
}

/** The list of keyboard shortcuts in the palette; hidden on narrow screens, which have no keyboard. */
export function PaletteKeys() {
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-2 border-t border-line bg-tint px-5 py-3 text-small text-text-2 max-section:hidden">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> Move
      </span>
      <span>
        <kbd>Enter</kbd> Open
      </span>
      <span>
        <kbd>Ctrl</kbd> <kbd>Enter</kbd> New tab
      </span>
      <span>
        <kbd>Tab</kbd> Filter
      </span>
      <span>
        <kbd>Esc</kbd> Close
      </span>
    </div>
  );
}

import { Icon } from '@/components/ui/icon';
import { Word } from '@/components/ui/word';
import { hook } from '@/lib/design/hooks';

/**
 * A button that removes the reader's own colors from examples, shown while they are in use. A script in the head
 * shows it.
 */
export function OwnColorsChip() {
  return (
    <button
      className="me-2 hidden min-h-8 items-center gap-1 rounded-m border border-line-strong ps-3 pe-2 text-label hover:bg-hover max-section:me-0 max-section:gap-0 max-section:ps-1 max-section:pe-1 pointer-coarse:min-h-11 own:flex"
      {...hook('endOwnColors')}
    >
      <Icon name="palette" small className="section:hidden" />
      <span className="max-section:sr-only">
        <Word text="Your colors" />
        <span className="sr-only">
          <Word text=": end" />
        </span>
      </span>
      <Icon name="close" small />
    </button>
  );
}

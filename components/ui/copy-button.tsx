import { hook } from '@/lib/design/hooks';
import { Icon } from './icon';

/** Copies the code of the frame around it; the page's script does it. */
export function CopyButton({ className = '' }: { className?: string }) {
  return (
    <button
      type="button"
      className={`copy ${className}`.trimEnd()}
      aria-label="Copy the code"
      {...hook('copyCode')}
    >
      <Icon name="copy" small />
    </button>
  );
}

import { cx } from 'class-variance-authority';
import { hook } from '@/lib/design/hooks';
import { word } from '@/lib/text/word';
import { Icon } from './icon';
import { IconButton } from './icon-button';

/** A button that copies the code of the frame around it; the page's script handles it. */
export function CopyButton({
  className,
  label = word('Copy the code'),
}: {
  className?: string | undefined;
  label?: string;
}) {
  return (
    <IconButton className={cx('ms-auto', className)} aria-label={label} {...hook('copyCode')}>
      <Icon name="copy" small />
    </IconButton>
  );
}

import { cx } from 'class-variance-authority';
import { hook } from '@/lib/design/hooks';
import { type InterfaceText, label } from '@/lib/words/word';
import { Icon } from './icon';
import { IconButton } from './icon-button';

/** A button that copies the code of the frame around it; the page's script handles it. */
export function CopyButton({
  className,
  label: text = 'Copy the code',
}: {
  className?: string | undefined;
  label?: InterfaceText;
}) {
  return (
    <IconButton className={cx('ms-auto', className)} {...label(text)} {...hook('copyCode')}>
      <Icon name="copy" small />
    </IconButton>
  );
}

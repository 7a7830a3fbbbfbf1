import { label, word } from '@/lib/words/word';
import { Icon } from './icon';
import { IconButton } from './icon-button';

interface StackblitzButtonProps extends Partial<ReturnType<typeof label>> {
  className?: string;
  /** URL of the page that opens the project in StackBlitz. */
  href: string;
}

/** Opens a project in StackBlitz, in a new tab. */
export function StackblitzButton(props: StackblitzButtonProps) {
  return (
    <IconButton
      target="_blank"
      rel="nofollow noopener"
      {...label('Open in StackBlitz (opens a new tab)')}
      tip={word('Open in StackBlitz')}
      {...props}
    >
      <Icon name="open" small />
    </IconButton>
  );
}

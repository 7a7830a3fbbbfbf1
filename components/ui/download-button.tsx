import { hook } from '@/lib/design/hooks';
import { label, word } from '@/lib/words/word';
import { Icon } from './icon';
import { IconButton } from './icon-button';

interface DownloadButtonProps {
  /** Name of the example. */
  title: string;
  /** URL of the page that opens the example in StackBlitz. */
  opener: string;
}

/** Opens the menu to copy or download an example. The menu and the files load on demand. */
export function DownloadButton({ title, opener }: DownloadButtonProps) {
  return (
    <span className="relative flex noscript:hidden">
      <IconButton
        {...label('Copy or download {title}', { title })}
        aria-haspopup="menu"
        aria-expanded={false}
        tip={word('Copy or download')}
        {...hook('downloadExample', opener)}
      >
        <Icon name="download" small />
      </IconButton>
    </span>
  );
}

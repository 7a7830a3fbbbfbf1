'use client';

import { Item } from '@radix-ui/react-dropdown-menu';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { menuItemStyles, MenuLabel } from '@/components/ui/menu/menu-item';
import { MenuPanel } from '@/components/ui/menu/menu-panel';
import type { LazyMenuProps } from '@/components/ui/menu/use-lazy-menu';
import { Word } from '@/components/ui/word';
import { content, type InterfaceText } from '@/lib/words/word';
import { copyProject, downloadProject } from './download-project';

export interface DownloadMenuProps extends LazyMenuProps {
  /** Accessible name. */
  label: string;
  /** URL of the page that opens the example in StackBlitz. */
  opener: string;
}

/** The ways to copy or download an example: all of its files as one text, its project as an archive, or StackBlitz. */
export function DownloadMenu({ opener, ...props }: DownloadMenuProps) {
  const { button } = props;
  return (
    <MenuPanel {...props}>
      <TakeItem
        icon="copy"
        text="Copy all files"
        onSelect={() => void copyProject(opener, button.current)}
      />
      <TakeItem
        icon="download"
        text="Download as .zip"
        onSelect={() => void downloadProject(opener, button.current)}
      />
      <Item asChild>
        <a
          className={`${menuItemStyles} no-underline`}
          href={opener}
          target="_blank"
          rel="nofollow noopener"
        >
          <Icon name="open" small />
          <Word text="Open in StackBlitz" />
          <span className="sr-only">
            {' '}
            <Word text="(opens a new tab)" />
          </span>
        </a>
      </Item>
    </MenuPanel>
  );
}

interface TakeItemProps {
  icon: IconName;
  onSelect: () => void;
  text: InterfaceText;
}

function TakeItem({ icon, onSelect, text }: TakeItemProps) {
  return (
    <Item className={menuItemStyles} onSelect={onSelect}>
      <Icon name={icon} small />
      <MenuLabel {...content(text)} />
    </Item>
  );
}

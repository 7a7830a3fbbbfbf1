'use client';

import { cx } from 'class-variance-authority';
import { type RefObject, useEffect } from 'react';
import { SectionNav } from '@/components/islands/section-nav/section-nav';
import { type SideList, sideListStyles } from '@/components/islands/section-nav/side-list';
import { ModalSheet } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { hook } from '@/lib/design/hooks';
import { screens } from '@/lib/design/screens';
import { label } from '@/lib/words/word';

interface DrawerPanelProps {
  list: SideList;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** From this width the list is beside the page instead of in the drawer. */
const listInPlace = `(min-width: ${screens.drawer})`;

/** The drawer: closes on Escape, on its backdrop, on its button, and when a link is followed. */
export function DrawerPanel({ list, opener, onClose }: DrawerPanelProps) {
  useEffect(() => {
    const query = window.matchMedia(listInPlace);
    query.addEventListener('change', onClose);
    return () => query.removeEventListener('change', onClose);
  }, [onClose]);
  return (
    <ModalSheet
      title={{ text: list.title, lang: list.lang?.title }}
      className={cx(
        sideListStyles,
        'fixed inset-y-0 left-0 z-45 w-[min(20rem,calc(100vw-3.5rem))] animate-slide rounded-r-xl shadow-dialog',
      )}
      opener={opener}
      onClose={onClose}
      {...hook('sideList')}
    >
      <SectionNav
        {...list}
        onFollow={onClose}
        close={
          <IconButton {...label('Close the list')} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        }
      />
    </ModalSheet>
  );
}

'use client';

import { useEffect, type RefObject } from 'react';
import { SectionNav, type NavItem } from '@/components/islands/section-nav/section-nav';
import { ModalSheet } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { screens } from '@/lib/design/screens';

interface DrawerPanelProps {
  title: string;
  noun: string;
  items: readonly NavItem[];
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** From here on the list stands beside the page. */
const listInPlace = `(min-width: ${screens.drawer}px)`;

/** The drawer itself: closes by Escape, its backdrop, its button, and when a link is followed. */
export function DrawerPanel({ title, noun, items, opener, onClose }: DrawerPanelProps) {
  useEffect(() => {
    const query = window.matchMedia(listInPlace);
    query.addEventListener('change', onClose);
    return () => query.removeEventListener('change', onClose);
  }, [onClose]);
  return (
    <ModalSheet title={title} className="sidenav sidenav--drawer" opener={opener} onClose={onClose}>
      <SectionNav
        noun={noun}
        items={items}
        onFollow={onClose}
        heading={
          <>
            {title}
            <button
              type="button"
              className="icon-btn"
              aria-label="Close the list"
              onClick={onClose}
            >
              <Icon name="close" />
            </button>
          </>
        }
      />
    </ModalSheet>
  );
}

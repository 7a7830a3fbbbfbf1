'use client';

import type { RefObject } from 'react';
import { SectionNav, type NavItem } from '@/components/islands/section-nav/section-nav';
import { ModalSheet } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';

interface DrawerPanelProps {
  title: string;
  noun: string;
  items: readonly NavItem[];
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The drawer itself: closes by Escape, its backdrop, its button, and when a link is followed. */
export function DrawerPanel({ title, noun, items, opener, onClose }: DrawerPanelProps) {
  return (
    <ModalSheet title={title} className="sidenav sidenav--drawer" opener={opener} onClose={onClose}>
      <SectionNav
        noun={noun}
        items={items}
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

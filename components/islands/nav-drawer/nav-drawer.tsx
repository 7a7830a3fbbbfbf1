'use client';

import {
  type ComponentType,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { SideList } from '@/components/islands/section-nav/side-list';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { asIsland } from '@/components/ui/island';
import { usePageState } from '@/components/ui/use-page-state';
import { usePreload } from '@/components/ui/use-preload';

interface NavDrawerProps {
  list: SideList;
  /** URL of the page with the same items, which the button links to when scripts do not run. */
  href: string;
}

type Panel = ComponentType<{
  list: SideList;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}>;

const loadPanel = () => import('./drawer-panel').then((module) => module.DrawerPanel);

function NavDrawerInside({ list, href }: NavDrawerProps) {
  const opener = useRef<HTMLAnchorElement>(null);
  const [open, setOpen] = usePageState(false);
  const [Panel, setPanel] = useState<Panel>();
  usePreload(loadPanel, () => opener.current?.checkVisibility() === true);

  useEffect(() => {
    if (!open || Panel) return;
    let canceled = false;
    loadPanel().then(
      (panel) => !canceled && setPanel(() => panel),
      // The link leads to a page with the same list.
      () => !canceled && window.location.assign(href),
    );
    return () => {
      canceled = true;
    };
  }, [open, Panel, href]);

  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(() => true);
  };
  const preload = () => void loadPanel().catch(() => undefined);
  return (
    <>
      <Button
        ref={opener}
        className="absolute end-[max(var(--gutter)-0.625rem,100%-var(--gutter)-var(--doc-w)-0.625rem)] top-0 z-1 px-2.5 max-section:-top-11.5 max-section:h-11 section:top-4 drawer:hidden print:hidden pointer-coarse:min-w-11"
        href={href}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={onClick}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon name="menu" />
        <span className="max-section:sr-only" lang={list.lang?.all}>
          {list.all}
        </span>
      </Button>
      {open && Panel && <Panel list={list} opener={opener} onClose={() => setOpen(() => false)} />}
    </>
  );
}

/** Opens a section's list as a drawer on narrow screens; there, the drawer's code is preloaded. */
export const NavDrawer = asIsland(NavDrawerInside, { name: 'The list' });

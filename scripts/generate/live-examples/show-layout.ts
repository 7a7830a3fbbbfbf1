import type { HTMLElement } from 'node-html-parser';

/**
 * Marks the active one of pre-rendered tabs, whose line the library draws when it knows its width.
 */
export function markActiveTabs(host: HTMLElement): void {
  for (const line of host.querySelectorAll('.mdc-tab--active > .mdc-tab-indicator')) {
    line.classList.add('mdc-tab-indicator--active');
  }
}

/**
 * Sets drawers that are open at the side of pre-rendered content beside it. The library leaves as many pixels
 * free as a drawer is wide, and hides the content where it does not know that. A drawer adds nothing to the
 * height of what holds it, here as there.
 */
export function setDrawersAside(host: HTMLElement): void {
  for (const content of host.querySelectorAll('.mat-drawer-content-hidden')) {
    const container = content.parentNode;
    const drawers =
      container?.querySelectorAll('.mat-drawer-opened.mat-drawer-side:not(.mat-sidenav-fixed)') ??
      [];
    if (
      !container ||
      drawers.length === 0 ||
      drawers.some(({ parentNode }) => parentNode !== container)
    )
      continue;
    content.classList.remove('mat-drawer-content-hidden');
    addStyle(container, 'display:flex');
    addStyle(content, 'flex:1;min-width:0');
    for (const drawer of drawers) {
      const isAtEnd = drawer.classList.contains('mat-drawer-end');
      addStyle(drawer, isAtEnd ? 'position:relative;order:1' : 'position:relative');
      const inner = drawer.querySelector('.mat-drawer-inner-container');
      if (inner) addStyle(inner, 'height:0;min-height:100%');
    }
  }
}

function addStyle(element: HTMLElement, style: string): void {
  const before = element.getAttribute('style');
  element.setAttribute(
    'style',
    before === undefined ? style : `${before.replace(/;$/, '')};${style}`,
  );
}

import type { HTMLElement } from 'node-html-parser';

/**
 * Shows the indicator of the active tab in pre-rendered HTML. The library shows it only when it knows its
 * width.
 */
export function markActiveTabs(host: HTMLElement): void {
  for (const indicator of host.querySelectorAll('.mdc-tab--active > .mdc-tab-indicator')) {
    indicator.classList.add('mdc-tab-indicator--active');
  }
}

/**
 * Places open side drawers next to the content in pre-rendered HTML. The library gives the content a margin
 * of the width of the drawer, and hides the content while this width is unknown. As in the library, a drawer
 * does not add to the height of its container.
 */
export function placeSideDrawers(host: HTMLElement): void {
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

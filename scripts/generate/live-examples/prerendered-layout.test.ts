/** @jest-environment node */
import { parse } from 'node-html-parser';
import { markActiveTabs, placeSideDrawers } from './prerendered-layout';

it('shows the indicator of the active tab only', () => {
  const line = '<span class="mdc-tab-indicator"></span>';
  const host = parse(
    `<a class="mdc-tab mdc-tab--active">${line}</a><a class="mdc-tab">${line}</a>`,
  );
  markActiveTabs(host);
  expect(host.querySelectorAll('.mdc-tab-indicator--active')).toHaveLength(1);
  expect(host.querySelector('.mdc-tab--active .mdc-tab-indicator--active')).not.toBeNull();
});

describe('an open drawer', () => {
  const writeWorkspaceFor = (drawer: string) => {
    const host = parse(
      `<div id="all" style="height: 9rem;"><div class="mat-drawer ${drawer}"><div class="mat-drawer-inner-container"></div></div>` +
        '<p class="mat-drawer-content mat-drawer-content-hidden">Text</p></div>',
    );
    placeSideDrawers(host);
    const style = (selector: string) => host.querySelector(selector)?.getAttribute('style');
    return { style, hidden: host.querySelectorAll('.mat-drawer-content-hidden').length };
  };

  it('is placed next to the visible content', () => {
    const { style, hidden } = writeWorkspaceFor('mat-drawer-opened mat-drawer-side');
    expect(hidden).toBe(0);
    expect(style('#all')).toBe('height: 9rem;display:flex');
    expect(style('.mat-drawer')).toBe('position:relative');
    expect(style('.mat-drawer-inner-container')).toBe('height:0;min-height:100%');
    expect(
      writeWorkspaceFor('mat-drawer-opened mat-drawer-side mat-drawer-end').style('.mat-drawer'),
    ).toBe('position:relative;order:1');
  });

  it('is not changed when it pushes the content', () => {
    expect(writeWorkspaceFor('mat-drawer-opened mat-drawer-push')).toMatchObject({ hidden: 1 });
  });
});

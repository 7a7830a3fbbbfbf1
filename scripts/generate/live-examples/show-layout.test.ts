/** @jest-environment node */
import { parse } from 'node-html-parser';
import { markActiveTabs, setDrawersAside } from './show-layout';

it('draws the line of the active tab, and of no other', () => {
  const line = '<span class="mdc-tab-indicator"></span>';
  const host = parse(
    `<a class="mdc-tab mdc-tab--active">${line}</a><a class="mdc-tab">${line}</a>`,
  );
  markActiveTabs(host);
  expect(host.querySelectorAll('.mdc-tab-indicator--active')).toHaveLength(1);
  expect(host.querySelector('.mdc-tab--active .mdc-tab-indicator--active')).not.toBeNull();
});

describe('an open drawer', () => {
  const lay = (drawer: string) => {
    const host = parse(
      `<div id="all" style="height: 9rem;"><div class="mat-drawer ${drawer}"><div class="mat-drawer-inner-container"></div></div>` +
        '<p class="mat-drawer-content mat-drawer-content-hidden">Text</p></div>',
    );
    setDrawersAside(host);
    const style = (selector: string) => host.querySelector(selector)?.getAttribute('style');
    return { style, hidden: host.querySelectorAll('.mat-drawer-content-hidden').length };
  };

  it('stands beside the content, which shows', () => {
    const { style, hidden } = lay('mat-drawer-opened mat-drawer-side');
    expect(hidden).toBe(0);
    expect(style('#all')).toBe('height: 9rem;display:flex');
    expect(style('.mat-drawer')).toBe('position:relative');
    expect(style('.mat-drawer-inner-container')).toBe('height:0;min-height:100%');
    expect(lay('mat-drawer-opened mat-drawer-side mat-drawer-end').style('.mat-drawer')).toBe(
      'position:relative;order:1',
    );
  });

  it('stays as it is where it pushes the content away', () => {
    expect(lay('mat-drawer-opened mat-drawer-push')).toMatchObject({ hidden: 1 });
  });
});

import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatMenuHarness } from '@angular/material/menu/testing';
import { MenuHarnessExample } from './menu-harness-example';

describe('MenuHarnessExample', () => {
  let fixture: ComponentFixture<MenuHarnessExample>;
  let menu: MatMenuHarness;

  beforeEach(async () => {
    fixture = TestBed.createComponent(MenuHarnessExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    menu = await loader.getHarness(MatMenuHarness.with({ triggerText: 'Photo' }));
  });

  it('lists its items once it is open', async () => {
    expect(await menu.isOpen()).toBe(false);
    await menu.open();

    const items = await menu.getItems();
    const texts = await Promise.all(items.map((item) => item.getText()));
    expect(texts).toEqual(['Move to album', 'Print', 'Delete']);
    expect(await items[1].isDisabled()).toBe(true);
  });

  it('runs an item by its text', async () => {
    await menu.open();
    await menu.clickItem({ text: 'Delete' });

    expect(fixture.nativeElement.textContent).toContain('Deleted');
    expect(await menu.isOpen()).toBe(false);
  });

  it('goes through a submenu', async () => {
    await menu.open();
    await menu.clickItem({ text: 'Move to album' }, { text: 'Harbor' });

    expect(fixture.nativeElement.textContent).toContain('Album: Harbor');
  });
});

import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatMenuHarness } from '@angular/material/menu/testing';
import { MenuPositionExample } from './menu-position-example';

describe('MenuPositionExample', () => {
  it('opens each menu from its own button', async () => {
    const loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(MenuPositionExample));
    const menu = await loader.getHarness(MatMenuHarness.with({ triggerText: 'Before' }));

    await menu.open();
    const [first] = await menu.getItems();

    expect(await first.getText()).toBe('Warm front');
  });
});

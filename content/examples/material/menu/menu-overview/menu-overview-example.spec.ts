import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatMenuHarness } from '@angular/material/menu/testing';
import { MenuOverviewExample } from './menu-overview-example';

describe('MenuOverviewExample', () => {
  it('says what the chosen action did', async () => {
    const fixture = TestBed.createComponent(MenuOverviewExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const menu = await loader.getHarness(MatMenuHarness);

    await menu.open();
    await menu.clickItem({ text: 'Print parts' });

    const element: HTMLElement = fixture.nativeElement;
    expect(element.textContent).toContain('Parts sent to the printer.');
    expect(await menu.isOpen()).toBe(false);
  });

  it('keeps the action that is not allowed disabled', async () => {
    const loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(MenuOverviewExample));
    const menu = await loader.getHarness(MatMenuHarness);
    await menu.open();
    const [share] = await menu.getItems({ text: /Share/ });

    expect(await share.isDisabled()).toBe(true);
  });
});

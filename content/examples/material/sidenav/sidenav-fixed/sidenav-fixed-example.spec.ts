import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatSidenavHarness } from '@angular/material/sidenav/testing';
import { MatSlideToggleHarness } from '@angular/material/slide-toggle/testing';
import { SidenavFixedExample } from './sidenav-fixed-example';

describe('SidenavFixedExample', () => {
  it('is fixed below the toolbar until it is let go', async () => {
    const loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(SidenavFixedExample));
    const sidenav = await loader.getHarness(MatSidenavHarness);
    const top = async () => (await sidenav.host()).getProperty<CSSStyleDeclaration>('style');
    expect(await sidenav.isFixedInViewport()).toBe(true);
    expect((await top()).top).toBe('56px');

    await (await loader.getHarness(MatSlideToggleHarness)).uncheck();

    expect(await sidenav.isFixedInViewport()).toBe(false);
    expect((await top()).top).toBe('');
  });
});
